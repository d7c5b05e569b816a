import { z } from 'zod';
import { LanguageCode, LatitudeQuery, LongitudeQuery } from './fields.ts';
import { route } from './route.ts';

export const City = z.strictObject({
  /** GeoNames id. */
  id: z.number().int(),
  /** In the requested language if it has a name there, otherwise as GeoNames writes it. */
  name: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  timezone: z.string(),
  /** The nearest large city, where another result has the same name and country. */
  near: z.string().optional(),
});
export type City = z.output<typeof City>;

export const searchCities = route({
  method: 'GET',
  path: '/api/cities',
  summary: 'Cities whose name begins with the typed text, largest first; at most 10',
  access: 'public',
  query: z.strictObject({
    q: z.string().trim().min(1).max(80),
    language: LanguageCode.optional(),
  }),
  reply: z.strictObject({ cities: z.array(City) }),
});

export const nearestCity = route({
  method: 'GET',
  path: '/api/cities/nearest',
  summary: 'The nearest city within 100 km, and the time zone of the place itself',
  access: 'public',
  query: z.strictObject({ lat: LatitudeQuery, lon: LongitudeQuery, language: LanguageCode.optional() }),
  reply: z.strictObject({ city: City.nullable(), timezone: z.string() }),
});
