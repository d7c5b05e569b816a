import { describe, expect, it } from 'vitest';
import { type FittedConvention, fittedConventions } from './authorities.ts';
import {
  type CalculationMethod,
  calculationMethods,
  recommendedHighLatitudeRule,
} from './calculation-methods.ts';
import { addDays } from '../calendar/civil-date.ts';
import { dateIn, timeIn } from '../calendar/zone-date.ts';
import { cities, dateLineCities } from './fixtures/cities.ts';
import { asrAfter, crossings, heightAt, noonNear, type Observer } from './fixtures/independent-sun.ts';
import { type DailyTime, dailyTimes, prayerTimes } from './prayer-times.ts';

interface Angles {
  /** Degrees below the horizon. */
  fajr: number;
  /** Degrees below the horizon, or minutes after Maghrib. */
  isha: number | { minutes: number };
  maghrib?: number;
  /** Safety minutes that the authority includes in its tables. */
  caution?: Partial<Record<DailyTime, number>>;
  /** Minutes that rounding adds on average: half a minute up for some, half down for the fitted ones. */
  rounding?: 0.5 | -0.5;
}

// Angles of the authorities from praytimes.org/docs/calculation. Angles and minutes of the fitted ones are based on the
// tables of fixtures/published; this test checks them elsewhere on Earth.
const authorities: Partial<Record<CalculationMethod, Angles>> = {
  MuslimWorldLeague: { fajr: 18, isha: 17, caution: { dhuhr: 1 } },
  Karachi: { fajr: 18, isha: 18, caution: { dhuhr: 1 } },
  NorthAmerica: { fajr: 15, isha: 15, caution: { dhuhr: 1 } },
  Kuwait: { fajr: 18, isha: 17.5 },
  Tehran: { fajr: 17.7, isha: 14, maghrib: 4.5 },
  // Its twilight is a table by season and latitude and not an angle; the published tables cover it.
  MoonsightingCommittee: { fajr: Number.NaN, isha: Number.NaN, caution: { dhuhr: 5, maghrib: 3 } },
  ...Object.fromEntries(
    Object.entries<FittedConvention>(fittedConventions).map(([method, { fajrDegrees, isha, minutes }]) => [
      method,
      {
        fajr: fajrDegrees,
        isha: 'degrees' in isha ? isha.degrees : { minutes: isha.minutesAfterSunset },
        caution: minutes,
        rounding: -0.5,
      },
    ]),
  ),
};

const minuteMs = 60_000;
const horizon = -5 / 6;
/** Two minutes, plus half a minute for rounding. */
const toleranceMinutes = 2.5;
/**
 * Where the sun moves along the horizon, minutes mean little. There it must be this close to its height, in degrees.
 */
const toleranceDegrees = 0.35;
const isRamadan = (date: string): boolean => date >= '2026-02-18' && date <= '2026-03-19';

/** Every fifth day of 2026, and the days around each clock change. */
function datesIn(timeZone: string): string[] {
  const days = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day));
  const noonClock = (date: string) => timeIn(timeZone, Date.parse(`${date}T12:00:00Z`));
  return days.filter(
    (date, day) =>
      day % 5 === 0 ||
      [-1, 0, 1].some((by) => noonClock(addDays(date, by)) !== noonClock(addDays(date, by + 1))),
  );
}

function noonOf(observer: Observer, timeZone: string, date: string): number {
  const near = Date.parse(`${date}T12:00:00Z`) - observer.longitude * 4 * minuteMs;
  for (const days of [0, -1, 1]) {
    const noon = noonNear(observer, near + days * 1440 * minuteMs);
    if (dateIn(timeZone, noon) === date) return noon;
  }
  throw new Error(`No noon on ${date} in ${timeZone}`);
}

/** The sun's result: instants, null if there is none, undefined where this test makes no claim. */
function expectedTimes(observer: Observer, noon: number, angles: Angles, date: string, share: number) {
  const { morning: sunrise, evening: sunset } = crossings(observer, noon, horizon);
  const nextSunrise = crossings(observer, noonNear(observer, noon + 1440 * minuteMs), horizon).morning;
  const night = sunset !== null && nextSunrise !== null ? nextSunrise - sunset : undefined;
  const twilight = (degrees: number, side: 'morning' | 'evening'): number | null | undefined => {
    const edge = side === 'morning' ? sunrise : sunset;
    if (Number.isNaN(degrees) || edge === null || night === undefined) return undefined;
    const bound = side === 'morning' ? edge - share * night : edge + share * night;
    const crossed = crossings(observer, noon, -degrees)[side];
    if (crossed === null) return bound;
    return side === 'morning' ? Math.max(crossed, bound) : Math.min(crossed, bound);
  };
  // Only Umm al-Qura adds minutes in Ramadan.
  const ramadanInterval = angles.fajr === 18.5 && isRamadan(date) ? 120 : undefined;
  const isha =
    typeof angles.isha === 'number'
      ? twilight(angles.isha, 'evening')
      : sunset === null
        ? undefined
        : sunset + (ramadanInterval ?? angles.isha.minutes) * minuteMs;
  const dusk = angles.maghrib && crossings(observer, noon, -angles.maghrib).evening;
  return {
    fajr: twilight(angles.fajr, 'morning'),
    sunrise,
    dhuhr: noon,
    asr: sunset === null ? undefined : asrAfter(observer, noon, 1),
    // In the far north the rule puts Isha before that dusk; then Maghrib is at sunset.
    maghrib: dusk && isha && dusk < isha ? dusk : sunset,
    isha,
  } satisfies Record<DailyTime, number | null | undefined>;
}

/** Compares every method, with the rule recommended for the place. */
function compare(observer: Observer, timeZone: string, dates: string[]) {
  const highLatitudeRule = recommendedHighLatitudeRule(observer.latitude);
  const share = highLatitudeRule === 'SeventhOfTheNight' ? 1 / 7 : 1 / 2;
  const faults: string[] = [];
  let compared = 0;
  for (const date of dates) {
    const noon = noonOf(observer, timeZone, date);
    const [lowest, highest] = [heightAt(observer, noon + 720 * minuteMs), heightAt(observer, noon)];
    const isGrazing = [lowest, highest].some((height) => Math.abs(height - horizon) < 1);
    for (const method of calculationMethods) {
      const angles = authorities[method];
      if (!angles) throw new Error(`No angles for ${method}`);
      const expected = expectedTimes(observer, noon, angles, date, share);
      const day = prayerTimes({ ...observer, timeZone, date, method, madhab: 'shafi', highLatitudeRule });
      for (const name of dailyTimes) {
        const wanted = expected[name];
        const { at } = day[name];
        if (wanted === undefined || (isGrazing && name !== 'dhuhr')) continue;
        compared += 1;
        const where = `${date} ${method} ${name}`;
        if (wanted === null || at === null) {
          if (wanted !== null || at !== null) faults.push(`${where}: ${at}, expected ${wanted}`);
          continue;
        }
        const plain = Date.parse(at) - (angles.caution?.[name] ?? 0) * minuteMs;
        const minutes = (plain - wanted) / minuteMs - (angles.rounding ?? 0);
        const degrees = heightAt(observer, plain) - heightAt(observer, wanted);
        if (Math.abs(minutes) > toleranceMinutes && Math.abs(degrees) > toleranceDegrees) {
          faults.push(`${where}: off by ${minutes.toFixed(1)} minutes, ${degrees.toFixed(2)} degrees`);
        }
      }
    }
  }
  return { faults, compared };
}

describe('prayer times against independent equations', () => {
  it.each(cities)('agree in %s by every method through a year', (_name, latitude, longitude, timeZone) => {
    const { faults, compared } = compare({ latitude, longitude }, timeZone, datesIn(timeZone));
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(2000);
  });

  it.each(dateLineCities)('agree in %s on every day of a year', (_name, latitude, longitude, timeZone) => {
    const days = Array.from({ length: 365 }, (_, day) => addDays('2026-01-01', day));
    const { faults, compared } = compare({ latitude, longitude }, timeZone, days);
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(15_000);
  });

  // Kiritimati skipped 31 December 1994 and Apia 30 December 2011; Anadyr moved its clocks by an hour for a year.
  it.each([
    ['Kiritimati', '1994-12-27 1994-12-28 1994-12-29 1994-12-30 1995-01-01 1995-01-02 1995-01-03'],
    ['Apia', '2011-12-27 2011-12-28 2011-12-29 2011-12-31 2012-01-01 2012-01-02 2012-01-03'],
    ['Anadyr', '2010-03-26 2010-03-27 2010-03-28 2010-03-29 2011-03-26 2011-03-27 2011-03-28'],
  ])('agree in %s on the days around the one on which its zone moved', (city, dates) => {
    const found = dateLineCities.find(([name]) => name === city);
    if (!found) throw new Error(`No such city: ${city}`);
    const [, latitude, longitude, timeZone] = found;
    const { faults, compared } = compare({ latitude, longitude }, timeZone, dates.split(' '));
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(300);
  });

  it.each([51.5, 55, 57, 60.4, 62, 64, -54.8, -60])(
    'agree at %d degrees on the days when twilight ends near midnight',
    (latitude) => {
      const observer = { latitude, longitude: 5.32 };
      const faults: string[] = [];
      let compared = 0;
      for (let day = 0; day < 3 * 365; day += 1) {
        const date = addDays('2023-01-01', day);
        const noon = noonOf(observer, 'Etc/GMT', date);
        for (const method of ['MuslimWorldLeague', 'Karachi', 'NorthAmerica'] as const) {
          const angles = authorities[method];
          const darkest = -heightAt(observer, noon + 720 * minuteMs);
          // Only the weeks around the last night that gets dark, and the first.
          if (!angles || Math.abs(darkest - angles.fajr) > 4) continue;
          const expected = expectedTimes(observer, noon, angles, date, 1 / 2);
          const asked = { ...observer, timeZone: 'Etc/GMT', date, method, madhab: 'shafi' } as const;
          const times = prayerTimes({ ...asked, highLatitudeRule: 'MiddleOfTheNight' });
          for (const name of ['fajr', 'isha'] as const) {
            const [at, wanted] = [Date.parse(times[name].at ?? ''), expected[name] ?? Number.NaN];
            compared += 1;
            const degrees = Math.abs(heightAt(observer, at) - heightAt(observer, wanted));
            if (!(degrees <= toleranceDegrees))
              faults.push(`${date} ${method} ${name} ${times[name].time}: ${degrees}`);
          }
        }
      }
      expect(faults).toEqual([]);
      expect(compared).toBeGreaterThan(300);
    },
  );

  // Nights when the sun sinks slightly further than the angle, or not quite as far.
  it.each([
    ['Ushuaia', -54.8, -68.3, 'America/Argentina/Ushuaia', 'MuslimWorldLeague', '2026-01-24'],
    ['London', 51.5074, -0.1278, 'Europe/London', 'Karachi', '2026-07-17'],
    ['Bergen', 60.393, 5.3242, 'Europe/Oslo', 'MuslimWorldLeague', '2025-04-16'],
    ['Vancouver', 49.28, -123.12, 'America/Vancouver', 'Karachi', '2026-05-28'],
  ] as const)(
    'agree to 2 minutes in %s where twilight grazes the angle',
    (_city, latitude, longitude, timeZone, method, start) => {
      const observer = { latitude, longitude };
      const angles = authorities[method];
      if (!angles) throw new Error(`No angles for ${method}`);
      const faults: string[] = [];
      let byAngle = 0;
      for (let day = 0; day < 12; day += 1) {
        const date = addDays(start, day);
        const noon = noonOf(observer, timeZone, date);
        const expected = expectedTimes(observer, noon, angles, date, 1 / 2);
        const asked = { ...observer, timeZone, date, method, madhab: 'shafi' } as const;
        const { isha } = prayerTimes({ ...asked, highLatitudeRule: 'MiddleOfTheNight' });
        if (crossings(observer, noon, -Number(angles.isha)).evening !== null) byAngle += 1;
        const minutes = (Date.parse(isha.at ?? '') - (expected.isha ?? Number.NaN)) / minuteMs;
        if (!(Math.abs(minutes) <= 2))
          faults.push(`${date}: ${isha.time}, ${minutes.toFixed(1)} minutes off`);
      }
      expect(faults).toEqual([]);
      expect(byAngle).toBeGreaterThan(0);
    },
  );

  it.each([46.1, 50, 55, 58, 59, 59.9, 60.1, 63, -46.1, -55, -59.9])(
    'have Asr to a minute at %d degrees on every day of a year, by both schools',
    (latitude) => {
      const observer = { latitude, longitude: 10.75 };
      const faults: string[] = [];
      for (let day = 0; day < 365; day += 1) {
        const date = addDays('2026-01-01', day);
        const noon = noonOf(observer, 'Etc/GMT-1', date);
        for (const [madhab, lengths] of [['shafi', 1] as const, ['hanafi', 2] as const]) {
          const asked = { ...observer, timeZone: 'Etc/GMT-1', date, madhab } as const;
          const { asr } = prayerTimes({
            ...asked,
            method: 'MuslimWorldLeague',
            highLatitudeRule: 'SeventhOfTheNight',
          });
          const wanted = asrAfter(observer, noon, lengths) ?? Number.NaN;
          const minutes = (Date.parse(asr.at ?? '') - wanted) / minuteMs;
          if (!(Math.abs(minutes) <= 1)) faults.push(`${date} ${madhab} ${asr.time}: ${minutes.toFixed(2)}`);
        }
      }
      expect(faults).toEqual([]);
    },
  );
});
