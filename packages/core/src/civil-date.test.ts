import { describe, expect, it } from 'vitest';
import {
  addDays,
  civilDateRange,
  daysUntil,
  isCivilDate,
  isTimeZone,
  timeIn,
  todayIn,
  weekday,
} from './civil-date.ts';

describe('isCivilDate', () => {
  it.each(['1900-01-01', '2076-12-31', '2024-02-29', '2000-02-29'])('takes %s', (date) => {
    expect(isCivilDate(date)).toBe(true);
  });

  it.each([
    '1899-12-31',
    '2077-01-01',
    '2026-02-29',
    '1900-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '2026-01-01T00:00:00Z',
    '2026-01-01\n',
    '٢٠٢٦-٠١-٠١',
    '',
    null,
    20260101,
    ['2026-01-01'],
  ])('refuses %j', (date) => {
    expect(isCivilDate(date)).toBe(false);
  });
});

describe('days', () => {
  it('adds and counts across months, leap days and years', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDays(civilDateRange.last, 1)).toBe('2077-01-01');
    expect(daysUntil('2026-11-21', '2027-05-14')).toBe(174);
    expect(daysUntil('2027-05-14', '2026-11-21')).toBe(-174);
  });

  it('throws for a text that is no date', () => {
    expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
  });
});

describe('zones', () => {
  const newYearInUtc = new Date('2026-01-01T00:30:00Z');

  it.each([
    ['UTC', '2026-01-01', '00:30'],
    ['America/Los_Angeles', '2025-12-31', '16:30'],
    ['Pacific/Kiritimati', '2026-01-01', '14:30'],
    ['Pacific/Apia', '2026-01-01', '13:30'],
    ['Asia/Kathmandu', '2026-01-01', '06:15'],
  ])('shows the date and clock of %s', (timeZone, date, time) => {
    expect(todayIn(timeZone, newYearInUtc)).toBe(date);
    expect(timeIn(timeZone, newYearInUtc.getTime())).toBe(time);
  });

  it('writes midnight as 00:00', () => {
    expect(timeIn('UTC', Date.parse('2026-01-01T00:00:00Z'))).toBe('00:00');
  });

  it('skips the hour that summer time skips', () => {
    expect(timeIn('Europe/London', Date.parse('2026-03-29T00:59:00Z'))).toBe('00:59');
    expect(timeIn('Europe/London', Date.parse('2026-03-29T01:00:00Z'))).toBe('02:00');
  });

  it('knows IANA zones and refuses the rest', () => {
    for (const zone of ['UTC', 'Asia/Riyadh', 'America/Argentina/Buenos_Aires', 'Etc/GMT+12']) {
      expect(isTimeZone(zone)).toBe(true);
    }
    for (const none of ['', 'Mars/Base', '+03:00', 'Asia/Riyadh ', 'x'.repeat(5000), null, 3, {}]) {
      expect(isTimeZone(none)).toBe(false);
    }
    expect(() => todayIn('Mars/Base', newYearInUtc)).toThrow(RangeError);
  });

  it('still answers after many spellings of zones', () => {
    const letters = Array.from('asia/riyadh');
    for (let bits = 0; bits < 400; bits++) {
      const spelling = letters.map((letter, i) => ((bits >> i) & 1 ? letter.toUpperCase() : letter)).join('');
      expect(todayIn(spelling, newYearInUtc)).toBe('2026-01-01');
    }
  });
});

describe('weekday', () => {
  it.each([
    ['1969-12-31', 3],
    ['1970-01-01', 4],
    ['2027-05-14', 5],
    ['1882-11-12', 7],
  ])('of %s is %d', (date, day) => {
    expect(weekday(date)).toBe(day);
  });
});
