import { addDays, type CivilDate } from '../calendar/civil-date.ts';

/** Consecutive days on which all five prayers were ticked. */
export interface PrayerStreak {
  days: number;
  /** The first day; null without any. */
  from: CivilDate | null;
  /** The last day, today or yesterday. */
  to: CivilDate | null;
}

const none: PrayerStreak = { days: 0, from: null, to: null };

/**
 * The current streak on `today`. Today may still be incomplete, because it is not over. Calls `isComplete` day by day,
 * backwards, until it returns false.
 */
export function prayerStreak(today: CivilDate, isComplete: (date: CivilDate) => boolean): PrayerStreak {
  const to = isComplete(today) ? today : addDays(today, -1);
  if (to !== today && !isComplete(to)) return none;
  let from = to;
  let days = 1;
  for (let before = addDays(from, -1); isComplete(before); before = addDays(before, -1)) {
    from = before;
    days += 1;
  }
  return { days, from, to };
}
