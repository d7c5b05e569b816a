import type { StoredTravelItem, TravelItemState } from '@manasik/contract/travel';
import type { Clock } from '../../platform/clock.ts';
import type { TravelRepository } from './travel.repository.ts';

export function createTravelService(repository: TravelRepository, clock: Clock) {
  return {
    list: async (userId: string): Promise<{ items: StoredTravelItem[] }> => ({
      items: await repository.list(userId),
    }),

    /** Stores a change of a part unless the stored one is newer, and returns the newer one. */
    put: (userId: string, change: TravelItemState): Promise<TravelItemState> => {
      const now = clock.now();
      // A device with a fast clock must not win over every future change.
      const changedAt = Math.min(change.changedAt, now.getTime());
      return repository.put(userId, { ...change, changedAt }, now);
    },
  };
}

export type TravelService = ReturnType<typeof createTravelService>;
