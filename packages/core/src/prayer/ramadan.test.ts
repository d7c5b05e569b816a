import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, civilDateRange, daysUntil } from '../calendar/civil-date.ts';
import { toHijri } from '../calendar/hijri.ts';
import {
  comeOf,
  dateOfDay,
  lastDayOf,
  makeUpOf,
  phaseOf,
  ramadanAt,
  ramadanOf,
  ramadanYears,
} from './ramadan.ts';

describe('a Ramadan', () => {
  // Umm al-Qura: https://webspace.science.uu.nl/~gent0113/islam/ummalqura.htm
  it.each([
    [1445, '2024-03-11', 30, '2024-04-09'],
    [1446, '2025-03-01', 29, '2025-03-29'],
    [1447, '2026-02-18', 30, '2026-03-19'],
    [1448, '2027-02-08', 29, '2027-03-08'],
  ])('of %i begins on %s and has %i days', (year, firstDay, days, last) => {
    const ramadan = ramadanOf(year);
    expect(ramadan).toEqual({ year, firstDay, days });
    expect(lastDayOf(ramadan)).toBe(last);
    expect(dateOfDay(ramadan, 1)).toBe(firstDay);
  });

  it('begins a day earlier where the calendar is a day ahead, with the same length', () => {
    expect(ramadanOf(1447, 1)).toEqual({ year: 1447, firstDay: '2026-02-17', days: 30 });
    expect(ramadanOf(1447, -1).firstDay).toBe('2026-02-19');
  });

  it('exists in every supported year', () => {
    expect(ramadanYears).toEqual({ first: 1317, last: 1500 });
    for (let year = ramadanYears.first; year <= ramadanYears.last; year++) {
      const ramadan = ramadanOf(year);
      expect(toHijri(ramadan.firstDay)).toEqual({ year, month: 9, day: 1 });
      expect(toHijri(lastDayOf(ramadan))).toEqual({ year, month: 9, day: ramadan.days });
    }
  });
});

describe('the Ramadan for a day', () => {
  it.each([
    ['2026-02-17', 0, 1447],
    ['2026-02-18', 0, 1447],
    ['2026-03-19', 0, 1447],
    ['2026-03-20', 0, 1448],
    ['2026-03-20', -1, 1447],
    ['2026-03-19', 1, 1448],
    ['2026-06-20', 0, 1448],
    ['2026-12-31', 0, 1448],
  ])('%s, adjusted by %i, is that of %i', (today, adjustment, year) => {
    expect(ramadanAt(today, adjustment).year).toBe(year);
  });

  it('is the current one, or one that begins within a year', () => {
    const days = fc.integer({ min: 0, max: 64_000 });
    fc.assert(
      fc.property(days, fc.integer({ min: -2, max: 2 }), (offset, adjustment) => {
        const today = addDays(civilDateRange.first, offset);
        const ramadan = ramadanAt(today, adjustment);
        expect(lastDayOf(ramadan) >= today).toBe(true);
        expect(daysUntil(today, ramadan.firstDay)).toBeLessThan(357);
      }),
      { numRuns: 300 },
    );
  });

  it('exists for the first and the last supported day', () => {
    expect(ramadanAt(civilDateRange.first)).toMatchObject({
      year: ramadanYears.first,
      firstDay: '1900-01-03',
    });
    for (const adjustment of [-2, 0, 2]) {
      expect(ramadanAt(civilDateRange.last, adjustment).year).toBe(ramadanYears.last);
    }
  });
});

describe('the state of a Ramadan', () => {
  const ramadan = ramadanOf(1448);

  it.each([
    ['2027-01-01', { phase: 'ahead', daysLeft: 38 }],
    ['2027-02-07', { phase: 'ahead', daysLeft: 1 }],
    ['2027-02-08', { phase: 'now', day: 1 }],
    ['2027-03-08', { phase: 'now', day: 29 }],
    ['2027-03-09', { phase: 'over' }],
  ])('on %s', (today, phase) => {
    expect(phaseOf(ramadan, today)).toEqual(phase);
  });

  it('counts tarawih from the evening before the day', () => {
    expect(comeOf(ramadan, '2027-02-06')).toEqual({ fasts: 0, nights: 0 });
    expect(comeOf(ramadan, '2027-02-07')).toEqual({ fasts: 0, nights: 1 });
    expect(comeOf(ramadan, '2027-02-08')).toEqual({ fasts: 1, nights: 2 });
    expect(comeOf(ramadan, '2027-03-07')).toEqual({ fasts: 28, nights: 29 });
    expect(comeOf(ramadan, '2027-03-08')).toEqual({ fasts: 29, nights: 29 });
    expect(comeOf(ramadan, '2028-01-01')).toEqual({ fasts: 29, nights: 29 });
  });
});

describe('the days to make up', () => {
  it('are the missed ones not yet made up', () => {
    expect(makeUpOf(7, 3)).toEqual({ missed: 7, madeUp: 3, toMakeUp: 4 });
    expect(makeUpOf(0, 0)).toEqual({ missed: 0, madeUp: 0, toMakeUp: 0 });
  });

  it('are never negative', () => {
    expect(makeUpOf(2, 5)).toEqual({ missed: 2, madeUp: 2, toMakeUp: 0 });
    expect(makeUpOf(2, -1)).toEqual({ missed: 2, madeUp: 0, toMakeUp: 2 });
  });
});
