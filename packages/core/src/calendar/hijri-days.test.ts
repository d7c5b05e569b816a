import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysUntil } from './civil-date.ts';
import { nextHajj } from './hajj-date.ts';
import { toHijri } from './hijri.ts';
import { followsMakkah, namedDays } from './hijri-days.ts';

const found = (year: number, id: string, adjustment = 0) =>
  namedDays(year, adjustment, null).filter((day) => day.id === id);

describe('namedDays', () => {
  it.each([
    ['newYear', '2026-06-16', '2026-06-16'],
    ['tasua', '2026-06-24', '2026-06-24'],
    ['ashura', '2026-06-25', '2026-06-25'],
    ['mawlid', '2026-08-25', '2026-08-25'],
    ['isra', '2027-01-05', '2027-01-05'],
    ['midShaban', '2027-01-23', '2027-01-23'],
    ['ramadan', '2027-02-08', '2027-02-08'],
    ['lastTen', '2027-02-28', '2027-03-08'],
    ['laylatAlQadr', '2027-03-06', '2027-03-06'],
    ['eidFitr', '2027-03-09', '2027-03-09'],
    ['firstTen', '2027-05-07', '2027-05-16'],
    ['tarwiyah', '2027-05-14', '2027-05-14'],
    ['arafah', '2027-05-15', '2027-05-15'],
    ['eidAdha', '2027-05-16', '2027-05-16'],
    ['nahr', '2027-05-16', '2027-05-16'],
    ['tashriq', '2027-05-17', '2027-05-19'],
    ['whiteDaysOfHajjMonth', '2027-05-20', '2027-05-21'],
  ])('puts %s of 1448 on %s to %s', (id, from, to) => {
    expect(found(1448, id)).toMatchObject([{ from, to }]);
  });

  it('has the white days of each month except Ramadan, and no fast on 13 Dhu al-Hijjah', () => {
    const white = found(1448, 'whiteDays');
    expect(white.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 10, 11]);
    const fasts = namedDays(1448, 0, null).filter(({ kind }) => kind === 'fast');
    const early = fasts.filter(({ month, first }) => month === 12 && first <= 13);
    expect(early).toEqual([]);
  });

  it('lists the days in order', () => {
    const days = namedDays(1447, 0, null).map(({ from }) => from);
    expect(days).toEqual(days.toSorted());
  });

  it('applies the adjustment to all days except those of the Hajj, which are the same for all pilgrims', () => {
    expect(found(1448, 'eidFitr', -1)).toMatchObject([{ from: '2027-03-10' }]);
    expect(found(1448, 'eidAdha', -1)).toMatchObject([{ from: '2027-05-17' }]);
    for (const id of ['tarwiyah', 'arafah', 'nahr', 'tashriq']) {
      expect(found(1448, id, -1)).toEqual(found(1448, id));
      expect(found(1448, id, 2)).toEqual(found(1448, id));
    }
    const { date, arafah, last } = nextHajj('2026-11-21', null);
    expect(found(1448, 'tarwiyah', 1)[0]?.from).toBe(date);
    expect(found(1448, 'arafah', 1)[0]?.from).toBe(arafah);
    expect(found(1448, 'tashriq', 1)[0]?.to).toBe(last);
  });

  it('puts each day on the civil date with its Hijri date', () => {
    const years = fc.integer({ min: 1300, max: 1500 });
    fc.assert(
      fc.property(years, fc.integer({ min: -2, max: 2 }), (year, adjustment) => {
        for (const { kind, month, first, last, from, to } of namedDays(year, adjustment, null)) {
          const shift = followsMakkah(kind) ? 0 : adjustment;
          expect(toHijri(from, shift)).toEqual({ year, month, day: first });
          expect(toHijri(to, shift)).toEqual({ year, month, day: last });
          expect(daysUntil(from, to)).toBe(last - first);
        }
      }),
      { numRuns: 20 },
    );
  });
});
