import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { hajjGroupMembers } from '../../domain/groups.table.ts';
import type { Db } from '../../platform/database/index.ts';
import { lockUser } from '../../domain/lock-user.ts';
import { sosCalls, sosComing } from './sos.table.ts';

export type SosRow = typeof sosCalls.$inferSelect;
export type StoredPlace = Pick<SosRow, 'latitude' | 'longitude' | 'accuracy' | 'capturedAt'>;
type NewCall = Pick<SosRow, 'userId' | 'key' | 'calledAt'> & StoredPlace;

const nowhere: StoredPlace = { latitude: null, longitude: null, accuracy: null, capturedAt: null };

const newestFirst = [desc(sosCalls.calledAt), desc(sosCalls.id)];
/** Open calls: started after a time, and not ended. */
const isOpen = (calledAfter: Date) => and(isNull(sosCalls.endedAt), gt(sosCalls.calledAt, calledAfter));

async function openOf(db: Db, userId: string, calledAfter: Date): Promise<SosRow | null> {
  const [row] = await db
    .select()
    .from(sosCalls)
    .where(and(eq(sosCalls.userId, userId), isOpen(calledAfter)))
    .orderBy(...newestFirst)
    .limit(1);
  return row ?? null;
}

async function withKey(db: Db, userId: string, key: string): Promise<SosRow | null> {
  const [row] = await db
    .select()
    .from(sosCalls)
    .where(and(eq(sosCalls.userId, userId), eq(sosCalls.key, key)));
  return row ?? null;
}

export function createSosRepository(db: Db) {
  return {
    open: (userId: string, calledAfter: Date): Promise<SosRow | null> => openOf(db, userId, calledAfter),

    /** The call with a key, open or not. */
    withKey: (userId: string, key: string): Promise<SosRow | null> => withKey(db, userId, key),

    /** Creates a call, or returns the existing one with the same key or otherwise the open one. */
    add: (call: NewCall, calledAfter: Date): Promise<{ row: SosRow; isNew: boolean }> =>
      db.transaction(async (tx) => {
        const { userId, key } = call;
        // Two devices of a caller take turns at the user's row, so that only one call is open.
        await lockUser(tx, userId);
        const before = (await withKey(tx, userId, key)) ?? (await openOf(tx, userId, calledAfter));
        if (before) return { row: before, isNew: false };
        const [row] = await tx.insert(sosCalls).values(call).returning();
        if (!row) throw new Error('an insert returned no row');
        return { row, isNew: true };
      }),

    find: async (id: string): Promise<SosRow | null> => {
      const [row] = await db.select().from(sosCalls).where(eq(sosCalls.id, id));
      return row ?? null;
    },

    /** Only for an open call, and unless a newer location is stored. Null when nothing was written. */
    setPlace: async (id: string, place: StoredPlace, calledAfter: Date): Promise<SosRow | null> => {
      const isNotOlder = or(
        isNull(sosCalls.capturedAt),
        sql`${place.capturedAt?.toISOString() ?? null}::timestamptz >= ${sosCalls.capturedAt}`,
      );
      const [row] = await db
        .update(sosCalls)
        .set(place)
        .where(and(eq(sosCalls.id, id), isOpen(calledAfter), isNotOlder))
        .returning();
      return row ?? null;
    },

    /** Ends a call and erases its place. */
    end: async (id: string, endedAt: Date): Promise<void> => {
      await db
        .update(sosCalls)
        .set({ endedAt, ...nowhere })
        .where(and(eq(sosCalls.id, id), isNull(sosCalls.endedAt)));
    },

    /**
     * Ends all calls started at a time or before it, and erases their locations. Returns the callers of those that were
     * open.
     */
    endOlder: async (calledBefore: Date, endedAt: Date): Promise<string[]> => {
      const isOld = and(
        lte(sosCalls.calledAt, calledBefore),
        or(isNull(sosCalls.endedAt), isNotNull(sosCalls.latitude)),
      );
      const ended = await db
        .update(sosCalls)
        .set({
          endedAt: sql`coalesce(${sosCalls.endedAt}, ${endedAt.toISOString()}::timestamptz)`,
          ...nowhere,
        })
        .where(isOld)
        .returning({ userId: sosCalls.userId });
      return [...new Set(ended.map(({ userId }) => userId))];
    },

    /** Ends the calls of callers without a group, and erases their locations; `userId` null means all callers. */
    endWithoutGroup: async (endedAt: Date, userId: string | null): Promise<void> => {
      const memberships = db
        .select({ id: hajjGroupMembers.id })
        .from(hajjGroupMembers)
        .where(and(eq(hajjGroupMembers.userId, sosCalls.userId), eq(hajjGroupMembers.status, 'active')));
      await db
        .update(sosCalls)
        .set({ endedAt, ...nowhere })
        .where(
          and(
            isNull(sosCalls.endedAt),
            notExists(memberships),
            userId === null ? undefined : eq(sosCalls.userId, userId),
          ),
        );
    },

    /** Open calls of a group's current members, newest first. */
    openInGroup: (groupId: string, calledAfter: Date): Promise<SosRow[]> => {
      const members = db
        .select({ id: hajjGroupMembers.userId })
        .from(hajjGroupMembers)
        .where(and(eq(hajjGroupMembers.groupId, groupId), eq(hajjGroupMembers.status, 'active')));
      return db
        .select()
        .from(sosCalls)
        .where(and(isOpen(calledAfter), inArray(sosCalls.userId, members)))
        .orderBy(...newestFirst);
    },

    setComing: async (sosId: string, userId: string, at: Date, isComing: boolean): Promise<void> => {
      if (isComing) {
        await db.insert(sosComing).values({ sosId, userId, at }).onConflictDoNothing();
        return;
      }
      await db.delete(sosComing).where(and(eq(sosComing.sosId, sosId), eq(sosComing.userId, userId)));
    },

    /** Who is coming to which call, first answer first. */
    coming: async (sosIds: readonly string[]): Promise<{ sosId: string; userId: string }[]> => {
      if (sosIds.length === 0) return [];
      return db
        .select({ sosId: sosComing.sosId, userId: sosComing.userId })
        .from(sosComing)
        .where(inArray(sosComing.sosId, [...sosIds]))
        .orderBy(asc(sosComing.at), asc(sosComing.userId));
    },
  };
}

export type SosRepository = ReturnType<typeof createSosRepository>;
