import type { StoredTravelItem, TravelItem } from '@manasik/contract/travel';
import { AppError } from '../../platform/errors.ts';
import type { TravelRepository } from './travel.repository.ts';

export function createTravelService(travel: TravelRepository) {
  return {
    list: travel.list,

    /** @throws AppError `travel.tooMany` */
    put: async (userId: string, id: string, item: TravelItem, now: Date): Promise<StoredTravelItem> => {
      await travel.put(userId, id, item, now);
      return { id, item };
    },

    /** @throws AppError `travel.notFound` */
    remove: async (userId: string, id: string): Promise<void> => {
      if (!(await travel.remove(userId, id))) throw new AppError('travel.notFound');
    },
  };
}

export type TravelService = ReturnType<typeof createTravelService>;
