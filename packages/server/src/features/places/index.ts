import type { Feature } from '../../domain/feature.ts';
import { placesRoutes } from './places.routes.ts';
import { createPlacesService, type PlacesService } from './places.service.ts';

/** The cities of the world, their names and time zones. */
export function createPlaces(): Feature & { readonly places: PlacesService } {
  const places = createPlacesService();
  return {
    places,
    mount: (app) => placesRoutes(app, { places }),
    // The list of cities takes a moment to read; nobody should wait for it.
    work: [{ name: 'load places', every: 'once', run: () => places.load() }],
  };
}
