import { addDays, type CivilDate } from '../calendar/civil-date.ts';

/** Days one after the other on which all five prayers were ticked. */
export interface PrayerStreak {
  days: number;
  /** The first of them; null when there are none. */
  from: CivilDate | null;
  /** The last of them, today or yesterday. */
  to: CivilDate | null;
}

const none: PrayerStreak = { days: 0, from: null, to: null };

/**
 * The streak that is alive on `today`: today need not be complete yet, for it is not over. Asks `isComplete` for one
 * day after the other, backwards, until one is not.
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
