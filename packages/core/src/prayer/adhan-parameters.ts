import { CalculationMethod as Method, HighLatitudeRule as Rule, Rounding } from 'adhan';
import { type FittedConvention, fittedConventions } from './authorities.ts';
import type { CalculationMethod, HighLatitudeRule, Madhab } from './calculation-methods.ts';
import { addDays, type CivilDate } from '../calendar/civil-date.ts';
import { toHijri } from '../calendar/hijri.ts';

export interface Convention {
  latitude: number;
  longitude: number;
  date: CivilDate;
  method: CalculationMethod;
  madhab: Madhab;
  highLatitudeRule: HighLatitudeRule;
}

const dayMs = 86_400_000;
const ramadan = 9;

// adhan reads a Date's local fields. This class returns its UTC fields instead, so that the machine's time zone, with
// its missing hours and days, has no effect.
export class CivilDay extends Date {
  readonly #year = this.getUTCFullYear();
  readonly #month = this.getUTCMonth();
  readonly #day = this.getUTCDate();
  constructor(day: number) {
    super(day * dayMs + dayMs / 2);
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

// The app reads a year at a time, and many users the same few days. Intl would take a quarter of the whole calculation.
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

export type Parameters = ReturnType<(typeof Method)['Other']>;

/** The parameters for adhan, with its rounding switched off, and our own rounding to apply afterwards. */
export interface MethodParameters {
  parameters: Parameters;
  /** An instant in ms since 1970, on the minute. */
  toMinute: (instant: number) => number;
}

const minuteMs = 60_000;
const toNearest = (instant: number): number => Math.floor((instant + minuteMs / 2) / minuteMs) * minuteMs;
// Like adhan, this also moves a time that is on the full minute up.
const toNext = (instant: number): number => (Math.floor(instant / minuteMs) + 1) * minuteMs;
const down = (instant: number): number => Math.floor(instant / minuteMs) * minuteMs;

const fitted: Partial<Record<CalculationMethod, FittedConvention>> = fittedConventions;

function methodParameters(method: CalculationMethod): MethodParameters {
  const convention = fitted[method];
  const parameters = convention || !isOfAdhan(method) ? Method.Other() : Method[method]();
  let toMinute = parameters.rounding === Rounding.Up ? toNext : toNearest;
  if (convention) {
    const { fajrDegrees, isha, minutes } = convention;
    parameters.fajrAngle = fajrDegrees;
    if ('degrees' in isha) parameters.ishaAngle = isha.degrees;
    else parameters.ishaInterval = isha.minutesAfterSunset;
    parameters.methodAdjustments = { ...minutes };
    toMinute = down;
  }
  // Near midnight in summer, half a minute of rounding is many minutes of twilight, so twilight.ts needs the seconds.
  parameters.rounding = Rounding.None;
  return { parameters, toMinute };
}

const isOfAdhan = (method: CalculationMethod): method is CalculationMethod & keyof typeof Method =>
  method in Method;

let last: ({ method: string; madhab: string; rule: string; interval: number } & MethodParameters) | undefined;

/** The parameters for adhan. The same object serves every day of a convention, because adhan does not change it. */
export function parametersOf(
  { method, madhab, highLatitudeRule: rule }: Convention,
  day: number,
): MethodParameters {
  // Umm al-Qura University: Isha is 90 minutes after Maghrib, in Ramadan 120 (adhan METHODS.md leaves this to the
  // caller).
  const interval = method === 'UmmAlQura' ? (isRamadan(day) ? 120 : 90) : 0;
  if (last?.method === method && last.madhab === madhab && last.rule === rule && last.interval === interval) {
    return last;
  }
  const { parameters, toMinute } = methodParameters(method);
  parameters.madhab = madhab;
  parameters.highLatitudeRule = Rule[rule];
  if (interval > 0) parameters.ishaInterval = interval;
  last = { method, madhab, rule, interval, parameters, toMinute };
  return last;
}
