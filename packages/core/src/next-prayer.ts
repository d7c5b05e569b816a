/** The five daily prayers in their order; sunrise ends Fajr and is none of them. */
export const prayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
export type Prayer = (typeof prayers)[number];

export interface NextPrayer {
  prayer: Prayer;
  /** ISO instant. */
  at: string;
  /** `HH:MM` in the zone of the day. */
  time: string;
  /** Which day's prayer it is: last night's Isha may come after midnight, and after Isha comes tomorrow's Fajr. */
  day: 'yesterday' | 'today' | 'tomorrow';
}

type Moment = { at: string; time: string } | { at: null; time: null };
// What is needed of a DayOfPrayers.
type Sheet = Record<Prayer | 'tomorrowFajr', Moment> & { lateIsha?: Moment | null };

/** The first prayer later than `now`; null when none of the day's remaining times exists. */
export function nextPrayer(times: Sheet, now: Date): NextPrayer | null {
  const inOrder: [Prayer, Moment | null | undefined, NextPrayer['day']][] = [
    ['isha', times.lateIsha, 'yesterday'],
    ...prayers.map((prayer): [Prayer, Moment, 'today'] => [prayer, times[prayer], 'today']),
    ['fajr', times.tomorrowFajr, 'tomorrow'],
  ];
  for (const [prayer, time, day] of inOrder) {
    if (time?.at && Date.parse(time.at) > now.getTime()) {
      return { prayer, at: time.at, time: time.time, day };
    }
  }
  return null;
}

/**
 * Hours and minutes from `now` until `at` (ISO instant). A minute begun counts as whole, so that 0:00 is shown when
 * the time has come and not before; never negative.
 */
export function countdown(now: Date, at: string): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((Date.parse(at) - now.getTime()) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
