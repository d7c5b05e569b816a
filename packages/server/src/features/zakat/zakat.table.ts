import { index, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '../../lib/database/users.table.ts';

/** What a user worked out, as it was answered then: prices change, and the record must not. */
export const zakatCalculations = pgTable(
  'zakat_calculations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    input: jsonb('input').notNull(),
    result: jsonb('result').notNull(),
  },
  (table) => [index('zakat_calculations_user_id_created_at_index').on(table.userId, table.createdAt)],
);
