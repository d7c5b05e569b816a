import { boolean, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { groupId } from '../../domain/groups.table.ts';
import { users } from '../../domain/users.table.ts';

const memberId = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

/**
 * Items of the checklists of groups. The id is chosen by a device, so it is unique for one group only. A deleted item
 * stays as a row without a title, so that a device that adds it again without having had an answer does not restore it.
 */
export const groupChecklistItems = pgTable(
  'group_checklist_items',
  {
    groupId: groupId(),
    id: uuid('id').notNull(),
    title: text('title'),
    addedBy: memberId('added_by'),
    /** It stays ticked when the account of the member who ticked it is deleted. */
    isDone: boolean('is_done').notNull().default(false),
    doneBy: memberId('done_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The newest title wins, and likewise the newest tick; devices set these times. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    tickedAt: timestamp('ticked_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.id] }),
    // Deleting an account clears it from these columns, while its groups remain.
    index('group_checklist_items_adder_index').on(table.addedBy),
    index('group_checklist_items_doer_index').on(table.doneBy),
  ],
);
