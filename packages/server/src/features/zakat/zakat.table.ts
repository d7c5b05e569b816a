import type { ZakatRequest, ZakatResult } from '@manasik/contract/zakat';
import { index, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { ownerId } from '../../domain/users.table.ts';

/** A user's calculation with its original result: prices change, and the record must not. */
export const zakatCalculations = pgTable(
  'zakat_calculations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    input: jsonb('input').$type<z.output<typeof ZakatRequest>>().notNull(),
    result: jsonb('result').$type<ZakatResult>().notNull(),
  },
  (table) => [index('zakat_calculations_user_id_created_at_index').on(table.userId, table.createdAt)],
);
