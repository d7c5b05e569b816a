import { boolean, index, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { groupId } from '../../domain/groups.table.ts';
import { users } from '../../domain/users.table.ts';

export const rollCalls = pgTable(
  'roll_calls',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    groupId: groupId(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    startedBy: uuid('started_by').references(() => users.id, { onDelete: 'set null' }),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('roll_calls_group_index').on(table.groupId, table.startedAt),
    index('roll_calls_starter_index').on(table.startedBy),
  ],
);

/** Who is here: members and people without a phone, by the id of either. */
export const rollCallAnswers = pgTable(
  'roll_call_answers',
  {
    rollCallId: uuid('roll_call_id')
      .notNull()
      .references(() => rollCalls.id, { onDelete: 'cascade' }),
    personId: uuid('person_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    tickedByLeader: boolean('ticked_by_leader').notNull(),
  },
  (table) => [primaryKey({ columns: [table.rollCallId, table.personId] })],
);
