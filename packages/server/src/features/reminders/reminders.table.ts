import type { ReminderDay, ReminderTime } from '@manasik/core/reminders/reminder-rule';
import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '../../domain/users.table.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The id is chosen by a device, so it is unique for one user only. */
export const reminders = pgTable(
  'reminders',
  {
    userId: ownerId(),
    id: uuid('id').notNull(),
    text: text('text').notNull(),
    day: jsonb('day').$type<ReminderDay>().notNull(),
    at: jsonb('at').$type<ReminderTime>().notNull(),
    timezone: text('timezone').notNull(),
    createdAt: instant('created_at').notNull(),
    startsAt: instant('starts_at').notNull(),
    doneUntil: instant('done_until'),
    snoozedUntil: instant('snoozed_until'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
