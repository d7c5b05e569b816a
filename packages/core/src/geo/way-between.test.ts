import { expect, it } from 'vitest';
import { kaaba, qibla } from './qibla.ts';
import { wayBetween } from './way-between.ts';

it('agrees with the Qibla, from near and far', () => {
  for (const [latitude, longitude] of [
    [51.5, -0.13],
    [-33.9, 151.2],
    [21.4133, 39.8933],
  ] as const) {
    const { direction, distanceKm } = qibla(latitude, longitude);
    const way = wayBetween({ latitude, longitude }, kaaba);
    expect(way.bearingDegrees).toBeCloseTo(direction, 9);
    expect(way.distanceMetres).toBeCloseTo(distanceKm * 1000, 3);
  }
});

it('measures steps of a few metres', () => {
  const mina = { latitude: 21.4133, longitude: 39.8933 };
  // A ten thousandth of a degree of latitude is 11.1 m.
  const north = wayBetween(mina, { ...mina, latitude: mina.latitude + 0.0001 });
  expect(north.bearingDegrees).toBeCloseTo(0, 6);
  expect(north.distanceMetres).toBeCloseTo(11.12, 2);
  expect(wayBetween(mina, { ...mina, longitude: mina.longitude + 0.0001 }).bearingDegrees).toBeCloseTo(90, 3);
});

it('is of no length from a place to itself', () => {
  expect(wayBetween(kaaba, kaaba)).toEqual({ bearingDegrees: 0, distanceMetres: 0 });
});
