import { dateIn, daysUntil, timeIn } from './civil-date.ts';
import { type Convention, ishaBefore, type MissingReason, type SolarDay, solarDay } from './solar-day.ts';

export * from './calculation-methods.ts';
export * from './next-prayer.ts';
export { type MissingReason, missingReasons } from './solar-day.ts';

/** An ISO instant on the minute, and the same as `HH:MM` in the zone asked for; or why there is none. */
export type PrayerTime =
  | { at: string; time: string; reason?: never }
  | { at: null; time: null; reason: MissingReason };

export const dailyTimes = ['fajr', 'sunrise', 'dhuhr', 'asr', 'maghrib', 'isha'] as const;
export type DailyTime = (typeof dailyTimes)[number];

/** Degrees north and east (WGS 84), a civil date, and the convention to compute by. */
export interface PrayerTimesQuery extends Convention {
  /** IANA name. */
  timeZone: string;
  /** The user's own corrections in whole minutes, added to each time. */
  offsetsMinutes?: Partial<Record<DailyTime, number>>;
}

export interface DayOfPrayers extends Record<DailyTime, PrayerTime> {
  tomorrowFajr: PrayerTime;
  /** Isha of the evening before where it falls after midnight, as in high summers; else null. */
  lateIsha: PrayerTime | null;
}

const minuteMs = 60_000;

/**
 * The prayer times of the solar day whose noon falls on `date` in `timeZone`, rounded to the minute as adhan does.
 * A time that does not exist is null with a reason, never invented. Throws RangeError for a place or zone that is
 * none, or a text that is no date.
 */
export function prayerTimes(query: PrayerTimesQuery): DayOfPrayers {
  const { date, timeZone, latitude, longitude, offsetsMinutes = {} } = query;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) throw new RangeError('No such place');

  let today = solarDay(query, 0);
  // adhan counts days in UTC. East of the date line by law but west of it by the sun (Kiritimati, Apia), noon of
  // the UTC day is already tomorrow's.
  const shift = daysUntil(dateIn(timeZone, today.dhuhr), date);
  if (shift !== 0) today = solarDay(query, shift);
  const tomorrow = solarDay(query, shift, 1);
  today = { ...today, isha: ishaBefore(tomorrow, today) };

  const shown = (day: SolarDay, name: DailyTime): PrayerTime => {
    const instant = day[name];
    if (instant === null) return { at: null, time: null, reason: day.reason };
    const adjusted = instant + Math.round(offsetsMinutes[name] ?? 0) * minuteMs;
    return { at: new Date(adjusted).toISOString(), time: timeIn(timeZone, adjusted) };
  };

  const isha = shown(today, 'isha');
  let lateIsha: PrayerTime | null = null;
  // Only where tonight's Isha is near midnight can last night's have come after it.
  if (isha.at === null || isha.time >= '23:00' || isha.time < '12:00') {
    const yesterday = solarDay(query, shift, -1);
    const last = shown({ ...yesterday, isha: ishaBefore(today, yesterday) }, 'isha');
    lateIsha = last.at !== null && dateIn(timeZone, Date.parse(last.at)) === date ? last : null;
  }
  return {
    fajr: shown(today, 'fajr'),
    sunrise: shown(today, 'sunrise'),
    dhuhr: shown(today, 'dhuhr'),
    asr: shown(today, 'asr'),
    maghrib: shown(today, 'maghrib'),
    isha,
    tomorrowFajr: shown(tomorrow, 'fajr'),
    lateIsha,
  };
}
