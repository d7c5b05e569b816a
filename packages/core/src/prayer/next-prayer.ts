/** The five daily prayers in their order; sunrise ends Fajr and is none of them. */
export const prayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
export type Prayer = (typeof prayers)[number];

/** The prayers and the sunrise. Here and not beside what works them out, which brings the library of the sun along. */
export const dailyTimes = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
export type DailyTime = (typeof dailyTimes)[number];

export interface NextPrayer {
  prayer: Prayer;
  /** ISO instant. */
  at: string;
  /** `HH:MM` in the zone of the day. */
  time: string;
  /** Which day's prayer it is: last night's may come after midnight, and after Isha comes tomorrow's Fajr. */
  day: 'yesterday' | 'today' | 'tomorrow';
}

type Moment = { at: string; time: string } | { at: null; time: null };
// What is needed of a DayOfPrayers.
type Sheet = Record<Prayer | 'tomorrowFajr', Moment> & {
  lateMaghrib?: Moment | null;
  lateIsha?: Moment | null;
};

/**
 * The first prayer later than `now`; null when none of the day's remaining times exists. By the clock and not by
 * their order, which the user's own minutes can change.
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
 * Hours and minutes from `now` until `at` (ISO instant). A minute begun counts as whole, so that 0:00 is shown when
 * the time has come and not before; never negative.
 */
export function countdown(now: Date, at: string): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((Date.parse(at) - now.getTime()) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
