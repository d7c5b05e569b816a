import type { Feature } from '../../domain/feature.ts';
import { placesRoutes } from './places.routes.ts';
import { createPlacesService, type PlacesService } from './places.service.ts';

/** The cities of the world, their names and time zones. */
export function createPlaces(): Feature & { readonly places: PlacesService } {
  const places = createPlacesService();
  return {
    places,
    mount: (app) => placesRoutes(app, { places }),
    // Reading the list of cities takes a moment, so it starts before anyone needs it.
    work: [{ name: 'load places', every: 'once', run: () => places.load() }],
  };
}
