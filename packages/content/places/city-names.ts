import { readFileSync } from 'node:fs';
import type { Language } from '@manasik/core/text/languages';

/** Names of one city by language; GeoNames' own name is shown where a language has none. */
export type CityNames = { readonly [L in Language]?: string } & {
  /** Further names that people search for, never shown. */
  readonly also?: readonly string[];
};

const readNames = (file: string): [string, CityNames][] => {
  // Both files are our own, and the tests beside them validate them.
  const names = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Record<string, CityNames>;
  return Object.entries(names);
};

/**
 * Names of cities in our languages, by GeoNames id. Reads the files on each call, so the caller should keep the result.
 * README.md in this folder lists the sources. Names written by hand replace those of CLDR.
 */
export function readCityNames(): Map<number, CityNames> {
  const names = new Map<number, CityNames>();
  for (const [id, added] of [...readNames('city-names.json'), ...readNames('cities-of-pilgrims.json')]) {
    names.set(Number(id), { ...names.get(Number(id)), ...added });
  }
  return names;
}
