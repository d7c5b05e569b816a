import { asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { users } from '../../domain/users.table.ts';
import { contactMessages } from './contact.table.ts';

export type ContactRow = typeof contactMessages.$inferSelect;
export type NewContactMessage = typeof contactMessages.$inferInsert;

const BATCH = 20;

export function createContactRepository(db: Db) {
  return {
    add: async (message: NewContactMessage): Promise<ContactRow> => {
      const [row] = await db.insert(contactMessages).values(message).returning();
      if (!row) throw new Error('an insert returned no row');
      return row;
    },
    /** A batch of messages that no mail server has accepted yet, oldest first. */
    waiting: (): Promise<ContactRow[]> =>
      db
        .select()
        .from(contactMessages)
        .where(isNull(contactMessages.mailedAt))
        .orderBy(asc(contactMessages.createdAt))
        .limit(BATCH),
    /** Deletes messages from an account's address, in the transaction that deletes the account. @returns the address */
    deleteOf: async (tx: Db, userId: string): Promise<string | null> => {
      const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
      if (!user) return null;
      await tx.delete(contactMessages).where(eq(contactMessages.email, user.email));
      return user.email;
    },
    markMailed: async (id: string, at: Date): Promise<void> => {
      await db.update(contactMessages).set({ mailedAt: at }).where(eq(contactMessages.id, id));
    },
  };
}

export type ContactRepository = ReturnType<typeof createContactRepository>;
