import { index, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { groupId } from './groups.table.ts';
import { users } from './users.table.ts';

export const groupMessages = pgTable(
  'group_messages',
  {
    groupId: groupId(),
    number: integer('number').notNull(),
    id: uuid('id').notNull().defaultRandom().unique('group_messages_id_unique'),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Made by the device, so that what is sent twice is said once. */
    key: text('key').notNull(),
    text: text('text'),
    phrase: text('phrase'),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.number] }),
    unique('group_messages_key_unique').on(table.groupId, table.userId, table.key),
    // Of an account that is deleted all messages lose their sender, while its groups stand still.
    index('group_messages_user_index').on(table.userId),
  ],
);
