import type { CivilDate } from '@manasik/core/calendar/civil-date';
import { fromHijri, type HijriDate, toHijri } from '@manasik/core/calendar/hijri';
import { convertibleDates, hijriMonthLength, hijriYears } from '@manasik/core/calendar/hijri-month';
import { typedNumber } from './typed-number.ts';

/** The text of the fields; `month` 1 to 12 is chosen from a list. */
export interface TypedDate {
  day: string;
  month: number;
  year: string;
}

/** The error of a field, with the values for its text. */
export type DateProblem =
  | { code: 'required' | 'number' }
  | { code: 'day'; year: number; days: number }
  | { code: 'year'; first: number; last: number }
  | { code: 'outside'; first: CivilDate; last: CivilDate };

export type DateProblems = { day?: DateProblem; year?: DateProblem };

/** One day in both calendars. */
export interface FoundDate {
  date: CivilDate;
  hijri: HijriDate;
  problems?: undefined;
}

export type Read = FoundDate | { problems: DateProblems };

/** Reads a Hijri date; for `adjustment` see `toHijri`. */
export function readHijri(typed: TypedDate, adjustment: number): Read {
  const read = numbersOf(typed, hijriYears, (year) => hijriMonthLength({ year, month: typed.month }));
  if ('problems' in read) return read;
  const hijri = { year: read.year, month: typed.month, day: read.day };
  return { date: fromHijri(hijri, adjustment), hijri };
}

/** Reads a civil date within the convertible range. */
export function readCivil(typed: TypedDate, adjustment: number): Read {
  const range = convertibleDates(adjustment);
  const years = { first: Number(range.first.slice(0, 4)), last: Number(range.last.slice(0, 4)) };
  const read = numbersOf(typed, years, (year) => new Date(Date.UTC(year, typed.month, 0)).getUTCDate());
  if ('problems' in read) return read;
  const date = `${read.year}-${pad(typed.month)}-${pad(read.day)}`;
  if (date < range.first || date > range.last) return { problems: { year: { code: 'outside', ...range } } };
  return { date, hijri: toHijri(date, adjustment) };
}

function numbersOf(
  typed: TypedDate,
  years: { first: number; last: number },
  lengthIn: (year: number) => number,
): { day: number; year: number } | { problems: DateProblems } {
  const day = numberOf(typed.day);
  const year = numberOf(typed.year);
  const yearProblem: DateProblem | undefined =
    typeof year === 'object'
      ? year
      : year < years.first || year > years.last
        ? { code: 'year', ...years }
        : undefined;
  const dayProblem = typeof day === 'object' ? day : undefined;
  if (typeof day === 'object' || typeof year === 'object' || yearProblem) {
    return {
      problems: { ...(dayProblem && { day: dayProblem }), ...(yearProblem && { year: yearProblem }) },
    };
  }
  const days = lengthIn(year);
  return day >= 1 && day <= days ? { day, year } : { problems: { day: { code: 'day', year, days } } };
}

const numberOf = (text: string): number | DateProblem =>
  text.trim() === '' ? { code: 'required' } : (typedNumber(text) ?? { code: 'number' });

const pad = (number: number): string => String(number).padStart(2, '0');
