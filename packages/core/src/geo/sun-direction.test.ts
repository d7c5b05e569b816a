import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kaaba, qibla } from './qibla.ts';
import { isSunUp, sunDirection } from './sun-direction.ts';
import { sunOnQibla, sunOverKaaba } from './sun-direction-qibla.ts';

const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/** Saudi time, rounded to the minute. */
const saudi = (instant: number): string =>
  new Date(instant + 3 * 3_600_000 + 30_000).toISOString().slice(0, 16);

describe("the sun's position", () => {
  it('matches NREL: the example of its Solar Position Algorithm (TP-560-34302, table A5.1)', () => {
    const { azimuthDegrees, altitudeDegrees } = sunDirection(
      39.742476,
      -105.1786,
      Date.parse('2003-10-17T12:30:30-07:00'),
    );
    expect(Math.abs(azimuthDegrees - 194.34024)).toBeLessThan(0.01);
    // NREL's zenith angle of 50.11162 contains 0.01633 degrees of refraction.
    expect(Math.abs(altitudeDegrees - (90 - 50.11162 - 0.01633))).toBeLessThan(0.01);
  });

  it('is overhead at the equator at noon on the equinox, and at the horizon at the poles', () => {
    const equinox = Date.parse('2026-03-20T14:46:00Z');
    expect(Math.abs(sunDirection(90, 0, equinox).altitudeDegrees)).toBeLessThan(0.02);
    expect(Math.abs(sunDirection(-90, 0, equinox).altitudeDegrees)).toBeLessThan(0.02);
    const noonLongitude = -(14 + 46 / 60 - 12 - 7.4 / 60) * 15;
    expect(sunDirection(0, noonLongitude, equinox).altitudeDegrees).toBeGreaterThan(89.8);
  });

  it('counts as up from half a disc plus the refraction below the horizon', () => {
    expect(isSunUp({ azimuthDegrees: 90, altitudeDegrees: -0.8 })).toBe(true);
    expect(isSunUp({ azimuthDegrees: 90, altitudeDegrees: -0.9 })).toBe(false);
  });
});

describe('the sun over the Kaaba', () => {
  // Jeddah Astronomical Society, every year: 27 or 28 May at 12:18 and 15 or 16 July at 12:27 Saudi time.
  it.each([2021, 2022, 2023, 2024, 2025, 2026, 2027, 2028, 2040])(
    'is there at the published times in %i',
    (year) => {
      const [may, july] = sunOverKaaba(year);
      expect(saudi(may)).toMatch(new RegExp(`^${year}-05-2[78]T12:18$`));
      expect(saudi(july)).toMatch(new RegExp(`^${year}-07-1[56]T12:27$`));
      for (const instant of [may, july]) {
        expect(sunDirection(kaaba.latitude, kaaba.longitude, instant).altitudeDegrees).toBeGreaterThan(89.75);
      }
    },
  );

  it('is in the direction of the Qibla from everywhere at that moment', () => {
    const [may] = sunOverKaaba(2027);
    for (const [latitude, longitude] of [
      [51.5, -0.13],
      [-6.2, 106.8],
      [41, 29],
      [-33.9, 18.4],
    ] as const) {
      const { azimuthDegrees } = sunDirection(latitude, longitude, may);
      expect(apart(azimuthDegrees, qibla(latitude, longitude).direction)).toBeLessThan(0.1);
    }
  });
});

describe('the times of a day when the sun shows the Qibla', () => {
  it('have the sun in that direction or opposite, high enough to be used', () => {
    const anywhere = fc.tuple(
      fc.double({ min: -89, max: 89, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.integer({ min: 0, max: 364 }),
    );
    fc.assert(
      fc.property(anywhere, ([latitude, longitude, day]) => {
        const date = new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10);
        const { direction } = qibla(latitude, longitude);
        for (const { instant, points, altitudeDegrees } of sunOnQibla(latitude, longitude, date, 'UTC')) {
          const sun = sunDirection(latitude, longitude, instant);
          expect(apart(sun.azimuthDegrees, points === 'sun' ? direction : direction + 180)).toBeLessThan(
            0.05,
          );
          expect(altitudeDegrees).toBeGreaterThanOrEqual(3);
          expect(new Date(instant).toISOString().slice(0, 10)).toBe(date);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('include every time that a search minute by minute finds', () => {
    for (const [latitude, longitude, date] of [
      [51.5, -0.13, '2027-06-21'],
      [-6.2, 106.8, '2027-06-01'],
      [40.7, -74, '2027-06-21'],
      [64.1, -21.9, '2027-06-21'],
    ] as const) {
      const { direction } = qibla(latitude, longitude);
      let seen = 0;
      let before = 0;
      for (let minute = 0; minute <= 1440; minute++) {
        const sun = sunDirection(latitude, longitude, Date.parse(`${date}T00:00:00Z`) + minute * 60_000);
        // Doubling the angle maps a direction and its opposite to the same value.
        const side = Math.sin(((sun.azimuthDegrees - direction) * Math.PI) / 180);
        if (minute > 0 && side > 0 !== before > 0 && sun.altitudeDegrees > 3 && sun.altitudeDegrees < 85)
          seen++;
        before = side;
      }
      expect(sunOnQibla(latitude, longitude, date, 'UTC')).toHaveLength(seen);
      expect(seen).toBeGreaterThan(0);
    }
  });

  it('belong to the local day, and do not exist in polar night', () => {
    const [time] = sunOnQibla(-6.2, 106.8, '2026-06-21', 'Asia/Jakarta');
    expect(new Date(time?.instant ?? 0).toISOString().slice(0, 16)).toBe('2026-06-21T10:00');
    expect(time?.points).toBe('sun');
    expect(sunOnQibla(90, 0, '2026-12-21', 'UTC')).toEqual([]);
    expect(sunOnQibla(90, 0, '2026-06-21', 'UTC')).toHaveLength(2);
  });
});
