import { addDays, type CivilDate, civilDateRange, daysUntil } from '../calendar/civil-date.ts';
import { fromHijri, toHijri } from '../calendar/hijri.ts';

/** The years AH whose Ramadan is the current or next one on a supported day. */
export const ramadanYears = {
  first: toHijri(civilDateRange.first).year,
  last: toHijri(civilDateRange.last).year,
} as const;

/** Juz of the Quran; many people read one a day. */
export const juzCount = 30;

const month = 9;

/** A Ramadan, with expected dates until its moon is announced. */
export interface Ramadan {
  /** Year AH. */
  year: number;
  /** The first day of fasting. The first tarawih is on the evening before. */
  firstDay: CivilDate;
  /** Its length by the Umm al-Qura calendar. */
  days: 29 | 30;
}

/**
 * The Ramadan of a year AH. `adjustmentDays` is how many days the user's country is ahead of (+) or behind (-) the Umm
 * al-Qura calendar. Throws RangeError outside the calendar.
 */
export function ramadanOf(year: number, adjustmentDays = 0): Ramadan {
  const first = fromHijri({ year, month, day: 1 });
  const days = daysUntil(first, fromHijri({ year, month: month + 1, day: 1 }));
  return { year, firstDay: addDays(first, -adjustmentDays), days: days === 29 ? 29 : 30 };
}

/** The Ramadan under way on `today`, otherwise the next. */
export function ramadanAt(today: CivilDate, adjustmentDays = 0): Ramadan {
  const { year } = toHijri(today, adjustmentDays);
  const thisYear = ramadanOf(year, adjustmentDays);
  const isOver = today > lastDayOf(thisYear);
  return isOver ? ramadanOf(year + 1, adjustmentDays) : thisYear;
}

/** The last day of fasting. */
export const lastDayOf = ({ firstDay, days }: Ramadan): CivilDate => addDays(firstDay, days - 1);

/** The civil date of a day of Ramadan, 1 to 30. */
export const dateOfDay = ({ firstDay }: Ramadan, day: number): CivilDate => addDays(firstDay, day - 1);

export type RamadanPhase =
  | { phase: 'ahead'; daysLeft: number }
  | { phase: 'now'; day: number }
  | { phase: 'over' };

/** The state of a Ramadan on `today`. */
export function phaseOf(ramadan: Ramadan, today: CivilDate): RamadanPhase {
  const day = daysUntil(ramadan.firstDay, today) + 1;
  if (day < 1) return { phase: 'ahead', daysLeft: 1 - day };
  return day > ramadan.days ? { phase: 'over' } : { phase: 'now', day };
}

/**
 * How many days of a Ramadan have come by `today`: fasts up to today's, and tarawih including this evening's, because a
 * night belongs to the day after it. Both are from 0 to its length.
 */
export function comeOf(ramadan: Ramadan, today: CivilDate): { fasts: number; nights: number } {
  const begun = daysUntil(ramadan.firstDay, today) + 1;
  const within = (days: number) => Math.min(Math.max(days, 0), ramadan.days);
  return { fasts: within(begun), nights: within(begun + 1) };
}

/** Fasts of one year: how many were missed, how many of these were made up, and how many remain. */
export interface MakeUp {
  missed: number;
  madeUp: number;
  toMakeUp: number;
}

/** Never more than were missed. */
export function makeUpOf(missed: number, madeUpDays: number): MakeUp {
  const madeUp = Math.min(Math.max(madeUpDays, 0), missed);
  return { missed, madeUp, toMakeUp: missed - madeUp };
}
