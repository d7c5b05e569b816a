import { describe, expect, it } from 'vitest';
import { isTimeZone, timeIn, todayIn } from './zone-date.ts';

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
