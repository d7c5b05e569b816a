import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/civil-date.ts';
import { dateIn } from '../calendar/zone-date.ts';
import { calculationMethods, highLatitudeRules, madhabs } from './calculation-methods.ts';
import { countdown, nextPrayer } from './next-prayer.ts';
import { type DailyTime, prayerTimes, type PrayerTimesQuery } from './prayer-times.ts';

const convention = {
  method: 'MuslimWorldLeague',
  madhab: 'shafi',
  highLatitudeRule: 'MiddleOfTheNight',
} as const;
const makkah = { ...convention, latitude: 21.4225, longitude: 39.8262, timeZone: 'Asia/Riyadh' };

describe('nextPrayer', () => {
  const times = prayerTimes({ ...makkah, date: '2026-11-21' });

  it.each([
    ['00:00', 'fajr', 'today'],
    ['05:17', 'fajr', 'today'],
    ['05:18', 'dhuhr', 'today'],
    ['06:00', 'dhuhr', 'today'],
    ['12:08', 'asr', 'today'],
    ['17:37', 'maghrib', 'today'],
    ['17:38', 'isha', 'today'],
    ['23:59', 'fajr', 'tomorrow'],
  ] as const)('at %s in Makkah is %s %s', (clock, prayer, day) => {
    const now = new Date(`2026-11-21T${clock}:00+03:00`);
    expect(nextPrayer(times, now)).toMatchObject({ prayer, day });
  });

  it('is last night’s Isha when that comes after midnight', () => {
    const lulea = { ...convention, latitude: 65.6, longitude: 22.15, timeZone: 'Europe/Stockholm' };
    const today = prayerTimes({ ...lulea, date: '2026-05-31' });
    const yesterday = prayerTimes({ ...lulea, date: '2026-05-30' });
    expect(today.lateIsha).toEqual(yesterday.isha);
    expect(nextPrayer(today, new Date('2026-05-31T00:01:00+02:00'))).toMatchObject({
      prayer: 'isha',
      day: 'yesterday',
      at: yesterday.isha.at,
    });
  });

  it('is last night’s Maghrib where the sun sets after midnight', () => {
    const reykjavik = { ...convention, latitude: 64.15, longitude: -21.94, timeZone: 'Atlantic/Reykjavik' };
    const midsummer = prayerTimes({ ...reykjavik, date: '2026-06-22' });
    expect(midsummer.lateMaghrib?.time).toBe('00:04');
    expect(nextPrayer(midsummer, new Date('2026-06-22T00:01:00Z'))).toMatchObject({
      prayer: 'maghrib',
      day: 'yesterday',
    });
  });

  it('follows the clock where the user’s own minutes have changed the order', () => {
    const offsetsMinutes = { maghrib: 60, isha: -45 };
    const moved = prayerTimes({ ...makkah, date: '2026-11-21', offsetsMinutes });
    const now = new Date('2026-11-21T18:00:00+03:00');
    expect([moved.maghrib.time, moved.isha.time, nextPrayer(moved, now)?.prayer]).toEqual([
      '18:38',
      '18:06',
      'isha',
    ]);
  });

  it('never goes backwards, on any days, anywhere, by any convention', () => {
    const walk = fc.record({
      place: fc.record({
        // Half of the runs use difficult places.
        latitude: fc.oneof(
          fc.double({ min: -90, max: 90, noNaN: true }),
          fc.double({ min: 58, max: 70, noNaN: true }),
        ),
        longitude: fc.double({ min: -180, max: 180, noNaN: true }),
        method: fc.constantFrom(...calculationMethods),
        madhab: fc.constantFrom(...madhabs),
        highLatitudeRule: fc.constantFrom(...highLatitudeRules),
      }),
      // By law, clocks are up to three hours ahead of the sun (Kashgar) and an hour behind it.
      ahead: fc.integer({ min: -1, max: 3 }),
      offsetsMinutes: fc.record({
        fajr: fc.integer({ min: -20, max: 20 }),
        maghrib: fc.integer({ min: -20, max: 20 }),
        isha: fc.integer({ min: -20, max: 20 }),
      }),
      day: fc.integer({ min: 0, max: 64_000 }),
      stepMinutes: fc.integer({ min: 20, max: 45 }),
    });
    fc.assert(
      fc.property(walk, (given) => {
        expect(stepsBack(given)).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('skips times that do not exist, and is null when none remain', () => {
    const tromso = { ...convention, latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' };
    const midsummer = prayerTimes({ ...tromso, date: '2026-06-21' });
    expect(nextPrayer(midsummer, new Date('2026-06-21T01:00:00+02:00'))).toMatchObject({ prayer: 'dhuhr' });
    expect(nextPrayer(midsummer, new Date('2026-06-21T23:00:00+02:00'))).toBeNull();
  });
});

describe('countdown', () => {
  it.each([
    ['2026-01-01T10:00:00.000Z', 2, 30],
    ['2026-01-01T10:00:00.001Z', 2, 30],
    ['2026-01-01T10:59:59.999Z', 1, 31],
    ['2026-01-01T12:29:00.001Z', 0, 1],
    ['2026-01-01T12:29:59.999Z', 0, 1],
    ['2026-01-01T12:30:00.000Z', 0, 0],
    ['2026-01-01T13:00:00.000Z', 0, 0],
  ])('at %s shows %i:%i until half past twelve', (now, hours, minutes) => {
    expect(countdown(new Date(now), '2026-01-01T12:30:00.000Z')).toEqual({ hours, minutes });
  });

  it('never runs backwards, is never negative, and shows 0:00 only at the time itself', () => {
    const instant = fc.integer({ min: 0, max: 3e12 });
    fc.assert(
      fc.property(instant, instant, fc.nat(200_000), (at, now, later) => {
        const iso = new Date(at).toISOString();
        const minutesAt = (moment: number): number => {
          const { hours, minutes } = countdown(new Date(moment), iso);
          expect(hours).toBeGreaterThanOrEqual(0);
          expect(minutes).toBeGreaterThanOrEqual(0);
          expect(minutes).toBeLessThan(60);
          return hours * 60 + minutes;
        };
        expect(minutesAt(now + later)).toBeLessThanOrEqual(minutesAt(now));
        expect(minutesAt(now) === 0).toBe(now >= at);
      }),
    );
  });
});

interface Walk {
  place: Omit<PrayerTimesQuery, 'date' | 'timeZone'>;
  /** Hours by which the clock is ahead of the sun. */
  ahead: number;
  offsetsMinutes: Partial<Record<DailyTime, number>>;
  /** Days after 1 January 1900. */
  day: number;
  stepMinutes: number;
}

/** Lists the errors of the next prayer and its countdown, step by step through two days. */
function stepsBack({ place, ahead, offsetsMinutes, day, stepMinutes }: Walk): string[] {
  const hours = Math.min(14, Math.max(-12, Math.round(place.longitude / 15) + ahead));
  // POSIX signs: Etc/GMT-3 is three hours ahead.
  const timeZone = `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
  const start = Date.parse(addDays('1900-01-01', day));
  const faults: string[] = [];
  let previous: { at: string; left: number } | undefined;
  for (let minute = 0; minute < 2 * 1440; minute += stepMinutes) {
    const now = new Date(start + minute * 60_000);
    const times = prayerTimes({
      ...place,
      timeZone,
      offsetsMinutes,
      date: dateIn(timeZone, now.getTime()),
    });
    const next = nextPrayer(times, now);
    const last = previous;
    previous = undefined;
    if (!next) continue;
    const { hours: left, minutes } = countdown(now, next.at);
    previous = { at: next.at, left: left * 60 + minutes };
    if (previous.left <= 0) faults.push(`${now.toISOString()}: nothing left until ${next.at}`);
    if (last && next.at < last.at) faults.push(`${now.toISOString()}: back from ${last.at} to ${next.at}`);
    if (last?.at === next.at && last.left - previous.left !== stepMinutes) {
      faults.push(`${now.toISOString()}: ${last.left} minutes became ${previous.left}`);
    }
  }
  return faults;
}
