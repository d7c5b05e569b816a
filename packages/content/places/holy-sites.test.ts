import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Feature {
  id: string;
  properties: { kind: string; name?: string; source: string; date: string; peak?: number[] };
  geometry: { type: string; coordinates: unknown };
}
const text = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const read = (path: string): unknown => JSON.parse(text(path));
// Our own files, whose shape the tests below verify.
const sites = read('./holy-sites.json') as { note: string; features: Feature[] };
const drawing = read('./site-drawing.json') as { note: string; features: Feature[] };
const features = [...sites.features, ...drawing.features];
const names = Object.keys(Object(read('../locales/en/holy-sites.json')));

const pointsOf = (value: unknown): number[][] =>
  Array.isArray(value) && typeof value[0] === 'number' ? [value] : [value].flat().flatMap(pointsOf);

/** West, south, east and north of what may be drawn, by kind; `madinah` only for the sites of that city. */
const makkah = [39.77, 21.32, 40.02, 21.475] as const;
const madinah = [39.55, 24.4, 39.65, 24.5] as const;
const haram = [39.822, 21.419, 39.831, 21.427] as const;
const areaOfStation: Record<string, readonly [number, number, number, number]> = {
  mina: [39.868, 21.397, 39.9, 21.422],
  muzdalifah: [39.898, 21.376, 39.92, 21.393],
  arafat: [39.958, 21.334, 39.98, 21.348],
};

const isIn = ([west, south, east, north]: readonly number[], [x = 0, y = 0]: number[]): boolean =>
  x >= (west ?? 0) && x <= (east ?? 0) && y >= (south ?? 0) && y <= (north ?? 0);

describe('the holy sites and the drawing around them', () => {
  it('have a source and its date for each feature, and a note that they are not for navigation', () => {
    for (const { note } of [sites, drawing]) {
      expect(note).toContain('not for navigation');
      expect(note).toContain('must not be used to judge the boundaries of Arafat, Mina or Muzdalifah');
    }
    for (const { id, properties } of features) {
      expect({ id, isLong: properties.source.length > 20 }).toEqual({ id, isLong: true });
      expect({ id, date: properties.date }).toEqual({ id, date: expect.stringMatching(/^20\d\d-\d\d-\d\d$/) });
    }
  });

  it('have only sources that the map credits, and the map credits no others', () => {
    // Our own file too.
    const { map } = read('../locales/en/positions.json') as { map: { sources: string } };
    const credited = [...map.sources.matchAll(/Wiki\w+|Atlas \w+|Saudipedia|OpenStreetMap/g)].map(String);
    for (const { id, properties } of features) {
      const isCredited = credited.some((name) => properties.source.includes(name));
      expect({ id, isCredited }).toEqual({ id, isCredited: true });
    }
    const unused = credited.filter(
      (name) => !features.some(({ properties }) => properties.source.includes(name)),
    );
    expect(unused).toEqual([]);
  });

  it('take fewer than 100 features from OpenStreetMap, which its licence counts as not substantial', () => {
    const taken = features.filter(({ properties }) => properties.source.includes('OpenStreetMap'));
    expect(taken.length).toBeGreaterThan(30);
    expect(taken.length).toBeLessThan(100);
  });

  it('have one id each, one name each in the words, and every name has a feature', () => {
    const ids = features.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const named = features.flatMap(({ properties: { kind, name } }) =>
      name === undefined || kind === 'station' ? [] : [name],
    );
    expect(named.toSorted()).toEqual(names.toSorted());
  });

  it('are in and around Makkah and Madinah, gates at the Haram, and stations at their site', () => {
    for (const { id, properties, geometry } of features) {
      const { kind, name = '' } = properties;
      const area = kind === 'gate' ? haram : kind === 'station' ? areaOfStation[name] : makkah;
      for (const point of [...pointsOf(geometry.coordinates), ...(properties.peak ? [properties.peak] : [])]) {
        const isThere =
          isIn(area ?? [], point) || (sites.features.some((site) => site.id === id) && isIn(madinah, point));
        expect({ id, isThere }).toEqual({ id, isThere: true });
      }
    }
  });

  it('close every area, and keep the drawing small enough for a phone without a network', () => {
    for (const { id, geometry } of features) {
      if (geometry.type !== 'Polygon') continue;
      const ring = pointsOf(geometry.coordinates);
      expect({ id, end: ring.at(-1) }).toEqual({ id, end: ring[0] });
    }
    expect(text('./site-drawing.json').length).toBeLessThan(20_000);
  });
});
