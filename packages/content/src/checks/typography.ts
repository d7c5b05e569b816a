import type { Language } from '@manasik/core/text/languages';
import { filledIn } from '../message.ts';
import type { Rule } from './rule.ts';

type Habit = { pattern: RegExp; because: string };

const everywhere: Habit[] = [
  { pattern: /"/u, because: 'has a straight quotation mark' },
  { pattern: /\.\.\./u, because: 'has three dots; write …' },
  { pattern: / {2,}/u, because: 'has two spaces in a row' },
  { pattern: / [,.،۔।](?!\p{L})/u, because: 'has a space before a full stop or comma' },
  { pattern: /\uFFFD|Ã.|â€|Ø[§-º]/u, because: 'has broken characters' },
  // Joiners are part of the script in Urdu, Gujarati and Bengali. Other invisible characters are errors.
  { pattern: /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\uFEFF]/u, because: 'has an invisible character' },
];

/** The punctuation that readers of a language expect. Quotation marks not listed here are wrong in it. */
const marks: Record<Language, { quotes: string; habits: Habit[] }> = {
  en: { quotes: '“”', habits: [] },
  ar: {
    quotes: '«»',
    habits: [{ pattern: /[,;?](?!\d)/u, because: 'has a Latin comma, semicolon or question mark' }],
  },
  ur: {
    quotes: '“”',
    habits: [{ pattern: /[,;?.](?!\d)/u, because: 'has a Latin comma, stop or question mark' }],
  },
  gu: { quotes: '“”', habits: [] },
  bn: {
    quotes: '“”',
    habits: [{ pattern: /[\u0980-\u09FF]\.(?=\s|$)/u, because: 'has a full stop; write ।' }],
  },
  fr: {
    quotes: '«»',
    habits: [
      {
        pattern: /[^\u00A0\u202F\s?!][?!;»]|[^\u00A0\u202F\s]:(?=\s|$)/u,
        because: 'lacks a no-break space before ? ! ; : or »',
      },
      { pattern: / [?!;:»]/u, because: 'has a breaking space before ? ! ; : or »' },
      { pattern: /«[^\u00A0\u202F]/u, because: 'lacks a no-break space after «' },
    ],
  },
  de: { quotes: '„“', habits: [] },
  it: { quotes: '«»', habits: [] },
  es: { quotes: '«»', habits: [] },
  ru: { quotes: '«»„“', habits: [] },
};

const anyQuote = /[“”„«»‟‹›]/gu;

export const typography: Rule = ({ language, translated }) => {
  const { quotes, habits } = marks[language];
  const text = translated.text.replaceAll(filledIn, '0');
  return [
    // A straight apostrophe is also the quote character of ICU and can hide an argument, so search the source for it.
    ...(translated.source.includes("'") ? ['has a straight apostrophe; write ’'] : []),
    ...[...everywhere, ...habits].filter(({ pattern }) => pattern.test(text)).map(({ because }) => because),
    ...(text.match(anyQuote) ?? [])
      .filter((mark) => !quotes.includes(mark))
      .map((mark) => `has ${mark}; write ${quotes}`),
    ...(language === 'es' ? unopened(text) : []),
  ];
};

function unopened(text: string): string[] {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('?') === count('¿') && count('!') === count('¡') ? [] : ['lacks ¿ or ¡'];
}
