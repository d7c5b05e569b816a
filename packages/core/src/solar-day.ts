import { CalculationMethod as Method, Coordinates, HighLatitudeRule as Rule, PrayerTimes } from 'adhan';
import type { CalculationMethod, HighLatitudeRule, Madhab } from './calculation-methods.ts';
import { addDays, type CivilDate } from './civil-date.ts';
import { toHijri } from './hijri.ts';
import { asrHeightDegrees, polarSun, sinksTo, sunAltitudeDegrees } from './sun.ts';

export const missingReasons = ['sunNeverSets', 'sunNeverRises', 'undefined'] as const;
/** Why a time does not exist: polar day, polar night, or the method and rule give none here on this day. */
export type MissingReason = (typeof missingReasons)[number];

export interface Convention {
  latitude: number;
  longitude: number;
  date: CivilDate;
  method: CalculationMethod;
  madhab: Madhab;
  highLatitudeRule: HighLatitudeRule;
}

/** Instants in ms since 1970, on the minute; null where there is none, and then for this reason. */
export interface SolarDay {
  fajr: number | null;
  sunrise: number | null;
  dhuhr: number;
  asr: number | null;
  maghrib: number | null;
  isha: number | null;
  reason: MissingReason;
}

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;
const halfDayMs = 720 * minuteMs;
// The middle of the night is 12 hours from noon, more or less the minutes that a method adds and a day grows by.
const ruledNightMs = 780 * minuteMs;
const ramadan = 9;

// Where the sun grazes the horizon adhan's single step of interpolation (Meeus ch. 15) can land hours away. From this
// latitude on, a sunrise or sunset at which the sun is not at the horizon, give or take, is none.
const grazingLatitude = 60;
const horizonDegrees = -5 / 6;
const grazingDegrees = 0.4;

// adhan reads a Date's local fields. This one answers with its UTC fields, so that the zone of the machine, and its
// missing hours and days, change nothing.
class CivilDay extends Date {
  readonly #year = this.getUTCFullYear();
  readonly #month = this.getUTCMonth();
  readonly #day = this.getUTCDate();
  constructor(day: number) {
    super(day * dayMs + halfDayMs);
  }
  override getFullYear(): number {
    return this.#year;
  }
  override getMonth(): number {
    return this.#month;
  }
  override getDate(): number {
    return this.#day;
  }
  override getHours(): number {
    return 12;
  }
}

// Asked for a year at a time, and for the same few days by everybody; Intl takes a quarter of the whole sum.
const knownDays = new Map<number, boolean>();

function isRamadan(day: number): boolean {
  let answer = knownDays.get(day);
  if (answer === undefined) {
    answer = toHijri(addDays('1970-01-01', day)).month === ramadan;
    if (knownDays.size >= 1000) knownDays.clear();
    knownDays.set(day, answer);
  }
  return answer;
}

type Parameters = ReturnType<(typeof Method)['Other']>;
let last:
  | { method: string; madhab: string; rule: string; interval: number; parameters: Parameters }
  | undefined;

/** What adhan is told, the same object for day after day of the same convention: adhan does not change it. */
function parametersOf({ method, madhab, highLatitudeRule: rule }: Convention, day: number): Parameters {
  // Umm al-Qura University: Isha is 90 minutes after Maghrib, in Ramadan 120 (adhan METHODS.md leaves it to us).
  const interval = method === 'UmmAlQura' ? (isRamadan(day) ? 120 : 90) : 0;
  if (last?.method === method && last.madhab === madhab && last.rule === rule && last.interval === interval) {
    return last.parameters;
  }
  const parameters = Method[method]();
  parameters.madhab = madhab;
  parameters.highLatitudeRule = Rule[rule];
  if (interval > 0) parameters.ishaInterval = interval;
  last = { method, madhab, rule, interval, parameters };
  return parameters;
}

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
    const found = height === null ? null : sinksTo(query.latitude, noon, end, height);
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
  return {
    fajr: hasTwilight ? between(times.fajr, dhuhr - ruledNightMs, sunrise ?? dhuhr) : null,
    sunrise,
    dhuhr,
    // No shadow in the polar night: what adhan gives there is a sun below the horizon.
    asr: reason === 'sunNeverRises' ? null : asrOf(),
    maghrib,
    isha: hasTwilight ? between(times.isha, maghrib ?? dhuhr, dhuhr + ruledNightMs) : null,
    reason,
  };
}

function between(time: Date, from: number, to: number): number | null {
  const instant = onTheMinute(time);
  // False for NaN too.
  return instant >= from && instant <= to ? instant : null;
}

// High-latitude rules give parts of a second, which adhan's rounding leaves.
const onTheMinute = (time: Date): number => Math.floor(time.getTime() / minuteMs) * minuteMs;

/** A fixed interval after Maghrib can run past the next Fajr in a short night: then the method gives no Isha. */
export const ishaBefore = (next: SolarDay, { isha }: SolarDay): number | null =>
  isha !== null && next.fajr !== null && isha > next.fajr ? null : isha;
