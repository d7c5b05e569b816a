import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekday } from '../calendar/civil-date.ts';
import { dateIn, timeIn } from '../calendar/zone-date.ts';
import { timesOfDay } from '../prayer/prayer-times.ts';
import { dueOf } from './due-of.ts';
import { hijriDate, nextDue } from './next-due.ts';
import type { ReminderDay, ReminderRule } from './reminder-rule.ts';

const noTimes = () => null;
const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
const clock = (day: ReminderDay, time: string): ReminderRule => ({ day, at: { kind: 'clock', time } });
const timesIn = (latitude: number, longitude: number, timeZone: string) => (date: string) =>
  timesOfDay({
    latitude,
    longitude,
    date,
    timeZone,
    method: 'MuslimWorldLeague',
    madhab: 'shafi',
    highLatitudeRule: 'MiddleOfTheNight',
  });
const inMakkah = { timeZone: 'Asia/Riyadh', timesFor: timesIn(21.4225, 39.8262, 'Asia/Riyadh') };
const zones = [
  'Asia/Riyadh',
  'Europe/London',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Auckland',
] as const;

/** `21T08:00` is 08:00 on 21 November in Makkah. */
const at = (time: string) => Date.parse(`2026-11-${time}:00+03:00`);

const instants = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2040-01-01') });
const clocks = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);

describe('the next time of a reminder', () => {
  it('is always later than the given instant, and a weekly one is on one of its weekdays in its zone', () => {
    fc.assert(
      fc.property(
        instants,
        clocks,
        fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        fc.constantFrom(...zones),
        (after, time, weekdays, timeZone) => {
          const due =
            nextDue(clock({ kind: 'weekly', weekdays }, time), after, { timeZone, timesFor: noTimes }) ?? 0;
          expect(due).toBeGreaterThan(after);
          expect(weekdays).toContain(weekday(dateIn(timeZone, due)));
          expect(due - after).toBeLessThanOrEqual(8 * 86_400_000);
        },
      ),
    );
  });

  it('of a daily clock time is within 25 hours, at that time unless clocks go forward', () => {
    fc.assert(
      fc.property(instants, clocks, fc.constantFrom(...zones), (after, time, timeZone) => {
        const due = nextDue(clock({ kind: 'daily' }, time), after, { timeZone, timesFor: noTimes }) ?? 0;
        expect(due).toBeGreaterThan(after);
        expect(due - after).toBeLessThanOrEqual(25 * 3_600_000);
        const shown = timeIn(timeZone, due);
        expect(shown === time || shown.slice(3) === time.slice(3)).toBe(true);
      }),
    );
  });

  it('of a prayer is later than the given instant by less than two days', () => {
    const rule: ReminderRule = {
      day: { kind: 'daily' },
      at: { kind: 'prayer', prayer: 'isha', offsetMinutes: 45 },
    };
    fc.assert(
      fc.property(instants, (after) => {
        const due = nextDue(rule, after, inMakkah) ?? 0;
        expect(due).toBeGreaterThan(after);
        expect(due - after).toBeLessThan(2 * 86_400_000);
      }),
      { numRuns: 50 },
    );
  });

  it('keeps the local time when clocks change', () => {
    const rule = clock({ kind: 'daily' }, '08:00');
    const options = { timeZone: 'Europe/London', timesFor: noTimes };
    expect(iso(nextDue(rule, Date.parse('2027-03-27T12:00:00Z'), options))).toBe('2027-03-28T07:00:00.000Z');
    expect(iso(nextDue(rule, Date.parse('2027-10-30T12:00:00Z'), options))).toBe('2027-10-31T08:00:00.000Z');
  });

  it('is before or after the prayer by the minutes of the rule', () => {
    const after = Date.parse('2026-11-26T06:00:00Z');
    const fajr = Date.parse(inMakkah.timesFor('2026-11-27').fajr.at ?? '');
    const rule: ReminderRule = {
      day: { kind: 'daily' },
      at: { kind: 'prayer', prayer: 'fajr', offsetMinutes: -20 },
    };
    expect(nextDue(rule, after, inMakkah)).toBe(fajr - 20 * 60_000);
  });

  it('waits for a day on which the prayer has a time', () => {
    const timeZone = 'Europe/Oslo';
    const timesFor = timesIn(69.65, 18.96, timeZone);
    const rule: ReminderRule = {
      day: { kind: 'daily' },
      at: { kind: 'prayer', prayer: 'sunrise', offsetMinutes: 0 },
    };
    const due = nextDue(rule, Date.parse('2026-12-10T12:00:00Z'), { timeZone, timesFor });
    expect(iso(due)?.slice(0, 7)).toBe('2027-01');
  });

  it('does not exist for a prayer without a place, or for a day that is over', () => {
    const prayer: ReminderRule = {
      day: { kind: 'daily' },
      at: { kind: 'prayer', prayer: 'asr', offsetMinutes: 0 },
    };
    const options = { timeZone: 'Asia/Riyadh', timesFor: noTimes };
    expect(nextDue(prayer, 0, options)).toBeNull();
    const once = clock({ kind: 'once', date: '2026-11-26' }, '09:00');
    expect(nextDue(once, Date.parse('2026-11-26T06:00:00Z'), options)).toBeNull();
    expect(iso(nextDue(once, Date.parse('2026-11-26T05:59:00Z'), options))).toBe('2026-11-26T06:00:00.000Z');
  });

  it('of a Hijri day comes every year, and Dhu al-Hijjah follows its announcement', () => {
    const rule = clock({ kind: 'hijri', month: 12, day: 9 }, '12:00');
    const after = Date.parse('2026-11-26T06:00:00Z');
    expect(iso(nextDue(rule, after, inMakkah))?.slice(0, 10)).toBe('2027-05-15');
    expect(iso(nextDue(rule, after, { ...inMakkah, announced: '2027-05-08' }))?.slice(0, 10)).toBe(
      '2027-05-16',
    );
    expect(iso(nextDue(rule, Date.parse('2027-05-20'), inMakkah))?.slice(0, 10)).toBe('2028-05-04');
    const ashura = clock({ kind: 'hijri', month: 1, day: 10 }, '12:00');
    const [usual, ahead] = [0, 1].map((hijriAdjustmentDays) =>
      nextDue(ashura, after, { ...inMakkah, hijriAdjustmentDays }),
    );
    expect((usual ?? 0) - (ahead ?? 0)).toBe(86_400_000);
  });

  it('skips a year whose month has no thirtieth day', () => {
    expect(hijriDate(1448, 13, 1, {})).toBeNull();
  });
});

describe('a reminder that is due', () => {
  const daily = clock({ kind: 'daily' }, '08:00');
  const reminder = {
    ...daily,
    startsAt: new Date(at('20T12:00')).toISOString(),
    doneUntil: null,
    snoozedUntil: null,
  };
  const due = (over: object, now: number) => dueOf({ ...reminder, ...over }, now, inMakkah);

  it('stays due until it is done', () => {
    expect(due({}, at('21T09:00'))).toBe(at('21T08:00'));
    expect(due({ doneUntil: iso(at('21T09:00')) }, at('21T09:00'))).toBe(at('22T08:00'));
  });

  it('is due once, however many days nobody saw it', () => {
    expect(due({}, at('25T09:00'))).toBe(at('25T08:00'));
  });

  it('returns when its snooze ends, or earlier with its next time', () => {
    const doneUntil = iso(at('21T09:00'));
    expect(due({ doneUntil, snoozedUntil: iso(at('21T09:10')) }, at('21T09:05'))).toBe(at('21T09:10'));
    expect(due({ doneUntil, snoozedUntil: iso(at('22T09:00')) }, at('21T09:05'))).toBe(at('22T08:00'));
  });

  it('of one day stays due for as long as it takes, and is over once it is done', () => {
    const once = clock({ kind: 'once', date: '2026-11-21' }, '08:00');
    expect(due(once, at('29T08:00'))).toBe(at('21T08:00'));
    expect(due({ ...once, doneUntil: iso(at('29T08:00')) }, at('29T08:00'))).toBeNull();
  });
});
