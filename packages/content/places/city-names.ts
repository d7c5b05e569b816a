import { readFileSync } from 'node:fs';
import type { Language } from '@manasik/core/text/languages';

/** Names of one city; where a language has none, GeoNames' own name is shown. */
export type CityNames = { readonly [L in Language]?: string } & {
  /** Further names that people type, never shown. */
  readonly also?: readonly string[];
};

const readNames = (file: string): [string, CityNames][] => {
  // Both files are ours, and checked by the tests beside them.
  const names = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Record<string, CityNames>;
  return Object.entries(names);
};

/**
 * Names of cities in our languages, by GeoNames id. Read from disk at each call: the caller keeps what it needs.
 * Sources in README.md beside; what is written by hand goes before CLDR's.
 */
export function readCityNames(): Map<number, CityNames> {
  const names = new Map<number, CityNames>();
  for (const [id, added] of [...readNames('city-names.json'), ...readNames('cities-of-pilgrims.json')]) {
    names.set(Number(id), { ...names.get(Number(id)), ...added });
  }
  return names;
}
