import { describe, expect, it } from 'vitest';
import { instantOf, isTimeZone, timeIn, todayIn } from './zone-date.ts';

describe('the date and clock of a zone', () => {
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

  it('accepts IANA zones and refuses the rest', () => {
    for (const zone of ['UTC', 'Asia/Riyadh', 'America/Argentina/Buenos_Aires', 'Etc/GMT+12']) {
      expect(isTimeZone(zone)).toBe(true);
    }
    for (const none of ['', 'Mars/Base', '+03:00', 'Asia/Riyadh ', 'x'.repeat(5000), null, 3, {}]) {
      expect(isTimeZone(none)).toBe(false);
    }
    expect(() => todayIn('Mars/Base', newYearInUtc)).toThrow(RangeError);
  });

  it('still works after many spellings of zones', () => {
    const letters = Array.from('asia/riyadh');
    for (let bits = 0; bits < 400; bits++) {
      const spelling = letters.map((letter, i) => ((bits >> i) & 1 ? letter.toUpperCase() : letter)).join('');
      expect(todayIn(spelling, newYearInUtc)).toBe('2026-01-01');
    }
  });
});

describe('a time on the night of a clock change', () => {
  // Germany: clocks go forward on 28 March 2027 at 02:00, and back on 31 October 2027 at 03:00.
  it('that does not exist counts as if the clocks had not changed yet', () => {
    expect(new Date(instantOf('2027-03-28', '02:30', 'Europe/Berlin')).toISOString()).toBe(
      '2027-03-28T01:30:00.000Z',
    );
  });

  it('that exists twice is the first of the two', () => {
    expect(new Date(instantOf('2027-10-31', '02:30', 'Europe/Berlin')).toISOString()).toBe(
      '2027-10-31T00:30:00.000Z',
    );
  });

  it('is right before and after the change', () => {
    const times = ['01:59', '03:00', '12:00'];
    expect(
      times.map((time) => new Date(instantOf('2027-03-28', time, 'Europe/Berlin')).toISOString()),
    ).toEqual(['2027-03-28T00:59:00.000Z', '2027-03-28T01:00:00.000Z', '2027-03-28T10:00:00.000Z']);
  });

  it('is also right in other zones, and where the night is not the one in Europe', () => {
    expect(new Date(instantOf('2027-03-28', '01:30', 'Europe/London')).toISOString()).toBe(
      '2027-03-28T01:30:00.000Z',
    );
    expect(new Date(instantOf('2027-10-31', '01:30', 'Europe/London')).toISOString()).toBe(
      '2027-10-31T00:30:00.000Z',
    );
    expect(new Date(instantOf('2027-03-14', '02:30', 'America/New_York')).toISOString()).toBe(
      '2027-03-14T07:30:00.000Z',
    );
  });
});
