import { describe, expect, it } from 'vitest';
import { createContentSearch, type SearchDoc } from './content-search.ts';

const doc = (id: string, title: string, text = ''): SearchDoc => ({
  id,
  kind: 'rite',
  title,
  text,
  to: `/guide/${id}`,
});
const found = (docs: readonly SearchDoc[], typed: string): string[] =>
  createContentSearch(docs)
    .search(typed, 10)
    .map(({ id }) => id);

const english = [
  doc('sai', 'Sa’i', 'Walk 7 laps between Safa and Marwah.'),
  doc('tawaf', 'Tawaf', 'Walk 7 circuits around the Kaaba.'),
  doc('stoning', 'Stoning', 'Throw 7 pebbles. The Tawaf comes later.'),
];

describe('createContentSearch', () => {
  it('puts what is named so before what only speaks of it', () => {
    expect(found(english, 'tawaf')).toEqual(['tawaf', 'stoning']);
  });

  it('wants every word, in any order, and takes the beginning of a word', () => {
    expect(found(english, 'kaaba circ')).toEqual(['tawaf']);
    expect(found(english, 'kaaba pebbles')).toEqual([]);
  });

  it('forgives a slip of the finger in a long word, and none in a short one', () => {
    expect(found(english, 'pebblss')).toEqual(['stoning']);
    expect(found(english, 'sofa')).toEqual([]);
  });

  it('finds a word with and without its apostrophe', () => {
    expect(found(english, 'sai')).toContain('sai');
    expect(found(english, 'Sa’i')).toContain('sai');
  });

  it('sees past harakat, the article and the forms of letters', () => {
    const arabic = [doc('tawaf', 'الطَّواف', 'حول الكعبة'), doc('sai', 'السعي')];
    expect(found(arabic, 'طواف')).toEqual(['tawaf']);
    expect(found(arabic, 'الكعبه')).toEqual(['tawaf']);
    expect(found([doc('urdu', 'طوافِ زیارت')], 'زيارت')).toEqual(['urdu']);
  });

  it('finds in scripts whose vowels are marks', () => {
    expect(found([doc('bn', 'তাওয়াফ'), doc('x', 'সাঈ')], 'তাওয়া')).toEqual(['bn']);
    expect(found([doc('gu', 'તવાફ'), doc('x', 'સઈ')], 'તવાફ')).toEqual(['gu']);
  });

  it('finds nothing when nothing was typed, and no more than was asked for', () => {
    expect(found(english, ' … ')).toEqual([]);
    expect(createContentSearch(english).search('walk', 1)).toHaveLength(1);
  });
});
