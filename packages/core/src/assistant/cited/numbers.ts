import type { Language } from '../../text/languages.ts';
import { westernDigits } from '../../text/parse-number.ts';
import { tokensOf } from '../tools/tokens.ts';
import { vocabularyOf } from '../tools/vocabulary.ts';

// "One" is an article in several languages; "sei" is a form of "to be" in Italian.
const ambiguous: ReadonlySet<string> = new Set(['0.5', '1']);
const alsoOtherWords: ReadonlySet<string> = new Set(['sei']);

/** The numbers in a text: `7` for 7, ٧ and "seven"; each group of digits in 1,500 or 12:30 too. */
export function numbersIn(text: string, language: Language): ReadonlySet<string> {
  const found = new Set(westernDigits(text).match(/\d+/g)?.map(withoutZeros));
  for (const token of tokensOf(text, language)) {
    if (token.kind === 'number' || alsoOtherWords.has(token.word)) continue;
    for (const label of vocabularyOf(language).labelsOf([token.word]) ?? []) {
      const [kind, value = ''] = label.split(':');
      if (kind === 'number') found.add(value);
    }
  }
  return found;
}

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** The numbers of a text that none of the others contains. */
export function newNumbers(text: string, others: readonly string[], language: Language): string[] {
  const known = new Set(others.flatMap((other) => [...numbersIn(other, language)]));
  return [...numbersIn(text, language)].filter((number) => !known.has(number) && !ambiguous.has(number));
}
