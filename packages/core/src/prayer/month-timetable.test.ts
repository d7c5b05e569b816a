import { describe, expect, it } from 'vitest';
import {
  addMonths,
  daysOfMonth,
  friday,
  isTimetableMonth,
  monthOf,
  monthTimetable,
} from './month-timetable.ts';
import { dailyTimes, prayerTimes } from './prayer-times.ts';

const london = {
  latitude: 51.5,
  longitude: -0.12,
  timeZone: 'Europe/London',
  method: 'MoonsightingCommittee',
  madhab: 'shafi',
  highLatitudeRule: 'SeventhOfTheNight',
} as const;

describe('a month', () => {
  it.each([
    ['2028-02', 29],
    ['2026-02', 28],
    ['2026-04', 30],
    ['2026-12', 31],
    ['1900-02', 28],
  ])('%s has %i days', (month, days) => {
    const dates = daysOfMonth(month);
    expect(dates).toHaveLength(days);
    expect([dates[0], dates.at(-1)]).toEqual([`${month}-01`, `${month}-${days}`]);
  });

  it('counts months across the ends of years', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-05', -29)]).toEqual([
      '2027-01',
      '2025-12',
      '2023-12',
    ]);
    expect(monthOf('2026-05-14')).toBe('2026-05');
  });

  it('accepts 1900 to 2076, and no other text', () => {
    expect(['1899-12', '1900-01', '2076-12', '2077-01'].map(isTimetableMonth)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(() => daysOfMonth('2026-5')).toThrow(RangeError);
  });
});

describe('a timetable', () => {
  it('has the same times as prayerTimes for each day, including the user’s own minutes', () => {
    const query = { ...london, offsetsMinutes: { fajr: 4, isha: -3 } };
    const days = monthTimetable({ ...query, month: '2026-06' });
    expect(days).toHaveLength(30);
    for (const day of days) {
      const single = prayerTimes({ ...query, date: day.date });
      expect(dailyTimes.map((id) => day[id])).toEqual(dailyTimes.map((id) => single[id]));
    }
  });

  it('follows the clock past the end of summer time', () => {
    const days = monthTimetable({ ...london, month: '2026-10' });
    expect(days.slice(23, 25).map(({ date, dhuhr }) => [date, dhuhr.time])).toEqual([
      ['2026-10-24', '12:50'],
      ['2026-10-25', '11:50'],
    ]);
  });

  it('has the right weekdays, before 1970 too, and Hijri dates with the country’s adjustment', () => {
    const may = monthTimetable({ ...london, month: '2027-05' });
    expect(may.filter(({ weekday }) => weekday === friday).map(({ date }) => date)).toEqual([
      '2027-05-07',
      '2027-05-14',
      '2027-05-21',
      '2027-05-28',
    ]);
    expect(may[13]?.hijri).toEqual({ year: 1448, month: 12, day: 8 });
    expect(monthTimetable({ ...london, month: '2027-05', hijriAdjustmentDays: -1 })[13]?.hijri.day).toBe(7);
    // 1 January 1900 was a Monday.
    expect(monthTimetable({ ...london, month: '1900-01' })[0]?.weekday).toBe(1);
  });

  it('gives the reason for a missing time', () => {
    const svalbard = { ...london, latitude: 78.22, longitude: 15.65, timeZone: 'Arctic/Longyearbyen' };
    const [first] = monthTimetable({ ...svalbard, month: '2026-12' });
    expect(first?.sunrise).toEqual({ at: null, time: null, reason: 'sunNeverRises' });
  });
});
