import {
  doublePrecision,
  index,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { ownerId } from '../../domain/users.table.ts';

/** Calls for help. Whose groups hear one follows from the groups that the caller is in. */
export const sosCalls = pgTable(
  'sos_calls',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    /** Made by the device, so that what is sent twice is called once. */
    key: text('key').notNull(),
    calledAt: timestamp('called_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    /** WGS 84 degrees; null when not known, and after the end. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    /** Metres. */
    accuracy: real('accuracy'),
    capturedAt: timestamp('captured_at', { withTimezone: true }),
  },
  (table) => [
    unique('sos_calls_key_unique').on(table.userId, table.key),
    index('sos_calls_user_index').on(table.userId),
  ],
);

/** Who said that they are coming. */
export const sosComing = pgTable(
  'sos_coming',
  {
    sosId: uuid('sos_id')
      .notNull()
      .references(() => sosCalls.id, { onDelete: 'cascade' }),
    userId: ownerId(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sosId, table.userId] }),
    index('sos_coming_user_index').on(table.userId),
  ],
);
