import fc from 'fast-check';
import { addDays, numbersOf } from '@manasik/core/calendar/civil-date';
import { describe, expect, it } from 'vitest';
import { readCivil, readHijri } from './convert.ts';
import { typedNumber } from './typed-number.ts';

const typed = (day: string | number, month: number, year: string | number) => ({
  day: String(day),
  month,
  year: String(year),
});

describe('typedNumber', () => {
  it.each(['2027', ' 2027 ', '٢٠٢٧', '۲۰۲۷', '২০২৭', '૨૦૨૭'])('reads %s', (text) => {
    expect(typedNumber(text)).toBe(2027);
  });

  it.each(['', ' ', '2 7', '-1', '1.5', '1e3', '12345', 'x', '二〇', '٢٠٢٧هـ'])('rejects “%s”', (text) => {
    expect(typedNumber(text)).toBeNull();
  });
});

describe('readHijri', () => {
  it('finds the civil date, with the adjustment', () => {
    expect(readHijri(typed(9, 12, 1448), 0)).toMatchObject({ date: '2027-05-15' });
    expect(readHijri(typed('٩', 12, '١٤٤٨'), -1)).toMatchObject({ date: '2027-05-16' });
  });

  it('reports the length of the month for the 30th of a month of 29 days', () => {
    expect(readHijri(typed(30, 12, 1447), 0)).toEqual({
      problems: { day: { code: 'day', year: 1447, days: 29 } },
    });
    expect(readHijri(typed(0, 12, 1447), 0)).toMatchObject({ problems: { day: { code: 'day' } } });
  });

  it('reports the fault of each field', () => {
    expect(readHijri(typed('', 1, 'x'), 0)).toEqual({
      problems: { day: { code: 'required' }, year: { code: 'number' } },
    });
    expect(readHijri(typed(1, 1, 1299), 0)).toEqual({
      problems: { year: { code: 'year', first: 1300, last: 1500 } },
    });
  });
});

describe('readCivil', () => {
  it('finds the Hijri date, with the adjustment', () => {
    expect(readCivil(typed(15, 5, 2027), 0)).toMatchObject({ hijri: { year: 1448, month: 12, day: 9 } });
    expect(readCivil(typed('১৫', 5, '২০২৭'), 1)).toMatchObject({ hijri: { day: 10 } });
  });

  it('converts the leap day', () => {
    expect(readCivil(typed(29, 2, 2028), 0)).toMatchObject({ date: '2028-02-29' });
    expect(readCivil(typed(29, 2, 2027), 0)).toEqual({
      problems: { day: { code: 'day', year: 2027, days: 28 } },
    });
  });

  it('ends at the limits of the calendar table', () => {
    const range = { first: '1882-11-12', last: '2077-11-16' };
    expect(readCivil(typed(11, 11, 1882), 0)).toEqual({ problems: { year: { code: 'outside', ...range } } });
    expect(readCivil(typed(12, 11, 1882), 0)).toMatchObject({ hijri: { year: 1300, month: 1, day: 1 } });
    expect(readCivil(typed(17, 11, 2077), 0)).toMatchObject({ problems: { year: { code: 'outside' } } });
    expect(readCivil(typed(1, 1, 1700), 0)).toMatchObject({ problems: { year: { code: 'year' } } });
  });

  it('converts there and back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 71_000 }),
        fc.integer({ min: -2, max: 2 }),
        (days, adjustment) => {
          const date = addDays('1882-11-20', days);
          const [year, month, day] = numbersOf(date);
          const there = readCivil(typed(day, month, year), adjustment);
          if (there.problems) throw new Error(date);
          const { hijri } = there;
          expect(readHijri(typed(hijri.day, hijri.month, hijri.year), adjustment)).toMatchObject({ date });
        },
      ),
      { numRuns: 200 },
    );
  });
});
