import { languageCodes } from '@manasik/core/text/languages';
import { daysOfMonth } from '@manasik/core/prayer/month-timetable';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inWeeks, weekdayOf, weekStart } from './week-start.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the first day of the week', () => {
  it('is that of the language', () => {
    expect((['en', 'ar', 'de'] as const).map(weekStart)).toEqual([7, 6, 1]);
  });

  it('falls back to our table where the browser does not report it', () => {
    const told = languageCodes.map(weekStart);
    vi.stubGlobal('Intl', { Locale: Object });
    expect(languageCodes.map(weekStart)).toEqual(told);
  });
});

describe('the weeks of a month', () => {
  it('contain every day once, under its day of the week', () => {
    const days = daysOfMonth('2027-05');
    for (const start of [1, 6, 7]) {
      const weeks = inWeeks(days, start);
      expect(weeks.flat().filter((day) => day !== null)).toEqual(days);
      const strays = weeks.flatMap((week) =>
        week.filter((day, place) => day !== null && weekdayOf(day) !== ((start - 1 + place) % 7) + 1),
      );
      expect(strays).toEqual([]);
      expect(weeks.every((week) => week.length === 7 && week.some((day) => day !== null))).toBe(true);
    }
  });

  it('put 14 May 2027 on a Friday and 31 December 1899 on a Sunday', () => {
    expect([weekdayOf('2027-05-14'), weekdayOf('1899-12-31')]).toEqual([5, 7]);
  });
});
