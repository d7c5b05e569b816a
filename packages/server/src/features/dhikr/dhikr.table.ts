import { date, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { ownerId } from '../../domain/users.table.ts';

/** The user's own dhikr, beside the three that everybody has. */
export const dhikrPhrases = pgTable(
  'dhikr_phrases',
  {
    userId: ownerId(),
    /** Made by the device that added it, so that it has one name before the network is back. */
    id: text('id').notNull(),
    text: text('text').notNull(),
    target: integer('target').notNull(),
    /** The newest change wins; given by the device. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** Kept as removed, so that a device that was offline does not bring it back. */
    removed: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** How often a device counted a dhikr on a day. Each device writes only its own rows: the sum is the count. */
export const dhikrTallies = pgTable(
  'dhikr_tallies',
  {
    userId: ownerId(),
    date: date('date', { mode: 'string' }).notNull(),
    dhikrId: text('dhikr_id').notNull(),
    deviceId: text('device_id').notNull(),
    count: integer('count').notNull(),
    /** Rises with each change on the device, also when the count goes down by an undo: the highest wins. */
    revision: integer('revision').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.date, table.dhikrId, table.deviceId] })],
);
