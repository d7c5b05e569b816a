import { sql } from 'drizzle-orm';
import {
  bigint,
  doublePrecision,
  index,
  integer,
  pgTable,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../../domain/users.table.ts';

/**
 * The position of a user, one row each, the same for all their groups. When sharing ends, every column with a location
 * is null and only the revision remains, so that earlier updates are recognised as older.
 */
export const positions = pgTable(
  'positions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid('id').notNull().defaultRandom(),
    /** WGS 84 degrees; null: not shared. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    locationName: text('location_name'),
    /** Metres. */
    accuracy: real('accuracy'),
    batteryPercent: integer('battery_percent'),
    capturedAt: timestamp('captured_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }),
    /** When sharing ends by itself; null: until the user stops. */
    until: timestamp('until', { withTimezone: true }),
    /** The session that shares; its end erases the position. Null while nothing is shared. */
    sessionId: uuid('session_id'),
    /** Increases with every change. */
    revision: bigint('revision', { mode: 'number' }).notNull(),
  },
  // Every process reads it every two seconds.
  (table) => [index('positions_until_index').on(table.until).where(sql`until IS NOT NULL`)],
);
