import { announcedShift, type AnnouncedFirst } from '../calendar/announced.ts';
import { addDays, type CivilDate, weekday } from '../calendar/civil-date.ts';
import { fromHijri, toHijri } from '../calendar/hijri.ts';
import { dateIn, instantOf } from '../calendar/zone-date.ts';
import type { DailyTime } from '../prayer/next-prayer.ts';
import type { ReminderDay, ReminderRule } from './reminder-rule.ts';

const minuteMs = 60_000;

/** ISO instants of a day's prayers; null where the time does not exist, and for the whole day without a place. */
export type TimesFor = (
  date: CivilDate,
) => Readonly<Record<DailyTime, { readonly at: string | null }>> | null;

export interface DueOptions {
  /** IANA name. */
  readonly timeZone: string;
  readonly timesFor: TimesFor;
  /** Days by which the user's country is ahead of (+) or behind (-) the Umm al-Qura calendar. */
  readonly hijriAdjustmentDays?: number;
  readonly announced?: AnnouncedFirst;
}

// Summers of the far north have no Isha for weeks.
const mostDays = 400;
const mostHijriYears = 3;

/**
 * The first instant (ms since 1970) of a rule that is later than `after`; null if there is none.
 * @throws RangeError for an unknown zone
 */
export function nextDue(rule: ReminderRule, after: number, options: DueOptions): number | null {
  // A prayer of yesterday can be after midnight, and an offset can move it further.
  const first = addDays(dateIn(options.timeZone, after), -2);
  for (const date of datesOf(rule.day, first, options)) {
    const instant = instantOn(rule, date, options);
    if (instant !== null && instant > after) return instant;
  }
  return null;
}

function* datesOf(day: ReminderDay, first: CivilDate, options: DueOptions): Generator<CivilDate> {
  if (day.kind === 'once') {
    yield day.date;
    return;
  }
  if (day.kind === 'hijri') {
    const { year } = toHijri(first);
    for (let added = -1; added < mostHijriYears; added += 1) {
      const date = hijriDate(year + added, day.month, day.day, options);
      if (date !== null && date >= first) yield date;
    }
    return;
  }
  for (let added = 0; added < mostDays; added += 1) {
    const date = addDays(first, added);
    if (day.kind === 'daily' || day.weekdays.includes(weekday(date))) yield date;
  }
}

/**
 * The civil date of a Hijri day; null in a year whose month has only 29 days. Dhu al-Hijjah is that of Saudi Arabia for
 * all, because the pilgrims are there.
 */
export function hijriDate(
  year: number,
  month: number,
  day: number,
  { hijriAdjustmentDays = 0, announced = null }: Pick<DueOptions, 'hijriAdjustmentDays' | 'announced'>,
): CivilDate | null {
  try {
    return month === 12
      ? addDays(fromHijri({ year, month, day }), announcedShift(year, announced))
      : fromHijri({ year, month, day }, hijriAdjustmentDays);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function instantOn({ at }: ReminderRule, date: CivilDate, { timeZone, timesFor }: DueOptions): number | null {
  if (at.kind === 'clock') return instantOf(date, at.time, timeZone);
  const instant = timesFor(date)?.[at.prayer].at;
  return instant ? Date.parse(instant) + at.offsetMinutes * minuteMs : null;
}
