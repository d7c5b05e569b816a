import type { Settings } from '@manasik/contract/settings';
import { jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { ownerId } from '../../domain/users.table.ts';

export const settings = pgTable('settings', {
  userId: ownerId().primaryKey(),
  /** What the user changed; what is not here is as the app has it. */
  changed: jsonb('changed').$type<Partial<Settings>>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
