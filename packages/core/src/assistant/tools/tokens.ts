import { foldText } from '../../search/search-text.ts';
import type { Language } from '../../text/languages.ts';
import { type NumberFault, parseNumber, westernDigits } from '../../text/parse-number.ts';

interface Span {
  /** Offsets in the question. */
  readonly start: number;
  readonly end: number;
}

export type NumberToken = Span & {
  readonly kind: 'number';
  /** Null for digits that are no clear number. */
  readonly value: number | null;
  readonly fault: NumberFault | null;
};

export type WordToken = Span & {
  readonly kind: 'word';
  /** Folded as the search folds words; signs such as £ are words too. */
  readonly word: string;
};

export type Token = NumberToken | WordToken;

const blank = "[ \\u00a0\\u2007\\u2009\\u202f’']";
const digits = `(?:\\d{1,3}(?:${blank}\\d{3}(?!\\d))+|\\d+)(?:[.,،\\u066b\\u066c]\\d+)*`;
const halves = '(?:\\d{1,3} )?[1-9]/[1-9](?![\\d/])';
const number = `(?<number>${halves}|${digits}(?:${blank}?[½¼¾])?|[½¼¾])`;
const word = `(?<word>[\\p{L}\\p{M}]+(?:['’ʼ‘\\u200c\\u200d][\\p{L}\\p{M}]+)*)`;
const pattern = new RegExp(`${number}|${word}|(?<sign>[£$€₹৳₽₺₨﷼°@=])`, 'gu');

const fractions: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const minusBefore = /(?:^|[\s(£$€₹৳₽₺])[-\u2010-\u2015\u2212]\s?$/u;
// L'asr, d'or, dell'oro: the short word belongs to the grammar, the other one is searched for.
const elided = /^(?:[ldcjnsmt]|qu|un|all|dall|dell|nell|sull|quell)$/;

/** Splits a question into its numbers and words. */
export function tokensOf(question: string, language: Language): Token[] {
  const text = westernDigits(question);
  return [...text.matchAll(pattern)].flatMap((match): Token[] => {
    const start = match.index;
    const [found] = match;
    const span = { start, end: start + found.length };
    if (match.groups?.number === undefined) return wordsIn(found, start);
    const isNegative = minusBefore.test(text.slice(0, start));
    return [{ kind: 'number', ...span, ...numberIn(found, language, isNegative) }];
  });
}

function numberIn(
  text: string,
  language: Language,
  isNegative: boolean,
): { value: number | null; fault: NumberFault | null } {
  const parts = /^(?:(\d+) )?(\d)\/(\d)$/.exec(text);
  if (parts) {
    const value = Number(parts[1] ?? 0) + Number(parts[2]) / Number(parts[3]);
    return { value: isNegative ? -value : value, fault: null };
  }
  const fraction = fractions[text.at(-1) ?? ''];
  const whole = fraction === undefined ? text : text.slice(0, -1);
  const parsed = fraction !== undefined && whole.trim() === '' ? { value: 0 } : parseNumber(whole, language);
  if ('fault' in parsed) return { value: null, fault: parsed.fault };
  const value = parsed.value + (fraction ?? 0);
  return { value: isNegative ? -value : value, fault: null };
}

function wordsIn(text: string, start: number): WordToken[] {
  const mark = text.search(/['’ʼ‘]/);
  const before = foldText(text.slice(0, mark === -1 ? 0 : mark));
  if (mark !== -1 && elided.test(before)) {
    return [
      { kind: 'word', word: before, start, end: start + mark },
      ...wordsIn(text.slice(mark + 1), start + mark + 1),
    ];
  }
  const folded = foldText(text)
    .replace(/'s$/, '')
    .replaceAll(/['\u200c\u200d]/g, '');
  return folded === '' ? [] : [{ kind: 'word', word: folded, start, end: start + text.length }];
}
