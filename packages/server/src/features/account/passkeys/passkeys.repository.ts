import { and, count, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/index.ts';
import { lockUser } from '../../../domain/lock-user.ts';
import { passkeys } from '../account.table.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export function createPasskeysRepository(db: Db) {
  return {
    list: (userId: string): Promise<PasskeyRow[]> =>
      db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.createdAt)),

    /**
     * @returns null when the account already has `most`
     * @throws a unique violation of `passkeys_credential_id_unique`
     */
    add: (passkey: Omit<PasskeyRow, 'id' | 'lastUsedAt'>, most: number): Promise<PasskeyRow | null> =>
      db.transaction(async (tx) => {
        const { userId } = passkey;
        await lockUser(tx, userId);
        const [row] = await tx.select({ rows: count() }).from(passkeys).where(eq(passkeys.userId, userId));
        if ((row?.rows ?? 0) >= most) return null;
        const [added] = await tx.insert(passkeys).values(passkey).returning();
        return added ?? null;
      }),

    find: async (credentialId: string): Promise<PasskeyRow | null> => {
      const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
      return row ?? null;
    },

    markUsed: async (id: string, counter: number, lastUsedAt: Date): Promise<void> => {
      await db.update(passkeys).set({ counter, lastUsedAt }).where(eq(passkeys.id, id));
    },

    /** @returns whether the account had it */
    remove: async (userId: string, id: string): Promise<boolean> => {
      const gone = await db
        .delete(passkeys)
        .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
        .returning({ id: passkeys.id });
      return gone.length > 0;
    },
  };
}

export type PasskeysRepository = ReturnType<typeof createPasskeysRepository>;
