import { and, asc, eq, inArray, isNotNull, lte, not, sql } from 'drizzle-orm';
import { hajjGroupMembers } from '../../domain/groups.table.ts';
import type { GroupRole } from '../../domain/membership.ts';
import type { Db } from '../../platform/database/index.ts';
import type { PositionWrite, StoredPosition } from './position.ts';
import { positions } from './positions.table.ts';

type Row = typeof positions.$inferSelect;

interface GroupRows {
  readonly members: ReadonlyMap<string, GroupRole>;
  readonly stored: readonly StoredPosition[];
}

/** Null where the row says that nothing is shared. */
function storedOf(row: Row): StoredPosition {
  const { userId, revision, latitude, longitude, capturedAt, updatedAt } = row;
  if (latitude === null || longitude === null || !capturedAt || !updatedAt) {
    return { userId, revision, position: null };
  }
  const position = {
    id: row.id,
    userId,
    latitude,
    longitude,
    locationName: row.locationName,
    isSharing: true,
    lastUpdated: updatedAt.toISOString(),
    capturedAt: capturedAt.toISOString(),
    accuracy: row.accuracy,
    batteryPercent: row.batteryPercent,
    until: row.until?.toISOString() ?? null,
  } as const;
  return { userId, revision, position };
}

// Every column that reveals a location, current or past.
const nowhere = {
  latitude: null,
  longitude: null,
  locationName: null,
  accuracy: null,
  batteryPercent: null,
  capturedAt: null,
  updatedAt: null,
  until: null,
  sessionId: null,
} as const;
const erased = {
  ...nowhere,
  revision: sql`${positions.revision} + 1`,
};

const column = (name: keyof typeof erased) => sql.raw(`excluded.${positions[name].name}`);

const list = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}[]`;

/** One statement text for all batches, so that neither side has to parse it thousands of times a minute. */
const prepareUpsert = (db: Db) =>
  db
    .insert(positions)
    // In the order of the table's columns. A row of a just deleted account would fail all the others, so it is left
    // out. So is a position whose session has ended: ending a session waits for this lock, so no position can be
    // written after the erasure that follows.
    .select(
      sql`WITH living AS MATERIALIZED (
            SELECT id FROM sessions WHERE id = ANY(${list('sessionId', 'uuid')}) AND expires_at > ${sql.placeholder('now')}
            ORDER BY user_id FOR KEY SHARE
          )
          SELECT given.user_id, gen_random_uuid(), latitude, longitude, location_name, accuracy, battery_percent,
            captured_at, given.updated_at, until, session_id, 1
          FROM unnest(
            ${list('userId', 'uuid')}, ${list('latitude', 'float8')}, ${list('longitude', 'float8')},
            ${list('locationName', 'text')}, ${list('accuracy', 'float4')}, ${list('batteryPercent', 'int4')},
            ${list('capturedAt', 'timestamptz')}, ${list('updatedAt', 'timestamptz')}, ${list('until', 'timestamptz')},
            ${list('sessionId', 'uuid')}
          ) AS given(user_id, latitude, longitude, location_name, accuracy, battery_percent, captured_at, updated_at,
            until, session_id)
          JOIN users ON users.id = given.user_id
          WHERE given.session_id IS NULL OR given.session_id IN (SELECT id FROM living)
          ORDER BY given.user_id`,
    )
    .onConflictDoUpdate({
      target: positions.userId,
      set: {
        latitude: column('latitude'),
        longitude: column('longitude'),
        locationName: column('locationName'),
        accuracy: column('accuracy'),
        batteryPercent: column('batteryPercent'),
        capturedAt: column('capturedAt'),
        updatedAt: column('updatedAt'),
        until: column('until'),
        sessionId: column('sessionId'),
        revision: erased.revision,
      },
    })
    // The other columns are as given: reading them all back would be the largest cost here.
    .returning({ userId: positions.userId, id: positions.id, revision: positions.revision })
    .prepare('write_positions');

export function createPositionsRepository(db: Db) {
  const upsert = prepareUpsert(db);
  const findOfGroup = db
    .select({ userId: hajjGroupMembers.userId, role: hajjGroupMembers.role, position: positions })
    .from(hajjGroupMembers)
    .leftJoin(positions, eq(hajjGroupMembers.userId, positions.userId))
    .where(
      and(eq(hajjGroupMembers.groupId, sql.placeholder('groupId')), eq(hajjGroupMembers.status, 'active')),
    )
    .orderBy(asc(hajjGroupMembers.joinedAt), asc(hajjGroupMembers.userId))
    .prepare('find_positions_of_group');
  return {
    /** The members of a group in the order in which they joined, and the positions of those who have ever shared. */
    ofGroup: async (groupId: string): Promise<GroupRows> => {
      const rows = await findOfGroup.execute({ groupId });
      return {
        members: new Map(rows.map(({ userId, role }) => [userId, role])),
        stored: rows.flatMap(({ position }) => (position ? [storedOf(position)] : [])),
      };
    },

    ofUser: async (userId: string): Promise<StoredPosition | null> => {
      const [row] = await db.select().from(positions).where(eq(positions.userId, userId));
      return row ? storedOf(row) : null;
    },

    /**
     * Writes one position each of several users in one statement. The users must be in the order of their ids, so that
     * two processes lock rows in the same order.
     * @returns what is stored now; a user missing from it no longer has an account or session
     */
    write: async (writes: readonly PositionWrite[], now: Date): Promise<Map<string, StoredPosition>> => {
      const stored = await upsert.execute({
        now: now.toISOString(),
        userId: writes.map(({ userId }) => userId),
        latitude: writes.map(({ place }) => place?.latitude ?? null),
        longitude: writes.map(({ place }) => place?.longitude ?? null),
        locationName: writes.map(({ place }) => place?.locationName ?? null),
        accuracy: writes.map(({ place }) => place?.accuracy ?? null),
        batteryPercent: writes.map(({ place }) => place?.batteryPercent ?? null),
        capturedAt: writes.map(({ place }) => place?.capturedAt.toISOString() ?? null),
        updatedAt: writes.map(({ place, at }) => (place ? at.toISOString() : null)),
        until: writes.map(({ place }) => place?.until?.toISOString() ?? null),
        sessionId: writes.map(({ place }) => place?.sessionId ?? null),
      });
      const rows = new Map(stored.map((row) => [row.userId, row]));
      return new Map(
        writes.flatMap(({ userId, at, place }) => {
          const row = rows.get(userId);
          return row ? [[userId, storedOf({ ...nowhere, ...row, ...place, updatedAt: at })]] : [];
        }),
      );
    },

    /** Erases positions whose time has expired by `now`, and those not renewed since `idleSince`. */
    eraseEnded: async (now: Date, idleSince: Date | null): Promise<StoredPosition[]> => {
      // Skips rows that another process is writing or erasing, and leaves them to the next run, so that processes do
      // not deadlock.
      const over = db
        .select({ userId: positions.userId })
        .from(positions)
        .where(
          idleSince
            ? and(isNotNull(positions.latitude), lte(positions.updatedAt, idleSince))
            : lte(positions.until, now),
        )
        .for('update', { skipLocked: true });
      const rows = await db.update(positions).set(erased).where(inArray(positions.userId, over)).returning();
      return rows.map(storedOf);
    },

    /** Erases positions whose session has ended or expired: of one user, or of everyone. */
    eraseWithoutSession: async (now: Date, userId: string | null): Promise<StoredPosition[]> => {
      // By name, because the table of sessions belongs to another feature.
      const hasSession = sql`EXISTS (
        SELECT 1 FROM sessions WHERE sessions.id = ${positions.sessionId} AND sessions.expires_at > ${now.toISOString()}
      )`;
      const over = db
        .select({ userId: positions.userId })
        .from(positions)
        .where(
          and(
            isNotNull(positions.latitude),
            not(hasSession),
            userId === null ? undefined : eq(positions.userId, userId),
          ),
        )
        // A sign-out waits for writes in progress; the sweep runs again later.
        .for('update', userId === null ? { skipLocked: true } : {});
      const rows = await db.update(positions).set(erased).where(inArray(positions.userId, over)).returning();
      return rows.map(storedOf);
    },
  };
}

export type PositionsRepository = ReturnType<typeof createPositionsRepository>;
