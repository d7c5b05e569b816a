import { describe, expect, it } from 'vitest';
import { addDays, civilDateRange, daysUntil, isCivilDate, monthsLater, weekday } from './civil-date.ts';

describe('isCivilDate', () => {
  it.each(['1900-01-01', '2076-12-31', '2024-02-29', '2000-02-29'])('accepts %s', (date) => {
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

  it('throws for a text that is not a date', () => {
    expect(() => addDays('tomorrow', 1)).toThrow(RangeError);
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

describe('monthsLater', () => {
  it('keeps the day of the month', () => {
    expect(monthsLater('2027-05-20', 6)).toBe('2027-11-20');
    expect(monthsLater('2027-12-01', 1)).toBe('2028-01-01');
  });

  it('ends on the last day of a shorter month', () => {
    expect(monthsLater('2027-08-31', 6)).toBe('2028-02-29');
    expect(monthsLater('2026-08-31', 6)).toBe('2027-02-28');
    expect(monthsLater('2027-05-31', 6)).toBe('2027-11-30');
  });

  it('counts a year from 29 February to 28 February, and four years to 29 February', () => {
    expect(monthsLater('2024-02-29', 12)).toBe('2025-02-28');
    expect(monthsLater('2024-02-29', 48)).toBe('2028-02-29');
  });
});
