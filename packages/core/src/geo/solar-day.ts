import { Coordinates, PrayerTimes } from 'adhan';
import { CivilDay, type Convention, parametersOf } from '../prayer/adhan-parameters.ts';
import { asrAt, horizonDegrees, polarSun, sunAltitudeDegrees } from './sun.ts';
import { latestNightMs, longTwilightLatitude, twilightOf } from '../prayer/twilight.ts';

export const missingReasons = ['sunNeverSets', 'sunNeverRises', 'undefined'] as const;
/**
 * Why a time does not exist: polar day, polar night, or because the method and rule give none for this place and day.
 */
export type MissingReason = (typeof missingReasons)[number];

/** Instants in ms since 1970, on the minute; null with the reason if there is none. */
export interface SolarDay {
  fajr: number | null;
  sunrise: number | null;
  dhuhr: number;
  asr: number | null;
  maghrib: number | null;
  isha: number | null;
  /** Whether the high-latitude rule limits Isha; it does not limit a fixed interval after Maghrib. */
  isIshaBound: boolean;
  reason: MissingReason;
}

const minuteMs = 60_000;
const halfDayMs = 720 * minuteMs;

// Where the sun grazes the horizon, adhan's single interpolation step (Meeus ch. 15) can be hours off. From this
// latitude on, a sunrise or sunset is rejected unless the sun is at the horizon within the tolerance.
const grazingLatitude = 60;
const grazingDegrees = 0.4;

/**
 * adhan's times of a civil day (days since 1970-01-01), with implausible ones removed. `utcShift` is added to the day
 * passed to adhan, which counts in UTC.
 */
export function solarDay(query: Convention, day: number, utcShift: number): SolarDay {
  const { parameters, toMinute } = parametersOf(query, day);
  const { methodAdjustments } = parameters;
  const times = new PrayerTimes(
    new Coordinates(query.latitude, query.longitude),
    new CivilDay(day + utcShift),
    parameters,
  );
  const noon = times.dhuhr.getTime() - methodAdjustments.dhuhr * minuteMs;
  const dhuhr = toMinute(times.dhuhr.getTime());
  const isAtHorizon = (instant: number): boolean =>
    Math.abs(query.latitude) < grazingLatitude ||
    Math.abs(sunAltitudeDegrees(query.latitude, noon, instant) - horizonDegrees) < grazingDegrees;
  function between(instant: number, from: number, to: number): number | null {
    const onMinute = toMinute(instant);
    // False for NaN too.
    return onMinute >= from && onMinute <= to ? onMinute : null;
  }

  const midnightAfter = dhuhr + halfDayMs;
  function asrOf(): number | null {
    const end = maghrib ?? midnightAfter;
    if (Math.abs(query.latitude) < longTwilightLatitude) return between(times.asr.getTime(), dhuhr, end);
    // adhan's step also misses Asr where the sun is low: by minutes, then by an hour, then past sunset.
    const found = asrAt(query.latitude, noon, end, query.madhab === 'hanafi' ? 2 : 1);
    // A method's safety minutes can be longer than the time between these prayers.
    return found && Math.min(Math.max(toMinute(found + methodAdjustments.asr * minuteMs), dhuhr), end);
  }
  let sunrise = between(times.sunrise.getTime(), dhuhr - halfDayMs, dhuhr);
  let maghrib = between(times.maghrib.getTime(), dhuhr, midnightAfter);
  const isDay =
    sunrise !== null &&
    maghrib !== null &&
    isAtHorizon(times.sunrise.getTime() - methodAdjustments.sunrise * minuteMs) &&
    isAtHorizon(times.sunset.getTime());
  if (!isDay) sunrise = maghrib = null;
  const reason = Number.isNaN(times.sunset.getTime()) ? polarSun(query.latitude, noon) : 'undefined';
  // In polar night the sun still comes close enough for twilight, so Fajr and Isha exist by their angle.
  const hasTwilight = isDay || reason === 'sunNeverRises';
  let [fajr, isha] = [times.fajr.getTime(), times.isha.getTime()];
  if (sunrise !== null && maghrib !== null) {
    const twilight = twilightOf(query, parameters, times, noon);
    // The minutes that a method adds to sunrise and sunset can be longer than a short night.
    fajr = Math.min(twilight.fajr, sunrise);
    isha = Math.max(twilight.isha, maghrib);
  }
  return {
    fajr: hasTwilight ? between(fajr, dhuhr - latestNightMs, sunrise ?? dhuhr) : null,
    sunrise,
    dhuhr,
    // There are no shadows in polar night: adhan's result there has the sun below the horizon.
    asr: reason === 'sunNeverRises' ? null : asrOf(),
    maghrib,
    isha: hasTwilight ? between(isha, maghrib ?? dhuhr, dhuhr + latestNightMs) : null,
    isIshaBound: parameters.ishaInterval === 0,
    reason,
  };
}

/**
 * Moves Fajr to no earlier than the previous evening's Isha, from `yesterday`. adhan limits Fajr by the following
 * night; while nights grow longer, the middle of that night comes minutes before the middle of the night that ends with
 * this Fajr.
 */
export function fajrAfter(yesterday: SolarDay, { fajr, sunrise }: SolarDay): number | null {
  const { isha, isIshaBound } = yesterday;
  if (fajr === null || sunrise === null || isha === null || !isIshaBound) return fajr;
  return Math.max(fajr, Math.min(isha, sunrise));
}

/** In a short night a fixed interval after Maghrib can end after the next Fajr; then the method gives no Isha. */
export const ishaBefore = (next: SolarDay, { isha }: SolarDay): number | null =>
  isha !== null && next.fajr !== null && isha > next.fajr ? null : isha;
