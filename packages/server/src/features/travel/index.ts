import type { StoredTravelItem } from '@manasik/contract/travel';
import type { Feature, Parts } from '../../domain/feature.ts';
import { createTravelRepository } from './travel.repository.ts';
import { travelRoutes } from './travel.routes.ts';
import { createTravelService } from './travel.service.ts';

/** Trips. The assistant reads one for the person that it belongs to. */
export function createTravel({ db, clock }: Parts): Feature & {
  readonly itemsOf: (userId: string) => Promise<readonly StoredTravelItem[]>;
} {
  const travel = createTravelService(createTravelRepository(db), clock);
  return {
    mount: (app) => travelRoutes(app, { travel }),
    itemsOf: async (userId) => (await travel.list(userId)).items,
  };
}
