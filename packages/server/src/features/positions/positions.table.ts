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
 * Where a user is, one row each: all their groups see the same. When sharing ends everything that says where is null,
 * and only the revision stays, so that what was sent before the end is known to be older.
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
    /** When sharing ends by itself; null while shared: when it is stopped. */
    until: timestamp('until', { withTimezone: true }),
    /** The session that shares; its end erases the position. Null while nothing is shared. */
    sessionId: uuid('session_id'),
    /** Rises with every change. */
    revision: bigint('revision', { mode: 'number' }).notNull(),
  },
  // Looked at every two seconds by every process.
  (table) => [index('positions_until_index').on(table.until).where(sql`until IS NOT NULL`)],
);
