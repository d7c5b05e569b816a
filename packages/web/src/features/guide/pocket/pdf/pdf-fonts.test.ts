import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMessages } from '@manasik/content';
import duas from '@manasik/content/guide/duas.json';
import { riteIds } from '@manasik/core/guide/rites';
import { languageCodes } from '@manasik/core/text/languages';
import * as mupdf from 'mupdf';
import { describe, expect, it } from 'vitest';
import { pdfFonts } from './pdf-fonts.ts';

const root = join(import.meta.dirname, '../../../../../../..');
const fonts = new Map<string, mupdf.Font>();

function fontOf(address: string): mupdf.Font {
  const font = fonts.get(address) ?? new mupdf.Font('test', readFileSync(join(root, address)));
  fonts.set(address, font);
  return font;
}

/** The characters of a text that none of the fonts of the language has. Spaces and marks of direction draw nothing. */
const missing = (text: string, addresses: readonly string[]): string[] =>
  [...new Set(text.replaceAll(/[\s\p{Cf}]/gu, ''))].filter((character) =>
    addresses.every((address) => fontOf(address).encodeCharacter(character) === 0),
  );

describe('the fonts of the PDF', () => {
  it.each(languageCodes)('have every character of the guide, in %s', (language) => {
    const { text, arabic, latin } = pdfFonts(language);
    const features = [
      'guide',
      'duas',
      'what-if',
      'practical',
      'emergency',
      'lost-card',
      ...riteIds.map((id) => `rites/${id}`),
    ];
    const words = JSON.stringify(loadMessages(language, features));
    for (const weight of [0, 1] as const)
      expect(missing(words, [text[weight], arabic[weight], latin[weight]])).toEqual([]);
  });

  it('have every character of the duas', () => {
    const { arabic, scripture } = pdfFonts('en');
    for (const { arabic: text, source } of duas)
      expect(missing(text, [source.startsWith('quran') ? scripture[0] : arabic[0]])).toEqual([]);
  });

  it('miss a character of another script', () => {
    expect(missing('ع漢', [pdfFonts('en').arabic[0]])).toEqual(['漢']);
  });
});
