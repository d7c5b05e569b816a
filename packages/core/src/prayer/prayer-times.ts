import type { Convention } from './adhan-parameters.ts';
import { dayNumber } from '../calendar/civil-date.ts';
import { dateIn } from '../calendar/zone-date.ts';
import type { DailyTime } from './next-prayer.ts';
import { fajrAfter, ishaBefore, type MissingReason, type SolarDay, solarDay } from '../geo/solar-day.ts';
import { clockOf, dayOf, isoOf, cacheDate, offsetMs } from '../calendar/zone-clock.ts';

export * from './calculation-methods.ts';
export * from './next-prayer.ts';
export { type MissingReason, missingReasons } from '../geo/solar-day.ts';

/** An ISO instant on the minute and the same as `HH:MM` in the requested zone, or the reason why there is none. */
export type PrayerTime =
  | { at: string; time: string; reason?: never }
  | { at: null; time: null; reason: MissingReason };

/** Degrees north and east (WGS 84), a civil date, and the calculation convention. */
export interface PrayerTimesQuery extends Convention {
  /** IANA name. */
  timeZone: string;
  /** The user's own corrections in whole minutes, added to each time. */
  offsetsMinutes?: Partial<Record<DailyTime, number>>;
}

export type TimesOfDay = Record<DailyTime, PrayerTime>;

export interface DayOfPrayers extends TimesOfDay {
  tomorrowFajr: PrayerTime;
  /** Maghrib and Isha of the previous evening if they fall after midnight, as in northern summers; otherwise null. */
  lateMaghrib: PrayerTime | null;
  lateIsha: PrayerTime | null;
}

const minuteMs = 60_000;
// Isha is at most 13 hours after its noon and Fajr at most 13 hours before it (solar-day.ts), so they can only overlap
// when more than 10 hours from noon.
const safeMs = 600 * minuteMs;

/**
 * The prayer times of the solar day whose noon falls on `date` in `timeZone`, rounded to the minute as adhan does. A
 * time that does not exist is null with a reason; none is invented. Throws RangeError for an invalid place, zone or
 * date.
 */
export const timesOfDay = (query: PrayerTimesQuery): TimesOfDay => shownDay(query, solve(query).today);

/** The same, including the times of the previous night and the next morning that belong to the day. */
export function prayerTimes(query: PrayerTimesQuery): DayOfPrayers {
  const { date, timeZone } = query;
  const { day, shift, today, tomorrow = solarDay(query, day + 1, shift) } = solve(query);
  const times = shownDay(query, today);
  const tomorrowFajr = shown(query, 'fajr', tomorrow.fajr, tomorrow.reason);
  const isEarly = times.isha.at !== null && times.isha.time >= '12:00' && times.isha.time < '22:00';
  // Last night's Isha can fall after midnight only if tonight's is near midnight.
  if (isEarly) return { ...times, tomorrowFajr, lateMaghrib: null, lateIsha: null };
  const yesterday = solarDay(query, day - 1, shift);
  const late = (name: DailyTime, instant: number | null): PrayerTime | null => {
    const time = shown(query, name, instant, yesterday.reason);
    return time.at !== null && dateIn(timeZone, Date.parse(time.at)) === date ? time : null;
  };
  return {
    ...times,
    tomorrowFajr,
    lateMaghrib: late('maghrib', yesterday.maghrib),
    lateIsha: late('isha', ishaBefore(today, yesterday)),
  };
}

interface Solved {
  /** Days since 1970-01-01. */
  day: number;
  /** Days by which adhan's day is ahead of it. */
  shift: number;
  today: SolarDay;
  /** If it was needed. */
  tomorrow?: SolarDay;
}

function solve(query: PrayerTimesQuery): Solved {
  const { timeZone, latitude, longitude } = query;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) throw new RangeError('No such place');
  const day = dayNumber(query.date);
  cacheDate(day, query.date);
  let today = solarDay(query, day, 0);
  // adhan counts days in UTC. East of the date line by law but west of it by the sun (Kiritimati, Apia), noon of the
  // UTC day is already tomorrow's.
  const shift = day - dayOf(today.dhuhr + offsetMs(timeZone, today.dhuhr));
  if (shift !== 0) today = solarDay(query, day, shift);
  if (today.fajr !== null && today.fajr < today.dhuhr - safeMs) {
    today = { ...today, fajr: fajrAfter(solarDay(query, day - 1, shift), today) };
  }
  if (today.isha === null || today.isha <= today.dhuhr + safeMs) return { day, shift, today };
  const next = solarDay(query, day + 1, shift);
  const tomorrow = { ...next, fajr: fajrAfter(today, next) };
  return { day, shift, today: { ...today, isha: ishaBefore(tomorrow, today) }, tomorrow };
}

const shownDay = (query: PrayerTimesQuery, day: SolarDay): TimesOfDay => ({
  fajr: shown(query, 'fajr', day.fajr, day.reason),
  sunrise: shown(query, 'sunrise', day.sunrise, day.reason),
  dhuhr: shown(query, 'dhuhr', day.dhuhr, day.reason),
  asr: shown(query, 'asr', day.asr, day.reason),
  maghrib: shown(query, 'maghrib', day.maghrib, day.reason),
  isha: shown(query, 'isha', day.isha, day.reason),
});

function shown(
  { timeZone, offsetsMinutes }: PrayerTimesQuery,
  name: DailyTime,
  instant: number | null,
  reason: MissingReason,
): PrayerTime {
  if (instant === null) return { at: null, time: null, reason };
  const minutes = offsetsMinutes?.[name] ?? 0;
  const adjusted = minutes === 0 ? instant : instant + Math.round(minutes) * minuteMs;
  return { at: isoOf(adjusted), time: clockOf(adjusted + offsetMs(timeZone, adjusted)) };
}
