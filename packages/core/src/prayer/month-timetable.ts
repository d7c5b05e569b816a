import { addDays, type CivilDate, civilDateRange, dayNumber, monthsLater } from '../calendar/civil-date.ts';
import { type HijriDate, toHijri } from '../calendar/hijri.ts';
import { type PrayerTimesQuery, type TimesOfDay, timesOfDay } from './prayer-times.ts';

/** A month of the Gregorian calendar as `YYYY-MM`. */
export type CivilMonth = string;

export interface TimetableDay extends TimesOfDay {
  date: CivilDate;
  /** 0 Sunday to 6 Saturday. */
  weekday: number;
  hijri: HijriDate;
}

export const friday = 5;

export interface TimetableQuery extends Omit<PrayerTimesQuery, 'date'> {
  month: CivilMonth;
  /** Days by which the country is ahead of (+) or behind (-) the Umm al-Qura calendar. */
  hijriAdjustmentDays?: number;
}

export const monthOf = (date: CivilDate): CivilMonth => date.slice(0, 7);

/** The month `months` later (earlier when negative). */
export const addMonths = (month: CivilMonth, months: number): CivilMonth =>
  monthOf(monthsLater(`${month}-01`, months));

/** Whether the whole month is within the supported days. */
export const isTimetableMonth = (month: CivilMonth): boolean =>
  month >= monthOf(civilDateRange.first) && month <= monthOf(civilDateRange.last);

/** The dates of a month, in order. Throws RangeError if the text is not a month. */
export function daysOfMonth(month: CivilMonth): CivilDate[] {
  const first = `${month}-01`;
  const length = dayNumber(`${addMonths(month, 1)}-01`) - dayNumber(first);
  return Array.from({ length }, (_, day) => addDays(first, day));
}

/** The times of every day of a civil month, each as `prayerTimes` returns them. Throws what `prayerTimes` throws. */
export const monthTimetable = ({
  month,
  hijriAdjustmentDays = 0,
  ...query
}: TimetableQuery): TimetableDay[] =>
  daysOfMonth(month).map((date) => {
    return {
      date,
      // 1 January 1970 was a Thursday.
      weekday: (((dayNumber(date) + 4) % 7) + 7) % 7,
      hijri: toHijri(date, hijriAdjustmentDays),
      ...timesOfDay({ ...query, date }),
    };
  });
