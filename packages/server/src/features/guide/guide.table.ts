import type { HajjKind, School } from '@manasik/core/guide/rites';
import { boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ownerId, users } from '../../domain/users.table.ts';

/** The latest state of each item of the guide. A withdrawn mark stays as a row, so that no device restores it. */
export const guideMarks = pgTable(
  'guide_marks',
  {
    userId: ownerId(),
    item: text('item').notNull(),
    done: boolean('done').notNull(),
    /** The newest change wins; the device sets it. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.item] })],
);

/** A pilgrim's answers about themselves: one row, which is replaced as a whole. */
export const guideChoices = pgTable('guide_choices', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  kind: text('kind').$type<HajjKind>(),
  school: text('school').$type<School>(),
  sex: text('sex').$type<'woman' | 'man'>(),
  isFirstTime: boolean('is_first_time'),
  usesWheelchair: boolean('uses_wheelchair'),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
});
