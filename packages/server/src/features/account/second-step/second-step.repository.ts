import { and, count, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/database/index.ts';
import { recoveryCodes, secondSteps } from '../account.table.ts';

export type SecondStepRow = typeof secondSteps.$inferSelect;

async function putCodes(tx: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ codeHash, userId })));
}

export function createSecondStepRepository(db: Db) {
  const find = async (userId: string): Promise<SecondStepRow | null> => {
    const [row] = await db.select().from(secondSteps).where(eq(secondSteps.userId, userId));
    return row ?? null;
  };
  return {
    find,

    /** Whether signing in requires a code. */
    isOn: async (userId: string): Promise<boolean> => Boolean((await find(userId))?.confirmedAt),

    codesLeft: async (userId: string): Promise<number> => {
      const [row] = await db
        .select({ rows: count() })
        .from(recoveryCodes)
        .where(eq(recoveryCodes.userId, userId));
      return row?.rows ?? 0;
    },

    /** Stores an unconfirmed secret. @returns false when another one is already confirmed */
    begin: async (userId: string, secret: string): Promise<boolean> => {
      const kept = await db
        .insert(secondSteps)
        .values({ userId, secret })
        .onConflictDoUpdate({
          target: secondSteps.userId,
          set: { secret, usedStep: 0 },
          setWhere: isNull(secondSteps.confirmedAt),
        })
        .returning({ userId: secondSteps.userId });
      return kept.length > 0;
    },

    /** Turns the second step on. @returns false when it was on, or another secret has replaced this one */
    confirm: (
      userId: string,
      confirmed: { secret: string; usedStep: number; confirmedAt: Date },
      codeHashes: readonly string[],
    ): Promise<boolean> =>
      db.transaction(async (tx) => {
        const { secret, usedStep, confirmedAt } = confirmed;
        const isMine = and(eq(secondSteps.userId, userId), eq(secondSteps.secret, secret));
        const rows = await tx
          .update(secondSteps)
          .set({ usedStep, confirmedAt })
          .where(and(isMine, isNull(secondSteps.confirmedAt)))
          .returning({ userId: secondSteps.userId });
        if (rows.length === 0) return false;
        await putCodes(tx, userId, codeHashes);
        return true;
      }),

    /** Consumes the code of a time step. @returns false when it, or a later one, was already used */
    useStep: async (userId: string, step: number): Promise<boolean> => {
      const rows = await db
        .update(secondSteps)
        .set({ usedStep: step })
        .where(and(eq(secondSteps.userId, userId), lt(secondSteps.usedStep, step)))
        .returning({ userId: secondSteps.userId });
      return rows.length > 0;
    },

    /** @returns whether it was an unused code of the account */
    useRecoveryCode: async (userId: string, codeHash: string): Promise<boolean> => {
      const rows = await db
        .delete(recoveryCodes)
        .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
        .returning({ codeHash: recoveryCodes.codeHash });
      return rows.length > 0;
    },

    /** @returns false when the second step is off */
    renewCodes: (userId: string, codeHashes: readonly string[]): Promise<boolean> =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .select({ userId: secondSteps.userId })
          .from(secondSteps)
          .where(and(eq(secondSteps.userId, userId), isNotNull(secondSteps.confirmedAt)))
          .for('update');
        if (!row) return false;
        await putCodes(tx, userId, codeHashes);
        return true;
      }),

    end: (userId: string): Promise<void> =>
      db.transaction(async (tx) => {
        await tx.delete(secondSteps).where(eq(secondSteps.userId, userId));
        await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
      }),
  };
}

export type SecondStepRepository = ReturnType<typeof createSecondStepRepository>;
