import { describe, expect, it } from 'vitest';
import { createContentSearch, type SearchDoc } from './content-search.ts';
import type { Language } from '../text/languages.ts';

const doc = (id: string, title: string, text = ''): SearchDoc => ({
  id,
  kind: 'rite',
  title,
  text,
  to: `/guide/${id}`,
});
const found = (docs: readonly SearchDoc[], typed: string, language: Language = 'en'): string[] =>
  createContentSearch(docs, language)
    .search(typed, 10)
    .map(({ id }) => id);

const english = [
  doc('sai', 'Sa’i', 'Walk 7 laps between Safa and Marwah.'),
  doc('tawaf', 'Tawaf', 'Walk 7 circuits around the Kaaba.'),
  doc('stoning', 'Stoning', 'Throw 7 pebbles. The Tawaf comes later.'),
];

describe('createContentSearch', () => {
  it('ranks a passage by that name above one that only mentions it', () => {
    expect(found(english, 'tawaf')).toEqual(['tawaf', 'stoning']);
  });

  it('ranks passages with every word first, in any order, and matches the start of a word', () => {
    expect(found(english, 'kaaba circ')).toEqual(['tawaf']);
    expect(found(english, 'marwah walk')[0]).toBe('sai');
  });

  it('ranks by the number of matching words where none has all, and drops those where enough have all', () => {
    expect(found(english, 'walk round the kaaba by night')[0]).toBe('tawaf');
    expect(found(english, 'kaaba pebbles').toSorted()).toEqual(['stoning', 'tawaf']);
    const many = [1, 2, 3, 4].map((id) => doc(`both-${id}`, 'Tawaf', 'night'));
    expect(found([...many, doc('one', 'Night')], 'tawaf night').toSorted()).toEqual(many.map(({ id }) => id));
  });

  it('ignores question words unless there are no others', () => {
    const texts = [doc('what', 'What do I do?'), doc('throw', 'Throw the pebbles'), doc('how', 'How it is')];
    expect(found(texts, 'how do I throw')).toEqual(['throw']);
    expect(found(texts, 'what do I do')[0]).toBe('what');
  });

  it('finds a passage by its everyday names, and does not count a word twice', () => {
    const texts = [
      { ...doc('menses', 'Menses before the Tawaf'), keywords: 'my period started' },
      doc('x', 'Tawaf'),
    ];
    expect(found(texts, 'period')).toEqual(['menses']);
    expect(found(texts, 'tawaf tawaf period')[0]).toBe('menses');
  });

  it('puts what to do first for a search about something missed, even if other pages name it more often', () => {
    const whatIf = (id: string, title: string, keywords: string): SearchDoc => ({
      ...doc(id, title),
      kind: 'whatIf',
      keywords,
    });
    const texts = [
      doc('stoning', 'Stoning', 'Stoning, stoning. Do not miss the stoning.'),
      doc('days', 'Stoning on the 11th', 'A missed stoning is made up.'),
      whatIf('missed', 'You left out a pillar', 'no stoning on that day'),
      whatIf('crowd', 'The crowd', 'afraid'),
    ];
    for (const typed of ['What if I miss stoning?', 'missed stoning', 'forgot stoning', 'stoning too late']) {
      expect(found(texts, typed)[0]).toBe('missed');
    }
    expect(found(texts, 'stoning')[0]).toBe('stoning');
    expect(found(texts, 'missed')).not.toContain('missed');
  });

  it('tolerates a typo in a long word, and none in a short one', () => {
    expect(found(english, 'pebblss')).toEqual(['stoning']);
    expect(found(english, 'sofa')).toEqual([]);
  });

  it('finds a word with and without its apostrophe', () => {
    expect(found(english, 'sai')).toContain('sai');
    expect(found(english, 'Sa’i')).toContain('sai');
  });

  it('ignores harakat, the article and letter variants', () => {
    const arabic = [doc('tawaf', 'الطَّواف', 'حول الكعبة'), doc('sai', 'السعي')];
    expect(found(arabic, 'طواف', 'ar')).toEqual(['tawaf']);
    expect(found(arabic, 'الكعبه', 'ar')).toEqual(['tawaf']);
    expect(found([doc('urdu', 'طوافِ زیارت')], 'زيارت', 'ur')).toEqual(['urdu']);
  });

  it('searches scripts whose vowels are marks', () => {
    expect(found([doc('bn', 'তাওয়াফ'), doc('x', 'সাঈ')], 'তাওয়া', 'bn')).toEqual(['bn']);
    expect(found([doc('gu', 'તવાફ'), doc('x', 'સઈ')], 'તવાફ', 'gu')).toEqual(['gu']);
  });

  it('returns nothing for empty input, and at most the requested number', () => {
    expect(found(english, ' … ')).toEqual([]);
    expect(createContentSearch(english, 'en').search('walk', 1)).toHaveLength(1);
  });
});
