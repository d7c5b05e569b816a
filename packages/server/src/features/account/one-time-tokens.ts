import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import { sha256 } from '../../platform/hash.ts';
import { verifications } from './account.table.ts';

/** Random tokens that work once and for minutes, each for one purpose; stored hashed. */
export interface OneTimeTokens {
  keep(purpose: string, token: string, value: string, minutes: number): Promise<void>;
  /** The value stored with a valid token, or null. */
  find(purpose: string, token: string): Promise<string | null>;
  /** The same, and consumes the token. Of two simultaneous requests only one gets the value. */
  take(purpose: string, token: string): Promise<string | null>;
}

/** The identifier of a token's row. */
export const hashOfToken = (purpose: string, token: string): string => sha256(`${purpose} ${token}`);

export function createOneTimeTokens(db: Db, clock: Clock): OneTimeTokens {
  const isGood = (identifier: string) =>
    and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, clock.now()));
  return {
    keep: async (purpose, token, value, minutes) => {
      const expiresAt = new Date(clock.now().getTime() + minutes * 60_000);
      await db.insert(verifications).values({ identifier: hashOfToken(purpose, token), value, expiresAt });
    },
    find: async (purpose, token) => {
      const [row] = await db
        .select()
        .from(verifications)
        .where(isGood(hashOfToken(purpose, token)));
      return row?.value ?? null;
    },
    take: async (purpose, token) => {
      const [row] = await db
        .delete(verifications)
        .where(isGood(hashOfToken(purpose, token)))
        .returning();
      return row?.value ?? null;
    },
  };
}
