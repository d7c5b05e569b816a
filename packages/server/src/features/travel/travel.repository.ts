import type { StoredTravelItem, TravelItem } from '@manasik/contract/travel';
import { travelLimits } from '@manasik/core/travel/travel-items';
import { and, asc, count, eq } from 'drizzle-orm';
import { users } from '../../domain/users.table.ts';
import type { Db } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { travelItems } from './travel.table.ts';

const shown = { id: travelItems.id, item: travelItems.item };
const one = (userId: string, id: string) => and(eq(travelItems.userId, userId), eq(travelItems.id, id));

export function createTravelRepository(db: Db) {
  return {
    list: (userId: string): Promise<StoredTravelItem[]> =>
      db
        .select(shown)
        .from(travelItems)
        .where(eq(travelItems.userId, userId))
        .orderBy(asc(travelItems.createdAt), asc(travelItems.id)),

    /**
     * Adds a part of the trip, or replaces the one with this id.
     * @throws AppError `travel.tooMany`
     */
    put: (userId: string, id: string, item: TravelItem, createdAt: Date): Promise<void> =>
      db.transaction(async (tx) => {
        // Two devices that add at once must not exceed the limit.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
        const changed = await tx
          .update(travelItems)
          .set({ item })
          .where(one(userId, id))
          .returning({ id: travelItems.id });
        if (changed.length > 0) return;
        const [all] = await tx
          .select({ rows: count() })
          .from(travelItems)
          .where(eq(travelItems.userId, userId));
        if ((all?.rows ?? 0) >= travelLimits.count) {
          throw new AppError('travel.tooMany', `A trip can have at most ${travelLimits.count} parts`);
        }
        await tx.insert(travelItems).values({ userId, id, item, createdAt });
      }),

    /** Returns whether the user had it. */
    remove: async (userId: string, id: string): Promise<boolean> => {
      const removed = await db.delete(travelItems).where(one(userId, id)).returning({ id: travelItems.id });
      return removed.length > 0;
    },
  };
}

export type TravelRepository = ReturnType<typeof createTravelRepository>;
