import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateIn, dayNumber, timeIn } from './civil-date.ts';
import { clockOf, dayOf, isoOf, offsetMs } from './zone-clock.ts';

const minute = 60_000;
const first = Date.UTC(1900, 0, 1) / minute;
const last = Date.UTC(2076, 11, 31) / minute;

describe('the clock of a zone', () => {
  it('shows what Intl shows, in every zone and year', () => {
    const moment = fc.record({
      timeZone: fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
      instant: fc.integer({ min: first, max: last }).map((value) => value * minute),
    });
    fc.assert(
      fc.property(moment, ({ timeZone, instant }) => {
        const shifted = instant + offsetMs(timeZone, instant);
        expect(clockOf(shifted)).toBe(timeIn(timeZone, instant));
        expect(dayOf(shifted)).toBe(dayNumber(dateIn(timeZone, instant)));
        expect(isoOf(instant)).toBe(new Date(instant).toISOString());
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    ['Europe/London', '2026-03-29T00:00:00Z'],
    ['Africa/Casablanca', '2026-02-14T00:00:00Z'],
    ['Asia/Hebron', '2040-10-19T00:00:00Z'],
    ['Asia/Hebron', '2040-10-26T00:00:00Z'],
    ['Pacific/Apia', '2011-12-29T00:00:00Z'],
    ['Africa/Monrovia', '1972-01-06T00:00:00Z'],
    ['America/Adak', '2026-11-01T00:00:00Z'],
  ])('follows %s through the days after %s minute by minute', (timeZone, from) => {
    const start = Date.parse(from);
    const wrong: string[] = [];
    for (let step = 0; step < 4 * 1440; step += 7) {
      const instant = start + step * minute;
      const shown = clockOf(instant + offsetMs(timeZone, instant));
      if (shown !== timeIn(timeZone, instant)) wrong.push(`${new Date(instant).toISOString()}: ${shown}`);
    }
    expect(wrong).toEqual([]);
  });

  it('refuses a zone that is none', () => {
    expect(() => offsetMs('Mars/Base', 0)).toThrow(RangeError);
  });
});
