import { describe, expect, it } from 'vitest';
import { withoutArticle, wordsOf } from '../search/search-text.ts';
import { createConceptFinder } from './concepts.ts';

const wordsIn = (text: string): string[] => wordsOf(text).map(withoutArticle);

const english = createConceptFinder(
  {
    tawaf: 'tawaf*, around the kaaba',
    medicine: 'medicine*, tablets',
    heat: 'hot, too hot to walk',
    water: 'hot water',
  },
  'en',
);
const found = (text: string): string[] => [...english.in(wordsIn(text))].toSorted();

describe('subjects of a question', () => {
  it('are found by a word, whatever its case', () => {
    expect(found('Where are my TABLETS?')).toEqual(['medicine']);
  });

  it('are found by several words in order', () => {
    expect(found('walking around the Kaaba')).toEqual(['tawaf']);
    expect(found('the Kaaba is around')).toEqual([]);
  });

  it('are found by the beginning of a word only where the entry says so', () => {
    expect(found('medicines')).toEqual(['medicine']);
    expect(found('hotel')).toEqual([]);
  });

  it('are all found, also where entries share a word', () => {
    expect(found('Is there hot water?')).toEqual(['heat', 'water']);
  });

  it.each(['tablts', 'tabletss', 'tablats', 'tabelts'])('are found despite a typing error: %s', (word) => {
    expect(found(word)).toEqual(['medicine']);
  });

  it('are not guessed from short words, where another letter makes another word', () => {
    expect(found('hat pot')).toEqual([]);
  });

  it('are none in an empty text', () => {
    expect(found('')).toEqual([]);
    expect(found('?!')).toEqual([]);
  });
});

describe('subjects of a question in Arabic', () => {
  const arabic = createConceptFinder({ tawaf: 'طواف' }, 'ar');

  it.each(['الطواف', 'والطواف', 'طواف', 'وطواف'])('are found with the words joined to them: %s', (word) => {
    expect([...arabic.in(wordsIn(word))]).toEqual(['tawaf']);
  });
});

it('ignores entries without a word', () => {
  expect([...createConceptFinder({ empty: ' , *,' }, 'en').in(wordsIn('anything'))]).toEqual([]);
});
