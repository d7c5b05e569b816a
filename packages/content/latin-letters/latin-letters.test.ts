import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { isForeign, languageOf } from '@manasik/core/assistant/language-of';
import { createLatinLanguages } from '@manasik/core/assistant/latin-letters/latin-language';
import { languageCodes } from '@manasik/core/text/languages';
import { describe, expect, it } from 'vitest';
import { isLong, judgeNeutral, othersThan, shareRecognised } from './evaluate.ts';
import { readSentences } from '../red-flags/sentences.ts';
import { linesOfEach, readForeign, readLines, readNeutral, readUnseen } from './lines.ts';
import { modelFile, train } from './train.ts';
import { modelFile as foreignFile, trainForeign } from './train-foreign.ts';

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

describe('lines in languages that Manasik does not have', () => {
  const foreign = readForeign('unseen');

  it('seldom change the language, if no model learned from them', () => {
    expect(judgeNeutral(languageOf, foreign)).toBeLessThan(0.1);
  });

  it('are recognised as such in half of the cases', () => {
    const found = foreign.filter((line) => isForeign(line)).length;
    expect(found / foreign.length).toBeGreaterThanOrEqual(0.5);
  });

  it.each(languageCodes)('are seldom confused with lines in %s', (language) => {
    const ofLanguage = lines[language].filter((line) => isForeign(line)).length;
    expect(ofLanguage / lines[language].length).toBeLessThan(0.006);
    expect(unseen[language].filter((line) => isForeign(line)).length).toBeLessThanOrEqual(2);
  });
});

it.each(['ar', 'ur'] as const)(
  'no sentence about an emergency in %s is taken for another language',
  (language) => {
    const sentences = Object.values(readSentences(language))
      .flat()
      .filter((line) => /\p{L}/u.test(line) && !/\p{Script=Latin}/u.test(line));
    expect(sentences.filter((line) => isForeign(line) || languageOf(line, 'en') === 'en')).toEqual([]);
  },
);

it('the model is small, because each device loads it with the assistant', () => {
  expect(brotliCompressSync(readFileSync(modelFile)).length).toBeLessThanOrEqual(12_000);
});

it('a model of other languages recognises what it has learned', () => {
  const own = lines.en.filter(isLong).slice(0, 400);
  const foreign = readForeign('learned').slice(0, 140);
  const latin = createLatinLanguages(JSON.parse(readFileSync(modelFile, 'utf8')), trainForeign(own, foreign));
  expect(foreign.filter((line) => latin.isForeign(line)).length / foreign.length).toBeGreaterThan(0.8);
  expect(own.filter((line) => latin.isForeign(line)).length / own.length).toBeLessThan(0.05);
});

it('a model recognises what it has learned', () => {
  const few = linesOfEach((language) => lines[language].filter(isLong).slice(0, 200));
  const latin = createLatinLanguages(
    train(few, neutral.slice(0, 100)),
    JSON.parse(readFileSync(foreignFile, 'utf8')),
  );
  for (const language of languageCodes) {
    const pages = othersThan(language);
    const share = shareRecognised(latin.languageOf, { language, lines: few[language], pages });
    expect(share).toBeGreaterThan(0.8);
  }
});
