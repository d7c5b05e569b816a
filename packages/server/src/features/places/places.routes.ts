import * as contract from '@manasik/contract/places';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/handle.ts';
import type { PlacesService } from './places.service.ts';

export function placesRoutes(app: FastifyInstance, { places }: { places: PlacesService }): void {
  handle(app, contract.searchCities, async ({ query }) => ({
    cities: await places.search(query.q, query.language),
  }));
  handle(app, contract.nearestCity, async ({ query: { lat, lon, language } }) => ({
    city: await places.nearest(lat, lon, language),
    timezone: places.timezoneAt(lat, lon),
  }));
}
