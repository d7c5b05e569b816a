import { addDays, type CivilDate, weekday } from './civil-date.ts';
import { fromHijri, toHijri } from './hijri.ts';

/**
 * The years AH that the app shows and converts: those for which Saudi Arabia's KACST publishes the Umm al-Qura
 * calendar, which `Intl` contains. ICU continues to 1600, but no authority uses those years.
 */
export const hijriYears = { first: 1300, last: 1500 } as const;

/**
 * The years AH (17 April 1999 to 14 May 2029) in which all tables of the Umm al-Qura calendar agree. The rule changed
 * several times before, and KACST has since recomputed the years before and after. Printed calendars and other programs
 * (Microsoft's, @umalqura/core) differ there by a day in many months.
 */
export const settledHijriYears = { first: 1420, last: 1450 } as const;

/** A month: year AH, month 1 (Muharram) to 12 (Dhu al-Hijjah). */
export interface HijriMonth {
  year: number;
  month: number;
}

export interface HijriMonthDay {
  /** 1 to 30. */
  day: number;
  date: CivilDate;
}

export interface HijriMonthDays extends HijriMonth {
  days: HijriMonthDay[];
  /** Day of the week of the first: 1 (Monday) to 7 (Sunday), as ISO 8601 counts. */
  firstWeekday: number;
}

/** Whether the app shows this month. */
export const isHijriMonth = ({ year, month }: HijriMonth): boolean =>
  Number.isInteger(year) &&
  Number.isInteger(month) &&
  year >= hijriYears.first &&
  year <= hijriYears.last &&
  month >= 1 &&
  month <= 12;

/**
 * The days of a month with their civil dates. `adjustmentDays` is as in `toHijri`: with +1 every day of the month falls
 * a civil day earlier, and the month keeps its Umm al-Qura length. `toHijri(date, adjustmentDays)` returns each of
 * these days. Throws RangeError outside `hijriYears`.
 */
export function hijriMonth({ year, month }: HijriMonth, adjustmentDays = 0): HijriMonthDays {
  const length = hijriMonthLength({ year, month });
  const first = fromHijri({ year, month, day: 1 }, adjustmentDays);
  const days = Array.from({ length }, (_, index) => ({ day: index + 1, date: addDays(first, index) }));
  return { year, month, days, firstWeekday: weekday(first) };
}

/** 29 or 30. Throws RangeError outside `hijriYears`. */
export function hijriMonthLength({ year, month }: HijriMonth): number {
  if (!isHijriMonth({ year, month })) {
    throw new RangeError(`Not a month of ${hijriYears.first} to ${hijriYears.last} AH: ${year}-${month}`);
  }
  const thirtieth = addDays(fromHijri({ year, month, day: 29 }), 1);
  return toHijri(thirtieth).day === 30 ? 30 : 29;
}

/** The month `steps` later (earlier if negative); null outside `hijriYears`. */
export function monthsLater({ year, month }: HijriMonth, steps: number): HijriMonth | null {
  const count = year * 12 + (month - 1) + steps;
  const found = { year: Math.floor(count / 12), month: (count % 12) + 1 };
  return isHijriMonth(found) ? found : null;
}

/** The civil days whose adjusted Hijri date is within `hijriYears`. */
export const convertibleDates = (adjustmentDays = 0): { first: CivilDate; last: CivilDate } => ({
  first: fromHijri({ year: hijriYears.first, month: 1, day: 1 }, adjustmentDays),
  last: addDays(fromHijri({ year: hijriYears.last + 1, month: 1, day: 1 }, adjustmentDays), -1),
});
