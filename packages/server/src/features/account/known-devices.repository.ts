import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import { sha256 } from '../../platform/hash.ts';
import { newToken } from './new-token.ts';
import { knownDevices } from './known-devices.table.ts';

/** The longest time that browsers keep a cookie. */
export const DEVICE_DAYS = 400;
const MOST_DEVICES = 50;

export interface KnownDevices {
  /**
   * The device's name in limits if it has signed in to this account before, otherwise null. `userId` is null without an
   * account.
   */
  recognise(userId: string | null, token: string): Promise<string | null>;
  /**
   * Marks a browser as known to an account; the 50 most recently used remain known.
   * @param token of its cookie, or null if it has none yet
   * @returns the token for its cookie
   */
  remember(userId: string, token: string | null): Promise<string>;
  sweep(): Promise<void>;
}

const hashOf = (userId: string, token: string): string => sha256(`${userId} ${token}`);

export function createKnownDevices(db: Db, clock: Clock): KnownDevices {
  const oldest = (): Date => new Date(clock.now().getTime() - DEVICE_DAYS * 86_400_000);
  return {
    recognise: async (userId, token) => {
      // Also runs without an account, so that the response time does not reveal it.
      const tokenHash = hashOf(userId ?? randomUUID(), token);
      const [row] = await db
        .select({ usedAt: knownDevices.usedAt })
        .from(knownDevices)
        .where(and(eq(knownDevices.tokenHash, tokenHash), gt(knownDevices.usedAt, oldest())));
      return row ? `device ${tokenHash}` : null;
    },

    remember: async (userId, known) => {
      const token = known ?? newToken();
      const usedAt = clock.now();
      await db
        .insert(knownDevices)
        .values({ tokenHash: hashOf(userId, token), userId, usedAt })
        .onConflictDoUpdate({ target: knownDevices.tokenHash, set: { usedAt } });
      const tooMany = db
        .select({ tokenHash: knownDevices.tokenHash })
        .from(knownDevices)
        .where(eq(knownDevices.userId, userId))
        .orderBy(desc(knownDevices.usedAt))
        .offset(MOST_DEVICES);
      await db.delete(knownDevices).where(inArray(knownDevices.tokenHash, tooMany));
      return token;
    },

    sweep: async () => {
      await db.delete(knownDevices).where(lt(knownDevices.usedAt, oldest()));
    },
  };
}
