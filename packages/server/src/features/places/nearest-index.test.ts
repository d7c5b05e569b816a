import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NearestIndex } from './nearest-index.ts';

const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const place = fc.tuple(latitude, longitude);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Haversine, independent of the index. */
function kilometres(
  [lat1, lon1]: readonly [number, number],
  [lat2, lon2]: readonly [number, number],
): number {
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const h = half(lat2 - lat1) + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * half(lon2 - lon1);
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(h)));
}

const indexOf = (places: readonly (readonly [number, number])[]): NearestIndex =>
  new NearestIndex(
    [...places.keys()],
    places.map(([lat]) => lat),
    places.map(([, lon]) => lon),
  );

describe('NearestIndex', () => {
  it('agrees with a search through all points, anywhere on the globe', () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 60 }), place, (places, from) => {
        const found = indexOf(places).find(...from, 3000);
        const nearest = Math.min(Infinity, ...places.map((to) => kilometres(from, to)));
        const distance = found === null ? 3000 : kilometres(from, places[found] ?? [0, 0]);
        // A hundred metres for the rounding of the index.
        expect(Math.abs(distance - Math.min(nearest, 3000))).toBeLessThan(0.1);
      }),
    );
  });

  it('works across the date line and the poles', () => {
    const index = indexOf([
      [0, 179.9],
      [89.9, 0],
      [-89.9, 90],
    ]);
    expect(index.find(0, -179.9, 100)).toBe(0);
    expect(index.find(89.9, 180, 100)).toBe(1);
    expect(index.find(-90, 0, 100)).toBe(2);
  });

  it('skips points that are not accepted', () => {
    const index = indexOf([
      [10, 10],
      [10.1, 10],
      [10.2, 10],
    ]);
    expect(index.find(10, 10, 100, (point) => point !== 0)).toBe(1);
    expect(index.find(10, 10, 100, () => false)).toBeNull();
  });
});
