import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Site {
  id: string;
  properties: { name: string; source: string };
  geometry: { type: string; coordinates: unknown };
}
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
// Our own file, whose shape the tests below verify.
const sites = read('./holy-sites.json') as { note: string; features: Site[] };
const names = Object.keys(Object(read('../locales/en/holy-sites.json')));

const pointsOf = (value: unknown): number[][] =>
  Array.isArray(value) && typeof value[0] === 'number' ? [value] : [value].flat().flatMap(pointsOf);

describe('the holy sites', () => {
  it('have a source for each coordinate, and a note that they are not boundaries', () => {
    expect(sites.note).toContain('must not be used to judge the boundaries of Arafat, Mina or Muzdalifah');
    for (const { properties } of sites.features) expect(properties.source.length).toBeGreaterThan(20);
  });

  it('have only sources that the map credits, and the map credits no others', () => {
    // Our own file too.
    const { map } = read('../locales/en/positions.json') as { map: { sources: string } };
    const credited = [...map.sources.matchAll(/Wiki\w+|Atlas \w+|Saudipedia|OpenStreetMap/g)].map(String);
    for (const { id, properties } of sites.features) {
      const isOurs = properties.source.startsWith('A simple line between ');
      const isCredited = credited.some((name) => properties.source.includes(name));
      expect({ id, isKnown: isOurs || isCredited }).toEqual({ id, isKnown: true });
    }
    const unused = credited.filter(
      (name) => !sites.features.some(({ properties }) => properties.source.includes(name)),
    );
    expect(unused).toEqual([]);
  });

  it('have one name each in the words, and every name has a site', () => {
    const named = sites.features.map(({ properties }) => properties.name);
    expect(named.toSorted()).toEqual(names.toSorted());
  });

  it('are in and around Makkah and Madinah', () => {
    for (const { id, geometry } of sites.features) {
      for (const [longitude = 0, latitude = 0] of pointsOf(geometry.coordinates)) {
        const inMakkah = latitude > 21.3 && latitude < 21.5 && longitude > 39.7 && longitude < 40.05;
        const inMadinah = latitude > 24.4 && latitude < 24.5 && longitude > 39.55 && longitude < 39.65;
        expect({ id, isThere: inMakkah || inMadinah }).toEqual({ id, isThere: true });
      }
    }
  });
});
