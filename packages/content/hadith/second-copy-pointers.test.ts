import { describe, expect, it } from 'vitest';
import { brokenPointers, secondCopyPointers } from './second-copy-pointers.ts';

const copy = JSON.stringify({
  hadiths: [
    { id: 1, arabic: 'قَالَ ‏ "‏ الدُّعَاءُ هُوَ \nالْعِبَادَةُ ‏"‏ ‏.‏' },
    { id: 2, arabic: 'بِهَذَا الإِسْنَادِ' },
  ],
});
const file = 'db/by_chapter/the_9_books/tirmidhi/48.json';
const arabic = 'الدُّعَاءُ هُوَ الْعِبَادَةُ';
const broken = (source: string, text = arabic) =>
  brokenPointers([{ source, arabic: text }], (path) => (path === file ? copy : undefined));

describe('a pointer to the second copy', () => {
  it('is valid when its number has its text, regardless of quotation marks and line breaks', () => {
    expect(broken(`${file}#1`)).toEqual([]);
  });

  it.each([
    ['db/by_chapter/the_9_books/tirmidhi/49.json#1', arabic, /no such file/],
    [`${file}#3`, arabic, /no such number/],
    [`${file}#2`, arabic, /another text/],
    [`${file}#1`, arabic.replace('هُوَ', 'هُوِ'), /another text/],
  ])('is reported: %s', (source, text, reason) => {
    expect(broken(source, text)).toEqual([expect.stringMatching(reason)]);
  });

  it('exists for every narration of the daily hadith and of the duas', () => {
    expect(secondCopyPointers().length).toBeGreaterThan(150);
  });
});
