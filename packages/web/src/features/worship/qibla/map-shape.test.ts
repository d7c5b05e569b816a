import { qibla } from '@manasik/core/geo/qibla';
import { describe, expect, it } from 'vitest';
import { mapRadius, mapShape } from './map-shape.ts';

const shapeFrom = (latitude: number, longitude: number) => {
  const { direction, distanceKm } = qibla(latitude, longitude);
  return { direction, shape: mapShape(latitude, longitude, distanceKm) };
};

describe('mapShape', () => {
  it.each([
    ['London', 51.5074, -0.1278],
    ['Jakarta', -6.2, 106.8],
    ['Los Angeles', 34.05, -118.24],
    ['Jeddah', 21.54, 39.2],
    ['beside the antipode', -21, -140],
  ])('places the Kaaba within the map at its true bearing: %s', (_, latitude, longitude) => {
    const { direction, shape } = shapeFrom(latitude, longitude);
    const { x, y } = shape.kaaba;
    const bearing = ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
    expect(Math.abs(bearing - direction)).toBeLessThan(0.01);
    expect(Math.hypot(x, y)).toBeLessThanOrEqual(mapRadius);
    expect(shape.land.length).toBeGreaterThan(100);
  });

  it('draws the great circle as a straight line', () => {
    const { direction, shape } = shapeFrom(51.5074, -0.1278);
    const numbers = shape.way.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
    expect(numbers.length).toBeGreaterThan(20);
    for (let index = 0; index < numbers.length; index += 2) {
      const [x = 0, y = 0] = numbers.slice(index, index + 2);
      // Distance from the line through the middle at the bearing, in units of the drawing.
      const turned = (direction * Math.PI) / 180;
      expect(Math.abs(x * Math.cos(turned) + y * Math.sin(turned))).toBeLessThan(0.2);
    }
  });
});
