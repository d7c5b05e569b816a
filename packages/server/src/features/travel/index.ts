import type { Feature, Parts } from '../../domain/feature.ts';
import { createTravelRepository } from './travel.repository.ts';
import { travelRoutes } from './travel.routes.ts';
import { createTravelService } from './travel.service.ts';

export function createTravel({ db, clock }: Parts): Feature {
  const travel = createTravelService(createTravelRepository(db), clock);
  return { mount: (app) => travelRoutes(app, { travel }) };
}
