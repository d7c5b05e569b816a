import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysUntil, weekday } from './civil-date.ts';
import { fromHijri, toHijri } from './hijri.ts';
import { convertibleDates, hijriMonth, hijriMonthLength, hijriYears, monthsLater } from './hijri-month.ts';

const adjustments = fc.integer({ min: -2, max: 2 });
const months = fc.record({
  year: fc.integer({ min: hijriYears.first, max: hijriYears.last }),
  month: fc.integer({ min: 1, max: 12 }),
});

describe('hijriMonth', () => {
  it('lists the days of Dhu al-Hijjah 1447 from Monday 18 May 2026', () => {
    const { days, firstWeekday } = hijriMonth({ year: 1447, month: 12 });
    expect(firstWeekday).toBe(1);
    expect(days).toHaveLength(29);
    expect(days[0]).toEqual({ day: 1, date: '2026-05-18' });
    expect(days[8]).toEqual({ day: 9, date: '2026-05-26' });
    expect(days.at(-1)).toEqual({ day: 29, date: '2026-06-15' });
  });

  it('begins a day earlier in a country that is a day ahead, and has the same length', () => {
    const ahead = hijriMonth({ year: 1447, month: 12 }, 1);
    expect(ahead.days[0]?.date).toBe('2026-05-17');
    expect(ahead.firstWeekday).toBe(7);
    expect(ahead.days).toHaveLength(29);
    expect(hijriMonth({ year: 1447, month: 12 }, -2).days[0]?.date).toBe('2026-05-20');
  });

  it('lists days that toHijri with the same adjustment places in that month', () => {
    fc.assert(
      fc.property(months, adjustments, ({ year, month }, adjustment) => {
        const { days, firstWeekday } = hijriMonth({ year, month }, adjustment);
        expect(days.length === 29 || days.length === 30).toBe(true);
        expect(weekday(days[0]?.date ?? '')).toBe(firstWeekday);
        for (const { day, date } of days) expect(toHijri(date, adjustment)).toEqual({ year, month, day });
      }),
      { numRuns: 60 },
    );
  });

  it('leaves no gap or overlap between consecutive months', () => {
    fc.assert(
      fc.property(months, adjustments, (month, adjustment) => {
        const next = monthsLater(month, 1);
        fc.pre(next !== null);
        const last = hijriMonth(month, adjustment).days.at(-1)?.date ?? '';
        expect(hijriMonth(next, adjustment).days[0]?.date).toBe(addDays(last, 1));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [1299, 12],
    [1501, 1],
    [1448, 0],
    [1448, 13],
    [1448.5, 1],
  ])('refuses the month %d-%d', (year, month) => {
    expect(() => hijriMonth({ year, month })).toThrow(RangeError);
    expect(() => hijriMonthLength({ year, month })).toThrow(RangeError);
  });
});

describe('conversion', () => {
  it('restores the same civil day with every adjustment', () => {
    const days = fc.integer({ min: 0, max: daysUntil('1900-01-01', '2076-12-31') });
    fc.assert(
      fc.property(days, adjustments, (day, adjustment) => {
        const date = addDays('1900-01-01', day);
        expect(fromHijri(toHijri(date, adjustment), adjustment)).toBe(date);
      }),
      { numRuns: 300 },
    );
  });

  it.each([-2, -1, 0, 1, 2])('restores the same Hijri day with the adjustment %d', (adjustment) => {
    for (let year = 1440; year <= 1450; year++) {
      for (let month = 1; month <= 12; month++) {
        for (const { day, date } of hijriMonth({ year, month }, adjustment).days) {
          expect(fromHijri({ year, month, day }, adjustment)).toBe(date);
        }
      }
    }
  });

  it('accepts its first and last day', () => {
    expect(convertibleDates()).toEqual({ first: '1882-11-12', last: '2077-11-16' });
    expect(toHijri(convertibleDates(2).first, 2)).toEqual({ year: 1300, month: 1, day: 1 });
    expect(toHijri(convertibleDates(-2).last, -2)).toMatchObject({ year: 1500, month: 12 });
  });
});

describe('monthsLater', () => {
  it('crosses the year and stops at the bounds', () => {
    expect(monthsLater({ year: 1448, month: 12 }, 1)).toEqual({ year: 1449, month: 1 });
    expect(monthsLater({ year: 1448, month: 1 }, -1)).toEqual({ year: 1447, month: 12 });
    expect(monthsLater({ year: 1448, month: 5 }, -24)).toEqual({ year: 1446, month: 5 });
    expect(monthsLater({ year: 1300, month: 1 }, -1)).toBeNull();
    expect(monthsLater({ year: 1500, month: 12 }, 1)).toBeNull();
  });
});
