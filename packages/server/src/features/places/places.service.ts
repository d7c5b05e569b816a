import type { City } from '@manasik/contract/places';
import type { Language } from '@manasik/core/text/languages';
import { offsetMs } from '@manasik/core/calendar/zone-clock';
import { loadWorldCities, type WorldCities, worldCities } from './world-cities.ts';
import { zonesAt } from './zone-areas.ts';

const MOST_CITIES = 10;
const LARGE_CITY = 100_000;
const NEAR_KM = 100;
// In the Empty Quarter or the Sahara the next town is far away, but the country is still certain.
const SAME_COUNTRY_KM = 600;

/** Cities of the world, and the zone and country of any place. Places are latitude and longitude in degrees. */
export interface PlacesService {
  /**
   * Loads the list of cities in short slices, half a second in total. Call it once the server listens. Until it is
   * done, `search` and `nearest` wait, and `countryAt` does the rest of the work at once.
   */
  load(): Promise<void>;
  /**
   * At most 10 cities, named in the language if they have a name in it. Those that share a name and a country have the
   * nearest large city in `near`.
   */
  search(query: string, language?: Language): Promise<City[]>;
  /** The largest city with exactly this name in any language; null without one. */
  named(name: string, language: Language): Promise<City | null>;
  /** The nearest city within 100 km, or null. */
  nearest(latitude: number, longitude: number, language?: Language): Promise<City | null>;
  /** IANA name, also at sea ('Etc/GMT+2'). If two zones are in use, the nearest city's. */
  timezoneAt(latitude: number, longitude: number): string;
  /**
   * The zone of a saved place: the saved one, unless no clock at that place in that country matches it; then the zone
   * of the place. A zone saved without a country, or with another country than the place's, is kept.
   */
  rightZone(place: PlaceWithZone, now: Date): Promise<string>;
  /**
   * ISO 3166-1 alpha-2 code of the country of the nearest town in the same time zone; null far out at sea. Within a few
   * kilometres of a border it can be the neighbour's.
   */
  countryAt(latitude: number, longitude: number): string | null;
}

interface PlaceWithZone {
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  /** IANA name. */
  readonly timezone: string;
}

const monthMs = 30 * 86_400_000;

/** Whether the clocks of two zones agree for the twelve months from an instant (ms since 1970). */
function clocksAgree(one: string, other: string, from: number): boolean {
  if (one === other) return true;
  for (let month = 0; month < 12; month++) {
    const instant = from + month * monthMs;
    if (offsetMs(one, instant) !== offsetMs(other, instant)) return false;
  }
  return true;
}

function timezoneAt(latitude: number, longitude: number): string {
  const zones = zonesAt(latitude, longitude);
  const [first] = zones;
  if (first === undefined) throw new RangeError(`No zone at ${latitude} ${longitude}`);
  if (zones.length === 1) return first;
  const world = worldCities();
  const city = world.byPlace.find(latitude, longitude, NEAR_KM, (near) =>
    zones.includes(world.zones[near] ?? ''),
  );
  return city === null ? first : (world.zones[city] ?? first);
}

function describe(world: WorldCities, city: number, language: Language): City {
  const id = world.ids[city] ?? 0;
  return {
    id,
    name: world.localNames.get(id)?.[language] ?? world.names[city] ?? '',
    country: world.countries[city] ?? '',
    latitude: world.latitudes[city] ?? 0,
    longitude: world.longitudes[city] ?? 0,
    timezone: world.zones[city] ?? '',
  };
}

/** Tells places of one name and country apart. Their list has no regions. */
function withNear(world: WorldCities, found: readonly number[], language: Language): City[] {
  const cities = found.map((city) => describe(world, city, language));
  const namesakes = Map.groupBy(cities, ({ name, country }) => `${country} ${name}`);
  return cities.map((city, index) => {
    if ((namesakes.get(`${city.country} ${city.name}`)?.length ?? 0) < 2) return city;
    const isLargeNeighbour = (other: number): boolean =>
      (world.populations[other] ?? 0) >= LARGE_CITY &&
      world.countries[other] === city.country &&
      world.names[other] !== world.names[found[index] ?? -1];
    const near = world.byPlace.find(city.latitude, city.longitude, SAME_COUNTRY_KM, isLargeNeighbour);
    return near === null ? city : { ...city, near: describe(world, near, language).name };
  });
}

export function createPlacesService(): PlacesService {
  return {
    load: async () => {
      await loadWorldCities();
    },

    search: async (query, language = 'en') => {
      const world = await loadWorldCities();
      const found = world.byName.find(query, MOST_CITIES, (city) => world.populations[city] ?? 0);
      return withNear(world, found, language);
    },

    named: async (name, language) => {
      const world = await loadWorldCities();
      const city = world.byName.whole(name, (each) => world.populations[each] ?? 0);
      return city === null ? null : describe(world, city, language);
    },

    nearest: async (latitude, longitude, language = 'en') => {
      const world = await loadWorldCities();
      const city = world.byPlace.find(latitude, longitude, NEAR_KM);
      return city === null ? null : describe(world, city, language);
    },

    timezoneAt,

    rightZone: async ({ latitude, longitude, country, timezone }, now) => {
      if (country === null) return timezone;
      const world = await loadWorldCities();
      const listed = world.zonesByCountry.get(country);
      const here = zonesAt(latitude, longitude).filter((zone) => listed?.has(zone));
      const isOfCountry = (city: number): boolean => world.countries[city] === country;
      const nearest = world.byPlace.find(latitude, longitude, NEAR_KM, isOfCountry);
      const right = here[0] ?? (nearest === null ? undefined : world.zones[nearest]);
      if (right === undefined) return timezone;
      return [right, ...here].some((zone) => clocksAgree(zone, timezone, now.getTime())) ? timezone : right;
    },

    countryAt: (latitude, longitude) => {
      const world = worldCities();
      const timezone = timezoneAt(latitude, longitude);
      const isInZone = (city: number): boolean => world.zones[city] === timezone;
      const find = (withinKm: number, accept?: (city: number) => boolean): number | null =>
        world.byPlace.find(latitude, longitude, withinKm, accept);
      // International waters have the zone of their longitude, which no town has.
      const isHighSea = timezone.startsWith('Etc/');
      const inZone = isHighSea ? null : (find(NEAR_KM, isInZone) ?? find(SAME_COUNTRY_KM, isInZone));
      const city = inZone ?? find(NEAR_KM);
      return city === null ? null : (world.countries[city] ?? null);
    },
  };
}
