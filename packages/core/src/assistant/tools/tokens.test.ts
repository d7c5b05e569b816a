import { describe, expect, it } from 'vitest';
import type { Language } from '../../text/languages.ts';
import { tokensOf } from './tokens.ts';

const numbersIn = (text: string, language: Language) =>
  tokensOf(text, language).flatMap((token) => (token.kind === 'number' ? [token.value ?? token.fault] : []));
const wordsIn = (text: string, language: Language) =>
  tokensOf(text, language).flatMap((token) => (token.kind === 'word' ? [token.word] : []));

describe('numbers in a question', () => {
  it.each<[Language, string, (number | string)[]]>([
    ['en', '14,000 and 14.5', [14_000, 14.5]],
    ['fr', '14 000 euros et 14,5', [14_000, 14.5]],
    ['de', '14.000 Euro', [14_000]],
    ['fr', '14.000 euros', ['ambiguous']],
    ['ar', '٥٠٠٠ و ٤٫٥', [5000, 4.5]],
    ['bn', '৫০০০', [5000]],
    ['gu', '૧,૦૦,૦૦૦', [100_000]],
    ['en', '5200 300 and 5 200 300', [5200, 300, 5_200_300]],
    ['en', 'from 10-20', [10, 20]],
    ['en', '-5 and £-3 and −2.5', [-5, -3, -2.5]],
    ['en', '½, 1½ and 1 3/4', [0.5, 1.5, 1.75]],
    ['en', '25km GBP500 2k', [25, 500, 2]],
  ])('%s: %s', (language, text, numbers) => {
    expect(numbersIn(text, language)).toEqual(numbers);
  });
});

describe('words in a question', () => {
  it('separates the short words that French and Italian join with an apostrophe', () => {
    expect(wordsIn("l’asr d'or", 'fr')).toEqual(['l', 'asr', 'd', 'or']);
    expect(wordsIn("dell'oro", 'it')).toEqual(['dell', 'oro']);
  });

  it('keeps the apostrophe of a name out of the word, and drops that of a possessive', () => {
    expect(wordsIn('Ta’if today’s', 'en')).toEqual(['taif', 'today']);
  });

  it('takes signs of currencies and degrees as words', () => {
    expect(wordsIn('£5 = $7, 40°C', 'en')).toEqual(['£', '=', '$', '°', 'c']);
  });
});
