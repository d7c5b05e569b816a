import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { languageOf } from '@manasik/core/assistant/language-of';
import { createLatinLanguageOf } from '@manasik/core/assistant/latin-letters/latin-language';
import { languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { isLong, judgeNeutral, othersThan, shareRecognised } from './evaluate.ts';
import { linesOfEach, readLines, readNeutral, readUnseen } from './lines.ts';
import { modelFile, train } from './train.ts';

const lines = readLines();
const unseen = readUnseen();
const neutral = readNeutral();

describe.each(languageCodes)('lines in %s, in Latin letters', (language) => {
  it('are recognised on a page of their language', () => {
    const all = [...lines[language].filter(isLong), ...unseen[language]];
    const share = shareRecognised(languageOf, { language, lines: all, pages: [language] });
    expect(share).toBeGreaterThanOrEqual(0.999);
  });

  // Arabic has the most ways to be typed in Latin letters.
  const least = language === 'ar' ? 0.8 : 0.9;

  it(`are recognised on pages of other languages in ${100 * least} % of cases, if no model learned from them`, () => {
    const pages = othersThan(language);
    const share = shareRecognised(languageOf, { language, lines: unseen[language], pages });
    expect(share).toBeGreaterThanOrEqual(least);
  });
});

it('names of cities and prayers in Latin letters do not change the language', () => {
  expect(judgeNeutral(languageOf, neutral)).toBeLessThan(0.015);
});

it('the model is small, because each device loads it with the assistant', () => {
  expect(brotliCompressSync(readFileSync(modelFile)).length).toBeLessThanOrEqual(12_000);
});

it('a model recognises what it has learned', () => {
  const few = linesOfEach((language) => lines[language].filter(isLong).slice(0, 200));
  const latinLanguageOf = createLatinLanguageOf(train(few, neutral.slice(0, 100)));
  for (const language of languageCodes) {
    const pages = othersThan(language);
    const share = shareRecognised(latinLanguageOf, { language, lines: few[language], pages });
    expect(share).toBeGreaterThan(0.8);
  }
});
