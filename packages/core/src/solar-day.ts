import { Coordinates, PrayerTimes } from 'adhan';
import { CivilDay, type Convention, parametersOf } from './adhan-parameters.ts';
import { asrHeightDegrees, polarSun, passesAt, sunAltitudeDegrees } from './sun.ts';
import { latestNightMs, twilightOf } from './twilight.ts';

export const missingReasons = ['sunNeverSets', 'sunNeverRises', 'undefined'] as const;
/** Why a time does not exist: polar day, polar night, or the method and rule give none here on this day. */
export type MissingReason = (typeof missingReasons)[number];

/** Instants in ms since 1970, on the minute; null where there is none, and then for this reason. */
export interface SolarDay {
  fajr: number | null;
  sunrise: number | null;
  dhuhr: number;
  asr: number | null;
  maghrib: number | null;
  isha: number | null;
  /** Whether the high-latitude rule bounds Isha; it knows no bound for a fixed interval after Maghrib. */
  isIshaBound: boolean;
  reason: MissingReason;
}

const minuteMs = 60_000;
const halfDayMs = 720 * minuteMs;

// Where the sun grazes the horizon adhan's single step of interpolation (Meeus ch. 15) can land hours away. From this
// latitude on, a sunrise or sunset at which the sun is not at the horizon, give or take, is none.
const grazingLatitude = 60;
const horizonDegrees = -5 / 6;
const grazingDegrees = 0.4;

/**
 * adhan's times of a civil day (days since 1970-01-01), checked for sense. `utcShift` is added to the day that adhan
 * is given, which counts in UTC.
 */
export function solarDay(query: Convention, day: number, utcShift: number): SolarDay {
  const parameters = parametersOf(query, day);
  const times = new PrayerTimes(
    new Coordinates(query.latitude, query.longitude),
    new CivilDay(day + utcShift),
    parameters,
  );
  const dhuhr = onTheMinute(times.dhuhr);
  const noon = dhuhr - parameters.methodAdjustments.dhuhr * minuteMs;
  const isAtHorizon = (instant: number): boolean =>
    Math.abs(query.latitude) < grazingLatitude ||
    Math.abs(sunAltitudeDegrees(query.latitude, noon, instant) - horizonDegrees) < grazingDegrees;

  const midnightAfter = dhuhr + halfDayMs;
  function asrOf(): number | null {
    const end = maghrib ?? midnightAfter;
    if (Math.abs(query.latitude) < grazingLatitude) return between(times.asr, dhuhr, end);
    // Nor does adhan's step find Asr where the sun is low all day: it is minutes off, then an hour, then beyond sunset.
    const height = asrHeightDegrees(query.latitude, noon, query.madhab === 'hanafi' ? 2 : 1);
    const found = height === null ? null : passesAt(query.latitude, noon, end, height);
    if (found === null) return null;
    const adjusted = found + parameters.methodAdjustments.asr * minuteMs;
    const onMinute = Math.round(adjusted / minuteMs) * minuteMs;
    // A method's minutes of caution can be more than lies between these times.
    return Math.min(Math.max(onMinute, dhuhr), end);
  }
  let sunrise = between(times.sunrise, dhuhr - halfDayMs, dhuhr);
  let maghrib = between(times.maghrib, dhuhr, midnightAfter);
  const isDay =
    sunrise !== null &&
    maghrib !== null &&
    isAtHorizon(sunrise - parameters.methodAdjustments.sunrise * minuteMs) &&
    isAtHorizon(times.sunset.getTime());
  if (!isDay) sunrise = maghrib = null;
  const reason = Number.isNaN(times.sunset.getTime()) ? polarSun(query.latitude, noon) : 'undefined';
  // In the polar night the sun still comes near enough for twilight: Fajr and Isha by their angle exist.
  const hasTwilight = isDay || reason === 'sunNeverRises';
  let [fajr, isha] = [times.fajr.getTime(), times.isha.getTime()];
  if (sunrise !== null && maghrib !== null) {
    const twilight = twilightOf(query, parameters, times, noon);
    // The minutes that a method adds to sunrise and sunset can be more than a short night leaves.
    fajr = Math.min(twilight.fajr, sunrise);
    isha = Math.max(twilight.isha, maghrib);
  }
  return {
    fajr: hasTwilight ? between(fajr, dhuhr - latestNightMs, sunrise ?? dhuhr) : null,
    sunrise,
    dhuhr,
    // No shadow in the polar night: what adhan gives there is a sun below the horizon.
    asr: reason === 'sunNeverRises' ? null : asrOf(),
    maghrib,
    isha: hasTwilight ? between(isha, maghrib ?? dhuhr, dhuhr + latestNightMs) : null,
    isIshaBound: parameters.ishaInterval === 0,
    reason,
  };
}

function between(time: Date | number, from: number, to: number): number | null {
  const instant = onTheMinute(time);
  // False for NaN too.
  return instant >= from && instant <= to ? instant : null;
}

// High-latitude rules give parts of a second, which adhan's rounding leaves.
const onTheMinute = (time: Date | number): number => Math.floor(Number(time) / minuteMs) * minuteMs;

/**
 * Fajr not before the Isha of the evening before, of `yesterday`. adhan bounds Fajr by the night that follows it; while
 * the nights grow longer the middle of that one comes minutes before the middle of the night that ends with this Fajr.
 */
export function fajrAfter(yesterday: SolarDay, { fajr, sunrise }: SolarDay): number | null {
  const { isha, isIshaBound } = yesterday;
  if (fajr === null || sunrise === null || isha === null || !isIshaBound) return fajr;
  return Math.max(fajr, Math.min(isha, sunrise));
}

/** A fixed interval after Maghrib can run past the next Fajr in a short night: then the method gives no Isha. */
export const ishaBefore = (next: SolarDay, { isha }: SolarDay): number | null =>
  isha !== null && next.fajr !== null && isha > next.fajr ? null : isha;
