import { type CivilDate, isCivilDate } from '../calendar/civil-date.ts';
import { westernDigits } from '../text/parse-number.ts';

export interface WrittenDates {
  /** The text with spaces in place of its dates. */
  readonly rest: string;
  /** Null for a date that can mean two days ("5/6/2027") or none. */
  readonly found: readonly (CivilDate | null)[];
}

const before = String.raw`(?<![\d./-])`;
const after = String.raw`(?![\d/-]|\.\d)`;
const pattern = new RegExp(
  `${before}(?:(\\d{4}-\\d{1,2}-\\d{1,2})|\\d{4}([./])\\d{1,2}\\2\\d{1,2}|\\d{1,2}([./-])\\d{1,2}\\3(?:\\d{4}|\\d{2})|\\d{1,2}/\\d{1,2})${after}`,
  'g',
);
// Of a tablet.
const fractions = new Set(['1/2', '1/3', '2/3', '1/4', '3/4']);

/** Takes dates of digits alone out of a text. Only `YYYY-MM-DD` has one meaning; of any other, the day must be asked for. */
export function withoutDates(text: string): WrittenDates {
  const found: (CivilDate | null)[] = [];
  let rest = text;
  for (const { 0: written, 1: iso, index } of westernDigits(text).matchAll(pattern)) {
    if (fractions.has(written)) continue;
    found.push(iso !== undefined && isCivilDate(iso) ? iso : null);
    rest = rest.slice(0, index) + ' '.repeat(written.length) + rest.slice(index + written.length);
  }
  return { rest, found };
}
