import type { PrayerTimes } from 'adhan';
import type { Convention, Parameters } from './adhan-parameters.ts';
import { horizonDegrees, passesAt } from '../geo/sun.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const halfDayMs = 720 * minuteMs;

/** The middle of the night is 12 hours from noon, plus or minus the method's minutes and the day's growth. */
export const latestNightMs = 780 * minuteMs;

// The Moonsighting Committee uses a seventh of the night from this latitude on; adhan's HIGH_LATITUDE_THRESHOLD applies
// to the north only.
const seventhLatitude = 55;
// Where twilight ends near midnight, adhan's single interpolation step (Meeus ch. 15) can be hours off. Closer to the
// equator than this the sun sinks more than 20 degrees every night, and the step is short.
export const longTwilightLatitude = 46;

/**
 * Fajr and Isha of a day with sunrise and sunset, as instants in ms: when the sun passes the method's angle, or the
 * rule's result where that is out of bounds. `noon` is exact, in ms.
 */
export function twilightOf(query: Convention, parameters: Parameters, times: PrayerTimes, noon: number) {
  const { fajrAngle, ishaAngle, ishaInterval, methodAdjustments } = parameters;
  const isSeasonal = query.method === 'MoonsightingCommittee';
  const caution = { fajr: methodAdjustments.fajr * minuteMs, isha: methodAdjustments.isha * minuteMs };
  const sunrise = times.sunrise.getTime() - methodAdjustments.sunrise * minuteMs;
  const sunset = times.sunset.getTime();
  const share = isSeasonal ? { fajr: 1 / 7, isha: 1 / 7 } : parameters.nightPortions();
  // The night before Fajr and the night after Isha, by this day's sun if the next day has no sunset.
  const bound = {
    fajr: () =>
      sunrise - share.fajr * (sunrise - (horizonAt(noon - dayMs, noon - halfDayMs) ?? sunset - dayMs)),
    isha: () =>
      sunset + share.isha * ((horizonAt(noon + dayMs, noon + halfDayMs) ?? sunrise + dayMs) - sunset),
  };
  const horizonAt = (dayNoon: number, midnight: number): number | null =>
    passesAt(query.latitude, dayNoon, midnight, horizonDegrees);

  const isNight = (instant: number): boolean => Math.abs(instant - noon) <= latestNightMs;
  // Not defined by an angle: the fixed intervals after Maghrib, and the Moonsighting Committee's table of seasons.
  const isNear = Math.abs(query.latitude) < longTwilightLatitude;
  function byAngle(angle: number, end: number, limit: number): number {
    const passed = passesAt(query.latitude, noon, end, -angle);
    if (passed === null) return limit;
    return end < noon ? Math.max(passed, limit) : Math.min(passed, limit);
  }
  function timeOf(name: 'fajr' | 'isha'): number {
    const byAdhan = times[name].getTime();
    const isByAdhan = isSeasonal || isNear || (name === 'isha' && ishaInterval > 0);
    if (isByAdhan && isNight(byAdhan)) return byAdhan;
    if (isSeasonal || (name === 'isha' && ishaInterval > 0)) return bound[name]() + caution[name];
    const [angle, end] = name === 'fajr' ? [fajrAngle, noon - halfDayMs] : [ishaAngle, noon + halfDayMs];
    return byAngle(angle, end, bound[name]()) + caution[name];
  }
  const [fajr, isha] = [timeOf('fajr'), timeOf('isha')];
  const isFarSouth = isSeasonal && query.latitude <= -seventhLatitude;
  return {
    fajr: isFarSouth ? Math.max(fajr, bound.fajr()) : fajr,
    isha: isFarSouth ? Math.min(isha, bound.isha()) : isha,
  };
}
