import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compassPoint, compassPoints } from './great-circle.ts';
import { kaaba, qibla } from './qibla.ts';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

type Vector = [number, number, number];
const unit = (latitude: number, longitude: number): Vector => [
  Math.cos(radians(latitude)) * Math.cos(radians(longitude)),
  Math.cos(radians(latitude)) * Math.sin(radians(longitude)),
  Math.sin(radians(latitude)),
];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** The same by vectors: the Kaaba projected onto the place's own north and east. */
function byVectors(latitude: number, longitude: number) {
  const target = unit(kaaba.latitude, kaaba.longitude);
  const north = unit(latitude + 90, longitude);
  const east: Vector = [-Math.sin(radians(longitude)), Math.cos(radians(longitude)), 0];
  const [e, n] = [dot(target, east), dot(target, north)];
  const bearing = (Math.atan2(e, n) * 180) / Math.PI;
  const km = 6371.0088 * Math.atan2(Math.hypot(e, n), dot(target, unit(latitude, longitude)));
  return { bearing, km, offset: Math.hypot(e, n) };
}

const place = fc.tuple(
  fc.double({ min: -90, max: 90, noNaN: true }),
  fc.double({ min: -180, max: 180, noNaN: true }),
);

/** The normal of the plane of a great circle through two places, by the cross product. */
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The angle at the place between the planes through the pole and through the Kaaba, by geometry alone. */
function byPlanes(latitude: number, longitude: number): number {
  const here = unit(latitude, longitude);
  const toPole = cross(here, [0, 0, 1]);
  const toKaaba = cross(here, unit(kaaba.latitude, kaaba.longitude));
  const angle = Math.atan2(dot(cross(toPole, toKaaba), here), dot(toPole, toKaaba));
  return (360 - (angle * 180) / Math.PI) % 360;
}

describe('qibla', () => {
  it('agrees with the planes of the great circles at 10,000 random places, to 0.01 degrees', () => {
    let worst = 0;
    let places = 0;
    fc.assert(
      fc.property(place, ([latitude, longitude]) => {
        const { direction, distanceKm } = qibla(latitude, longitude);
        // Within a few metres of the Kaaba, its antipode and the poles there is no direction to compare.
        if (Math.min(distanceKm, Math.PI * 6371 - distanceKm) < 0.01 || Math.abs(latitude) > 89.9999) return;
        places += 1;
        worst = Math.max(worst, Math.abs(((direction - byPlanes(latitude, longitude) + 540) % 360) - 180));
      }),
      { numRuns: 10_000 },
    );
    expect(places).toBeGreaterThan(9000);
    expect(worst).toBeLessThan(0.01);
  });

  it('matches the great-circle direction and distance of an independent formula', () => {
    fc.assert(
      fc.property(place, ([latitude, longitude]) => {
        const { direction, distanceKm } = qibla(latitude, longitude);
        const { bearing, km, offset } = byVectors(latitude, longitude);
        expect(direction).toBeGreaterThanOrEqual(0);
        expect(direction).toBeLessThan(360);
        expect(Math.abs(distanceKm - km)).toBeLessThan(0.5);
        // Within some metres of the Kaaba or its antipode the two differ only by rounding.
        const difference = Math.abs(((direction - bearing + 540) % 360) - 180);
        expect(offset > 1e-6 ? difference : 0).toBeLessThan(1e-3);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['London', 51.5074, -0.1278, 118.99, 'ESE'],
    ['New York', 40.7128, -74.006, 58.48, 'ENE'],
    ['Jakarta', -6.2088, 106.8456, 295.15, 'WNW'],
    ['Cape Town', -33.9249, 18.4241, 23.35, 'NNE'],
    ['due north of the Kaaba', 60, kaaba.longitude, 180, 'S'],
    ['due south of the Kaaba', -10, kaaba.longitude, 0, 'N'],
  ])('points the way from %s', (_, latitude, longitude, degrees, compass) => {
    const answer = qibla(latitude, longitude);
    expect(answer.direction).toBeCloseTo(degrees, 1);
    expect(answer.compass).toBe(compass);
  });

  it('works at the Kaaba, its antipode and the poles', () => {
    expect(qibla(kaaba.latitude, kaaba.longitude)).toEqual({ direction: 0, compass: 'N', distanceKm: 0 });
    const antipode = qibla(-kaaba.latitude, kaaba.longitude - 180);
    expect(antipode).toMatchObject({ direction: 0, compass: 'N' });
    expect(antipode.distanceKm).toBeCloseTo(Math.PI * 6371.0088, 0);
    for (const pole of [qibla(90, 0), qibla(-90, 0)]) expect(Number.isFinite(pole.direction)).toBe(true);
  });

  it('names the sixteen points from north, clockwise', () => {
    expect(compassPoints.map((_, index) => compassPoint(index * 22.5))).toEqual(compassPoints);
    expect([compassPoint(348.74), compassPoint(348.76), compassPoint(359.99), compassPoint(11.24)]).toEqual([
      'NNW',
      'N',
      'N',
      'N',
    ]);
  });
});
