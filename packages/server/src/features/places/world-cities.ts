import { setImmediate as nextTurn } from 'node:timers/promises';
import { type CityNames, readCityNames } from '@manasik/content/places/city-names';
import { readCityZones } from '@manasik/content/places/city-zones';
import { decodeCities, readCityFile } from './city-file.ts';
import { NameIndex } from './name-index.ts';
import { NearestIndex } from './nearest-index.ts';

/** Every city of the list, in columns; a city is its index in them. */
export interface WorldCities {
  readonly ids: Uint32Array;
  /** As GeoNames writes them. */
  readonly names: readonly string[];
  readonly countries: readonly string[];
  /** Degrees. */
  readonly latitudes: Float64Array;
  readonly longitudes: Float64Array;
  readonly populations: Uint32Array;
  /** IANA names. */
  readonly zones: readonly string[];
  /** The zones that the cities of a country use. */
  readonly zonesByCountry: ReadonlyMap<string, ReadonlySet<string>>;
  /** By GeoNames id, if there are names in our languages. */
  readonly localNames: ReadonlyMap<number, CityNames>;
  readonly byName: NameIndex;
  readonly byPlace: NearestIndex;
}

// Destroyed, abandoned and historical places, and former capitals.
const gone = new Set(['PPLW', 'PPLQ', 'PPLH', 'PPLCH']);
// A part of a city can be searched for, but a location in it belongs to the city.
const PART_OF_CITY = 'PPLX';
// Other requests wait no longer than one slice.
const SLICE_MILLISECONDS = 5;
const CITIES_PER_STEP = 500;

let world: WorldCities | undefined;
let work: Generator<void, WorldCities> | undefined;

/** The list, read once and kept for the whole process. Slow unless `loadWorldCities` has run. */
export function worldCities(): WorldCities {
  while (!world) workFor(Number.POSITIVE_INFINITY);
  return world;
}

/** Loads the list in short slices between other work. */
export async function loadWorldCities(): Promise<WorldCities> {
  while (!world) {
    workFor(SLICE_MILLISECONDS);
    await nextTurn();
  }
  return world;
}

/** Continues loading, whoever started it, for about this long or to the end. */
function workFor(milliseconds: number): void {
  work ??= readWorldCities();
  const end = performance.now() + milliseconds;
  try {
    do {
      const step = work.next();
      if (step.done) {
        world = step.value;
        work = undefined;
      }
    } while (work && performance.now() < end);
  } catch (error) {
    // The next caller starts again.
    work = undefined;
    throw error;
  }
}

function* readWorldCities(): Generator<void, WorldCities> {
  const file = readCityFile();
  const localNames = readCityNames();
  const listedZones = readCityZones();
  let listed = -1;
  const byName = new NameIndex();
  const ids: number[] = [];
  const names: string[] = [];
  const countries: string[] = [];
  const populations: number[] = [];
  const latitudes: number[] = [];
  const longitudes: number[] = [];
  const zones: string[] = [];
  const zonesByCountry = new Map<string, Set<string>>();
  const wholeCities: number[] = [];
  const countryCodes = new Map<string, string>();

  for (const record of decodeCities(file)) {
    listed += 1;
    if (gone.has(record.feature)) continue;
    const city = ids.push(record.id) - 1;
    // One string per country, not one per city.
    const country = countryCodes.get(record.country) ?? record.country;
    countryCodes.set(country, country);
    names.push(record.name);
    countries.push(country);
    populations.push(record.population);
    const zone = listedZones[listed];
    if (zone === undefined) throw new Error('city-zones.json belongs to another list of cities');
    zones.push(zone);
    zonesByCountry.set(country, (zonesByCountry.get(country) ?? new Set()).add(zone));
    latitudes.push(record.latitude);
    longitudes.push(record.longitude);
    if (record.feature !== PART_OF_CITY) wholeCities.push(city);
    for (const name of namesOf(record.name, localNames.get(record.id))) byName.add(name, city);
    if (city % CITIES_PER_STEP === 0) yield;
  }
  yield;
  return {
    ids: Uint32Array.from(ids),
    names,
    countries,
    latitudes: Float64Array.from(latitudes),
    longitudes: Float64Array.from(longitudes),
    populations: Uint32Array.from(populations),
    zones,
    zonesByCountry,
    localNames,
    byName,
    byPlace: new NearestIndex(wholeCities, latitudes, longitudes),
  };
}

/** Every name by which a city can be found, each once. */
const namesOf = (name: string, local: CityNames | undefined): Iterable<string> =>
  local ? new Set([name, ...Object.values(local).flat()]) : [name];
