import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf, dayOf, isoOf, offsetMs } from './zone-clock.ts';
import { dateIn, timeIn } from './zone-date.ts';
import { isOlderThanTable } from './zone-table.ts';

const minute = 60_000;
const first = Date.UTC(1900, 0, 1) / minute;
const tableStart = Date.UTC(2022, 0, 1) / minute;

/** Date and time as the platform itself formats them. */
const byPlatform = (timeZone: string, instant: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
const byUs = (timeZone: string, instant: number): string =>
  `${dateIn(timeZone, instant)} ${timeIn(timeZone, instant)}`;

describe('the clock of a zone', () => {
  it('matches Intl before 2022, in every zone and year', () => {
    const moment = fc.record({
      timeZone: fc.constantFrom(...Intl.supportedValuesOf('timeZone')),
      instant: fc.integer({ min: first, max: tableStart - 1 }).map((value) => value * minute),
    });
    fc.assert(
      fc.property(moment, ({ timeZone, instant }) => {
        expect(byUs(timeZone, instant)).toBe(byPlatform(timeZone, instant));
        expect(isoOf(instant)).toBe(new Date(instant).toISOString());
      }),
      { numRuns: 3000 },
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
    ['Pacific/Kiritimati', '2021-12-30T00:00:00Z'],
  ])('follows %s through the days after %s minute by minute', (timeZone, from) => {
    const start = Date.parse(from);
    const wrong: string[] = [];
    for (let step = 0; step < 4 * 1440; step += 7) {
      const instant = start + step * minute;
      const shown = clockOf(instant + offsetMs(timeZone, instant));
      if (!byPlatform(timeZone, instant).endsWith(shown))
        wrong.push(`${new Date(instant).toISOString()}: ${shown}`);
    }
    expect(wrong).toEqual([]);
  });

  // tz 2026d to 2026f (https://data.iana.org/time-zones/tzdb/NEWS): Manitoba and Inuvik keep their summer time from
  // November 2026 on; Cuba keeps it for the winter of 2026/27 and returns to its old rule in November 2027.
  it.each([
    ['America/Winnipeg', '2026-10-31T18:00:00Z', '13:00'],
    ['America/Winnipeg', '2026-11-23T18:00:00Z', '13:00'],
    ['America/Winnipeg', '2027-01-15T18:00:00Z', '13:00'],
    ['America/Winnipeg', '2027-07-15T18:00:00Z', '13:00'],
    ['America/Winnipeg', '2027-12-15T18:00:00Z', '13:00'],
    ['Canada/Central', '2026-11-23T18:00:00Z', '13:00'],
    ['America/Rainy_River', '2026-11-23T18:00:00Z', '13:00'],
    ['America/Inuvik', '2026-11-23T18:00:00Z', '12:00'],
    ['America/Inuvik', '2027-01-15T18:00:00Z', '12:00'],
    ['America/Inuvik', '2027-07-15T18:00:00Z', '12:00'],
    ['America/Havana', '2026-11-23T18:00:00Z', '14:00'],
    ['America/Havana', '2027-03-01T18:00:00Z', '14:00'],
    ['America/Havana', '2027-07-15T18:00:00Z', '14:00'],
    ['America/Havana', '2027-11-06T18:00:00Z', '14:00'],
    ['America/Havana', '2027-11-07T18:00:00Z', '13:00'],
    ['America/Havana', '2028-07-15T18:00:00Z', '14:00'],
    // An old phone keeps what these had before: Mexico and Jordan 2022, Egypt 2023, Kazakhstan and Paraguay 2024.
    ['America/Mexico_City', '2026-07-15T18:00:00Z', '12:00'],
    ['Asia/Amman', '2027-01-15T18:00:00Z', '21:00'],
    ['Africa/Cairo', '2027-07-15T18:00:00Z', '21:00'],
    ['Asia/Almaty', '2027-01-15T18:00:00Z', '23:00'],
    ['America/Asuncion', '2027-07-15T18:00:00Z', '15:00'],
  ])('shows in %s at %s %s', (timeZone, at, clock) => {
    expect(timeIn(timeZone, Date.parse(at))).toBe(clock);
  });

  it('accepts other spellings and old names of a zone', () => {
    const instant = Date.parse('2026-11-23T18:00:00Z');
    expect(timeIn('america/winnipeg', instant)).toBe('13:00');
    expect(timeIn('Asia/Calcutta', instant)).toBe(timeIn('Asia/Kolkata', instant));
  });

  it("continues seamlessly from the platform's years to those of the table", () => {
    const newYear = Date.UTC(2022, 0, 1);
    for (const timeZone of ['Pacific/Apia', 'Asia/Riyadh', 'America/Winnipeg', 'Europe/London']) {
      expect(dayOf(newYear - 1 + offsetMs(timeZone, newYear - 1))).toBe(
        dayOf(newYear - 1 + offsetMs(timeZone, newYear)),
      );
    }
  });

  it('refuses an unknown zone', () => {
    expect(() => offsetMs('Mars/Base', 0)).toThrow(RangeError);
  });
});

describe('a platform', () => {
  const hour = 3_600_000;

  it('is older than the table when it lacks the newest change', () => {
    expect(isOlderThanTable(() => -5 * hour)).toBe(true);
    expect(isOlderThanTable(() => undefined)).toBe(true);
  });

  it('uses its own data when it has the newest change', () => {
    expect(isOlderThanTable(() => -4 * hour)).toBe(false);
  });
});
