import type { PrayerTimes } from 'adhan';
import type { Convention, Parameters } from './adhan-parameters.ts';
import { passesAt, sunAltitudeDegrees } from './sun.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const halfDayMs = 720 * minuteMs;

/** The middle of the night is 12 hours from noon, more or less the minutes that a method adds and a day grows by. */
export const latestNightMs = 780 * minuteMs;

// The Moonsighting Committee has a seventh of the night from here on; adhan's HIGH_LATITUDE_THRESHOLD asks it of the
// north only.
const seventhLatitude = 55;
// Where twilight ends near midnight adhan's single step of interpolation (Meeus ch. 15) misses its end by up to hours.
// Nearer to the equator than this the sun sinks more than 20 degrees on every night, and the step is short.
const longTwilightLatitude = 46;
// What a minute of rounding here and there amounts to.
const toleranceDegrees = 0.2;
// More than there is between adhan's bound for Fajr or Isha and ours.
const toleranceMs = 20 * minuteMs;

/** adhan's Fajr and Isha of a day with sunrise and sunset, as instants in ms, or what the rule gives where they fail. */
export function twilightOf(query: Convention, parameters: Parameters, times: PrayerTimes, noon: number) {
  const { fajrAngle, ishaAngle, methodAdjustments } = parameters;
  const isSeasonal = query.method === 'MoonsightingCommittee';
  const sunrise = times.sunrise.getTime() - methodAdjustments.sunrise * minuteMs;
  const sunset = times.sunset.getTime();
  const share = isSeasonal ? { fajr: 1 / 7, isha: 1 / 7 } : parameters.nightPortions();
  // By the sun of this day alone. adhan asks for tomorrow's sunrise: it has no night before the first polar day.
  const night = Math.max(0, dayMs - (sunset - sunrise));
  const bounds = { fajr: sunrise - share.fajr * night, isha: sunset + share.isha * night };

  function isRight(instant: number, angle: number, bound: number): boolean {
    if (!(Math.abs(instant - noon) <= latestNightMs)) return false;
    // Known by no angle: the fixed intervals after Maghrib, and the Moonsighting Committee's table of seasons.
    if (angle === 0 || isSeasonal || Math.abs(query.latitude) < longTwilightLatitude) return true;
    const degreesOff = sunAltitudeDegrees(query.latitude, noon, instant) + angle;
    return Math.abs(degreesOff) < toleranceDegrees || Math.abs(instant - bound) < toleranceMs;
  }
  const isFarSouth = isSeasonal && query.latitude <= -seventhLatitude;
  function byAngle(angle: number, end: number, bound: number): number {
    const passed = isSeasonal ? null : passesAt(query.latitude, noon, end, -angle);
    if (passed === null) return bound;
    return end < noon ? Math.max(passed, bound) : Math.min(passed, bound);
  }
  let [fajr, isha] = [times.fajr.getTime(), times.isha.getTime()];
  if (!isRight(fajr, fajrAngle, bounds.fajr)) fajr = byAngle(fajrAngle, noon - halfDayMs, bounds.fajr);
  if (!isRight(isha, ishaAngle, bounds.isha)) isha = byAngle(ishaAngle, noon + halfDayMs, bounds.isha);
  return {
    fajr: isFarSouth ? Math.max(fajr, bounds.fajr) : fajr,
    isha: isFarSouth ? Math.min(isha, bounds.isha) : isha,
  };
}
