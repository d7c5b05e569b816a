import { describe, expect, it } from 'vitest';
import { partsOf } from './text-parts.ts';

describe('the parts of a text', () => {
  it.each([
    ['How many pebbles? My mum fainted.', ['How many pebbles?', 'My mum fainted.']],
    ['عصر کا وقت کیا ہے؟ ابو بے ہوش ہو گئے ہیں۔', ['عصر کا وقت کیا ہے؟', 'ابو بے ہوش ہو گئے ہیں۔']],
    ['আসরের সময় কখন? বাবা অজ্ঞান।', ['আসরের সময় কখন?', 'বাবা অজ্ঞান।']],
    ['one\ntwo', ['one', 'two']],
  ])('are its sentences: %j', (text, sentences) => {
    expect(partsOf(text)).toEqual(sentences);
  });

  it.each(['my mum fainted', 'my mum fainted!', '', '?'])('are none in a short sentence: %j', (text) => {
    expect(partsOf(text)).toEqual([]);
  });

  it('of a long sentence overlap, and every word is in one', () => {
    const words = Array.from({ length: 40 }, (_, at) => `w${at}`);
    const parts = partsOf(words.join(' '));
    expect(parts.map((part) => part.split(' ').length)).toEqual([18, 18, 18, 18, 16]);
    expect(new Set(parts.flatMap((part) => part.split(' ')))).toEqual(new Set(words));
  });
});
