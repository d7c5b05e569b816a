import type { Language } from '@manasik/core/text/languages';
import { readCityNames } from '../places/city-names.ts';
import { listedCities } from '../places/listed-cities.ts';

const local = readCityNames();
const nameOf = new Map(listedCities.map(({ cityId, name }) => [cityId, name]));
const large = listedCities.filter(({ population }) => population >= 700_000).map(({ cityId }) => cityId);

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
