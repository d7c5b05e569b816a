import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greatCircleToKaaba, type Point } from './way-to-kaaba.ts';
import { kaaba, qibla } from './qibla.ts';

const place = fc.tuple(
  fc.double({ min: -89.9, max: 89.9, noNaN: true }),
  fc.double({ min: -180, max: 180, noNaN: true }),
);
const apart = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

describe('the great circle to the Kaaba', () => {
  it('starts at the place, ends at the Kaaba, and approaches in equal steps', () => {
    fc.assert(
      fc.property(place, ([latitude, longitude]) => {
        const points = greatCircleToKaaba(latitude, longitude, 16);
        const start = points[0];
        const end = points.at(-1);
        expect(start?.[0]).toBeCloseTo(latitude, 5);
        expect(end?.[0]).toBeCloseTo(kaaba.latitude, 4);
        expect(end?.[1]).toBeCloseTo(kaaba.longitude, 4);
        const whole = qibla(latitude, longitude).distanceKm;
        points.forEach((point, step) => {
          expect(Math.abs(qibla(...point).distanceKm - whole * (1 - step / 16))).toBeLessThan(0.5);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('starts in the direction of the Qibla and keeps to it all along', () => {
    const points = greatCircleToKaaba(51.5074, -0.1278, 200);
    const [, second = [0, 0] as Point] = points;
    const east = (second[1] + 0.1278) * Math.cos((51.5074 * Math.PI) / 180);
    const bearing = (Math.atan2(east, second[0] - 51.5074) * 180) / Math.PI;
    expect(apart(bearing, qibla(51.5074, -0.1278).direction)).toBeLessThan(0.3);
  });

  it('is a single point at the Kaaba, and passes over the north from its antipode and the poles', () => {
    expect(greatCircleToKaaba(kaaba.latitude, kaaba.longitude)).toEqual([[kaaba.latitude, kaaba.longitude]]);
    const antipode = greatCircleToKaaba(-kaaba.latitude, kaaba.longitude - 180, 4);
    expect(antipode[1]?.[0]).toBeGreaterThan(-kaaba.latitude);
    for (const pole of [90, -90]) {
      for (const [latitude, longitude] of greatCircleToKaaba(pole, 0, 8)) {
        expect(Number.isFinite(latitude) && Number.isFinite(longitude)).toBe(true);
      }
    }
  });
});
