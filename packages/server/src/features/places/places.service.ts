import type { City } from '@manasik/contract/places';
import type { Language } from '@manasik/core/languages';
import timezoneOf from '@photostructure/tz-lookup';
import { loadWorldCities, type WorldCities, worldCities } from './world-cities.ts';

const MOST_CITIES = 10;
const NEAR_KM = 100;
// In the Empty Quarter or the Sahara the next town is far, and the country is still known.
const SAME_COUNTRY_KM = 600;

/** Cities of the world and what a place on earth belongs to. Places are latitude and longitude in degrees. */
export interface PlacesService {
  /**
   * Makes the list of cities ready in short slices, half a second in all. Call it once the server listens; before
   * its end `search` and `nearest` wait, and `countryAt` does the rest of the work at once.
   */
  load(): Promise<void>;
  /** At most 10 cities, named in the language where it has a name for them. */
  search(query: string, language?: Language): Promise<City[]>;
  /** The nearest city within 100 km, or null. */
  nearest(latitude: number, longitude: number, language?: Language): Promise<City | null>;
  /** IANA name, also at sea ('Etc/GMT+2'). */
  timezoneAt(latitude: number, longitude: number): string;
  /**
   * ISO 3166-1 alpha-2 code of the country, taken from the nearest town in the same time zone; null far at sea.
   * Within a few kilometres of a border it can be the neighbour's.
   */
  countryAt(latitude: number, longitude: number): string | null;
}

export function createPlacesService(): PlacesService {
  const timezones = new Map<number, string>();

  const timezoneOfCity = (world: WorldCities, city: number): string => {
    let timezone = timezones.get(city);
    if (timezone === undefined) {
      timezone = timezoneOf(world.latitudes[city] ?? 0, world.longitudes[city] ?? 0);
      timezones.set(city, timezone);
    }
    return timezone;
  };

  const describe = (world: WorldCities, city: number, language: Language): City => {
    const id = world.ids[city] ?? 0;
    return {
      id,
      name: world.localNames.get(id)?.[language] ?? world.names[city] ?? '',
      country: world.countries[city] ?? '',
      latitude: world.latitudes[city] ?? 0,
      longitude: world.longitudes[city] ?? 0,
      timezone: timezoneOfCity(world, city),
    };
  };

  return {
    load: async () => {
      await loadWorldCities();
    },

    search: async (query, language = 'en') => {
      const world = await loadWorldCities();
      return world.byName
        .find(query, MOST_CITIES, (city) => world.populations[city] ?? 0)
        .map((city) => describe(world, city, language));
    },

    nearest: async (latitude, longitude, language = 'en') => {
      const world = await loadWorldCities();
      const city = world.byPlace.find(latitude, longitude, NEAR_KM);
      return city === null ? null : describe(world, city, language);
    },

    timezoneAt: timezoneOf,

    countryAt: (latitude, longitude) => {
      const world = worldCities();
      const timezone = timezoneOf(latitude, longitude);
      const isInZone = (city: number): boolean => timezoneOfCity(world, city) === timezone;
      const find = (withinKm: number, accept?: (city: number) => boolean): number | null =>
        world.byPlace.find(latitude, longitude, withinKm, accept);
      // Waters of no country have the zone of their longitude, which no town has.
      const isHighSea = timezone.startsWith('Etc/');
      const inZone = isHighSea ? null : (find(NEAR_KM, isInZone) ?? find(SAME_COUNTRY_KM, isInZone));
      const city = inZone ?? find(NEAR_KM);
      return city === null ? null : (world.countries[city] ?? null);
    },
  };
}
