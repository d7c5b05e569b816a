import type { StoredTravelItem, TravelItem } from '@manasik/contract/travel';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { TravelRepository } from './travel.repository.ts';

export function createTravelService(repository: TravelRepository, clock: Clock) {
  return {
    list: async (userId: string): Promise<{ items: StoredTravelItem[] }> => ({
      items: await repository.list(userId),
    }),

    /** Adds a part of the trip, or replaces the one with this id. */
    put: async (userId: string, id: string, item: TravelItem): Promise<StoredTravelItem> => {
      await repository.put(userId, id, item, clock.now());
      return { id, item };
    },

    remove: async (userId: string, id: string): Promise<void> => {
      if (!(await repository.remove(userId, id))) throw new AppError('travel.notFound');
    },
  };
}

export type TravelService = ReturnType<typeof createTravelService>;
