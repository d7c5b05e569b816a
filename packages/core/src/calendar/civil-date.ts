/** A day of the Gregorian calendar as `YYYY-MM-DD`, without time or zone. */
export type CivilDate = string;

/**
 * The supported days. The Umm al-Qura calendar is published up to the end of 1500 AH (16 November 2077), so 2076 is its
 * last whole year. Before 1900 zones kept local mean time, and nobody plans a Hajj.
 */
export const civilDateRange = { first: '1900-01-01', last: '2076-12-31' } as const;

/** The earliest day of what people record: measurements, trips, payments. An earlier one is a mistake. */
export const firstRecordedDay: CivilDate = '2000-01-01';

const pattern = /^\d{4}-\d{2}-\d{2}$/;
const dayMs = 86_400_000;

/** Whether a text is an existing day, written `YYYY-MM-DD`, within `civilDateRange`. */
export const isCivilDate = (value: unknown): value is CivilDate =>
  typeof value === 'string' &&
  pattern.test(value) &&
  value >= civilDateRange.first &&
  value <= civilDateRange.last &&
  // Date turns 30 February into a day in March, so a date that changes does not exist.
  new Date(dayNumber(value) * dayMs).toISOString().startsWith(value);

/** Days since 1970-01-01. Throws RangeError if the text is not a date. */
export function dayNumber(date: CivilDate): number {
  const [year, month, day] = numbersOf(date);
  return Date.UTC(year, month - 1, day) / dayMs;
}

/** Year, month 1 to 12 and day. Throws RangeError if the text is not `YYYY-MM-DD`. */
export function numbersOf(date: CivilDate): [year: number, month: number, day: number] {
  if (!pattern.test(date)) throw new RangeError(`Not a date as YYYY-MM-DD: ${date.slice(0, 20)}`);
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

/** The date `days` later (earlier if negative); it may be outside `civilDateRange`. */
export const addDays = (date: CivilDate, days: number): CivilDate =>
  new Date((dayNumber(date) + days) * dayMs).toISOString().slice(0, 10);

/** Day of the week: 1 (Monday) to 7 (Sunday), as ISO 8601 counts; 1 January 1970 was a Thursday. */
export const weekday = (date: CivilDate): number => ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;

/** Whole days from one date to another; negative if `to` is earlier. */
export const daysUntil = (from: CivilDate, to: CivilDate): number => dayNumber(to) - dayNumber(from);

/** The same day `months` later, or the last day of that month if it has no such day. */
export function monthsLater(date: CivilDate, months: number): CivilDate {
  const [year, month, day] = numbersOf(date);
  const index = year * 12 + month - 1 + months;
  const first = firstOfMonth(index);
  const days = daysUntil(first, firstOfMonth(index + 1));
  return addDays(first, Math.min(day, days) - 1);
}

/** `index`: months since the year 0. */
const firstOfMonth = (index: number): CivilDate =>
  `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}-01`;
