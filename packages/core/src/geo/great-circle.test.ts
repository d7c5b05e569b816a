import { describe, expect, it } from 'vitest';
import { kaaba, qibla } from './qibla.ts';
import { circleAround, wayBetween } from './great-circle.ts';

describe('the path between two places', () => {
  it('equals that of the Qibla when it ends at the Kaaba', () => {
    for (const [latitude, longitude] of [
      [-33.8688, 151.2093],
      [51.5074, -0.1278],
      [21.4135, 39.8938],
    ] as const) {
      const { direction, distanceKm, compass } = qibla(latitude, longitude);
      const way = wayBetween({ latitude, longitude }, kaaba);
      expect(way.bearingDegrees).toBeCloseTo(direction, 9);
      expect(way.distanceMetres / 1000).toBeCloseTo(distanceKm, 6);
      expect(way.compass).toBe(compass);
    }
  });

  it('measures a few metres between people', () => {
    const here = { latitude: 21.4225, longitude: 39.8262 };
    const way = wayBetween(here, { latitude: 21.4225, longitude: 39.8262 + 0.001 });
    // A degree of longitude at the equator is 111,195 m on this sphere.
    expect(way.distanceMetres).toBeCloseTo(111.195 * Math.cos((21.4225 * Math.PI) / 180), 1);
    expect(way.compass).toBe('E');
  });

  it('has length 0 and bearing north between equal places', () => {
    expect(wayBetween(kaaba, kaaba)).toEqual({ distanceMetres: 0, bearingDegrees: 0, compass: 'N' });
  });
});

it('measures a step of ten metres to the north', () => {
  const mina = { latitude: 21.4133, longitude: 39.8933 };
  // A ten thousandth of a degree of latitude is 11.1 m.
  const north = wayBetween(mina, { ...mina, latitude: mina.latitude + 0.0001 });
  expect(north.bearingDegrees).toBeCloseTo(0, 6);
  expect(north.distanceMetres).toBeCloseTo(11.12, 2);
});

describe('a circle', () => {
  it('is closed, and everywhere at the requested distance from its centre', () => {
    const points = circleAround(kaaba, 250);
    expect(points[0]).toEqual(points.at(-1));
    for (const [longitude, latitude] of points) {
      expect(wayBetween(kaaba, { latitude, longitude }).distanceMetres).toBeCloseTo(250, 1);
    }
  });
});
