import { pastDayOf, type StoredTravelItem, type TravelItemState } from '@manasik/contract/travel';
import { isFuture } from '@manasik/core/calendar/zone-date';
import { tripId } from '@manasik/core/travel/travel-items';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { TravelRepository } from './travel.repository.ts';

/** @throws AppError `request.invalid` for a payment, a rate or a promise of a day that has not begun anywhere */
function refuseFuture(item: TravelItemState['item'], now: Date): void {
  const [field, day] = (item && pastDayOf(item)) ?? [];
  if (day === undefined || !isFuture(day, now)) return;
  throw new AppError('request.invalid', 'The day is in the future', {
    fields: { [`item.${field}`]: 'inFuture' },
  });
}

/** @throws AppError `request.invalid` for a trip with another id, which no page would show, or another part with its id */
function refuseOtherTrip({ id, item }: TravelItemState): void {
  if (item === null || (item.kind === 'trip') === (id === tripId)) return;
  throw new AppError('request.invalid', `The id of a trip is ${tripId}`, { fields: { id: 'format' } });
}

export function createTravelService(repository: TravelRepository, clock: Clock) {
  return {
    list: async (userId: string): Promise<{ items: StoredTravelItem[] }> => ({
      items: await repository.list(userId),
    }),

    /** Stores a change of a part unless the stored one is newer, and returns the newer one. */
    put: (userId: string, change: TravelItemState): Promise<TravelItemState> => {
      const now = clock.now();
      refuseFuture(change.item, now);
      refuseOtherTrip(change);
      // A device with a fast clock must not win over every future change.
      const changedAt = Math.min(change.changedAt, now.getTime());
      return repository.put(userId, { ...change, changedAt }, now);
    },
  };
}

export type TravelService = ReturnType<typeof createTravelService>;
