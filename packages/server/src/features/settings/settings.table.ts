import type { Settings } from '@manasik/contract/settings';
import { jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { ownerId } from '../../domain/users.table.ts';

export const settings = pgTable('settings', {
  userId: ownerId().primaryKey(),
  /** Only what the user changed; everything else has the app's defaults. */
  changed: jsonb('changed').$type<Partial<Settings>>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
});
