import type { TravelItem } from '@manasik/contract/travel';
import { jsonb, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '../../domain/users.table.ts';

/**
 * The parts of people's trips. The id is chosen by a device, so it is unique for one user only. A deleted part stays as a
 * row without content, so that a device that was offline does not restore it.
 */
export const travelItems = pgTable(
  'travel_items',
  {
    userId: ownerId(),
    id: uuid('id').notNull(),
    item: jsonb('item').$type<TravelItem>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The newest change wins; the device sets it. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
