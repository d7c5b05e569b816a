import { reminderLimits } from '@manasik/core/reminders/reminder-rule';
import { and, asc, count, eq } from 'drizzle-orm';
import { lockUser } from '../../domain/lock-user.ts';
import type { Db } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { reminders } from './reminders.table.ts';

export type ReminderRow = typeof reminders.$inferSelect;
type NewRow = typeof reminders.$inferInsert;
type Changes = Partial<Omit<NewRow, 'userId' | 'id' | 'createdAt'>>;

const one = (userId: string, id: string) => and(eq(reminders.userId, userId), eq(reminders.id, id));

export function createRemindersRepository(db: Db) {
  return {
    list: (userId: string): Promise<ReminderRow[]> =>
      db
        .select()
        .from(reminders)
        .where(eq(reminders.userId, userId))
        .orderBy(asc(reminders.createdAt), asc(reminders.id)),

    /**
     * Stores a reminder, or returns the stored one with this id.
     * @throws AppError `reminder.tooMany`
     */
    add: (row: NewRow): Promise<ReminderRow> =>
      db.transaction(async (tx) => {
        await lockUser(tx, row.userId);
        const [known] = await tx.select().from(reminders).where(one(row.userId, row.id));
        if (known) return known;
        const [all] = await tx
          .select({ rows: count() })
          .from(reminders)
          .where(eq(reminders.userId, row.userId));
        if ((all?.rows ?? 0) >= reminderLimits.count) {
          throw new AppError('reminder.tooMany', `A user can have at most ${reminderLimits.count} reminders`);
        }
        const [stored] = await tx.insert(reminders).values(row).returning();
        if (!stored) throw new Error('an insert returned no row');
        return stored;
      }),

    /** Changes the row by what is stored in it; null if the user has no such reminder. */
    change: (
      userId: string,
      id: string,
      changesOf: (stored: ReminderRow) => Changes,
    ): Promise<ReminderRow | null> =>
      db.transaction(async (tx) => {
        const [stored] = await tx.select().from(reminders).where(one(userId, id)).for('update');
        if (!stored) return null;
        const changes = changesOf(stored);
        if (Object.keys(changes).length === 0) return stored;
        const [changed] = await tx.update(reminders).set(changes).where(one(userId, id)).returning();
        return changed ?? null;
      }),

    /** Returns whether the user had it. */
    remove: async (userId: string, id: string): Promise<boolean> => {
      const removed = await db.delete(reminders).where(one(userId, id)).returning({ id: reminders.id });
      return removed.length > 0;
    },
  };
}

export type RemindersRepository = ReturnType<typeof createRemindersRepository>;
