/** The five daily prayers in order. Sunrise ends Fajr and is not a prayer. */
export const prayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
export type Prayer = (typeof prayers)[number];

/** The prayers and sunrise. They are in this file so that importing them does not load the solar library. */
export const dailyTimes = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
export type DailyTime = (typeof dailyTimes)[number];

export interface NextPrayer {
  prayer: Prayer;
  /** ISO instant. */
  at: string;
  /** `HH:MM` in the zone of the day. */
  time: string;
  /** The day of the prayer: last night's may come after midnight, and tomorrow's Fajr follows Isha. */
  day: 'yesterday' | 'today' | 'tomorrow';
}

type Moment = { at: string; time: string } | { at: null; time: null };
// The fields of a DayOfPrayers that this file needs.
type Sheet = Record<Prayer | 'tomorrowFajr', Moment> & {
  lateMaghrib?: Moment | null;
  lateIsha?: Moment | null;
};

/**
 * The first prayer after `now`; null when none of the day's remaining times exists. It compares times and not the order
 * of prayers, because the user's own minutes can change the order.
 */
export function nextPrayer(times: Sheet, now: Date): NextPrayer | null {
  const moments: [Prayer, Moment | null | undefined, NextPrayer['day']][] = [
    ['maghrib', times.lateMaghrib, 'yesterday'],
    ['isha', times.lateIsha, 'yesterday'],
    ...prayers.map((prayer): [Prayer, Moment, 'today'] => [prayer, times[prayer], 'today']),
    ['fajr', times.tomorrowFajr, 'tomorrow'],
  ];
  let next: NextPrayer | null = null;
  for (const [prayer, moment, day] of moments) {
    if (!moment?.at || Date.parse(moment.at) <= now.getTime()) continue;
    if (next === null || moment.at < next.at) next = { prayer, at: moment.at, time: moment.time, day };
  }
  return next;
}

/**
 * Hours and minutes from `now` until `at` (ISO instant). A partial minute counts as a whole one, so 0:00 appears only
 * at the time itself. Never negative.
 */
export function countdown(now: Date, at: string): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((Date.parse(at) - now.getTime()) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
