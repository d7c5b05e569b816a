import type { MedicalCard } from '@manasik/contract/medical-card';
import { foreignKey, index, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { hajjGroupMembers } from '../../domain/groups.table.ts';

/** Medical cards that their owners show to the leaders of one group. Leaving the group deletes the row. */
export const sharedMedicalCards = pgTable(
  'shared_medical_cards',
  {
    userId: uuid('user_id').primaryKey(),
    groupId: uuid('group_id').notNull(),
    card: jsonb('card').$type<MedicalCard>().notNull(),
    sharedAt: timestamp('shared_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({
      name: 'shared_medical_cards_member',
      columns: [table.groupId, table.userId],
      foreignColumns: [hajjGroupMembers.groupId, hajjGroupMembers.userId],
    }).onDelete('cascade'),
    index('shared_medical_cards_group_index').on(table.groupId),
  ],
);
