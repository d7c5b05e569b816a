import type { StoredTravelItem, TravelItemState } from '@manasik/contract/travel';
import { travelLimits, tripId } from '@manasik/core/travel/travel-items';
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { lockUser } from '../../domain/lock-user.ts';
import type { Db } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { travelItems } from './travel.table.ts';

/** This is enough for a device that was offline for months; older deletions are forgotten. */
const MOST_DELETED = 1000;

const { id, item, createdAt, changedAt } = travelItems;
const isOf = (userId: string) => eq(travelItems.userId, userId);

const stateOf = (
  row: Pick<typeof travelItems.$inferSelect, 'id' | 'item' | 'changedAt'>,
): TravelItemState => ({
  ...row,
  changedAt: row.changedAt.getTime(),
});

/** Returns the row after the change, or undefined if the stored one is newer. */
async function putRow(db: Db, row: typeof travelItems.$inferInsert): Promise<TravelItemState | undefined> {
  const [stored] = await db
    .insert(travelItems)
    .values(row)
    .onConflictDoUpdate({
      target: [travelItems.userId, id],
      set: {
        item: sql`excluded.item`,
        changedAt: sql`excluded.changed_at`,
        // A part that is added again after its deletion is the last one.
        createdAt: sql`CASE WHEN ${item} IS NULL THEN excluded.created_at ELSE ${createdAt} END`,
      },
      // Any order of changes has the same result. For equal times, a part is kept rather than deleted.
      setWhere: sql`(excluded.changed_at, coalesce(excluded.item, 'null')) > (${changedAt}, coalesce(${item}, 'null'))`,
    })
    .returning({ id, item, changedAt });
  return stored && stateOf(stored);
}

/** Rolls back the transaction. @throws AppError `travel.tooMany` */
async function refuseTooMany(db: Db, userId: string): Promise<void> {
  const [present] = await db
    .select({ rows: count() })
    .from(travelItems)
    .where(and(isOf(userId), isNotNull(item)));
  if ((present?.rows ?? 0) <= travelLimits.count) return;
  throw new AppError('travel.tooMany', `A trip can have at most ${travelLimits.count} parts`);
}

async function forgetOldDeletions(db: Db, userId: string): Promise<void> {
  const isDeletion = and(isOf(userId), isNull(item));
  const old = db
    .select({ id })
    .from(travelItems)
    .where(isDeletion)
    .orderBy(desc(changedAt), asc(id))
    .offset(MOST_DELETED);
  await db.delete(travelItems).where(and(isDeletion, inArray(id, old)));
}

/**
 * Deletes trips with other ids than the one that pages show, which earlier versions accepted. The deletion is dated after the
 * trip, so that a device that still has it drops it.
 */
async function deleteHiddenTrips(db: Db, userId: string): Promise<void> {
  await db
    .update(travelItems)
    .set({ item: null, changedAt: sql`${changedAt} + interval '1 millisecond'` })
    .where(and(isOf(userId), sql`${item} ->> 'kind' = 'trip'`, ne(id, tripId)));
}

export function createTravelRepository(db: Db) {
  return {
    list: async (userId: string): Promise<StoredTravelItem[]> => {
      const rows = await db
        .select({ id, item, changedAt })
        .from(travelItems)
        .where(and(isOf(userId), isNotNull(item)))
        .orderBy(asc(createdAt), asc(id));
      return rows.map(stateOf).filter((state): state is StoredTravelItem => state.item !== null);
    },

    /**
     * Stores a change unless the stored one is newer, and returns what the account has now.
     * @throws AppError `travel.tooMany`
     */
    put: (userId: string, state: TravelItemState, now: Date): Promise<TravelItemState> =>
      db.transaction(async (tx) => {
        await lockUser(tx, userId);
        const row = { ...state, userId, createdAt: now, changedAt: new Date(state.changedAt) };
        const stored = await putRow(tx, row);
        if (stored?.item?.kind === 'trip') await deleteHiddenTrips(tx, userId);
        if (stored?.item === null) await forgetOldDeletions(tx, userId);
        else if (stored) await refuseTooMany(tx, userId);
        const [latest] = await tx
          .select({ id, item, changedAt })
          .from(travelItems)
          .where(and(isOf(userId), eq(id, state.id)));
        return latest ? stateOf(latest) : state;
      }),
  };
}

export type TravelRepository = ReturnType<typeof createTravelRepository>;
