import type { AccountLimit } from '@manasik/contract/route';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';

/** Counts the actions of accounts in memory: per process, and from zero after a restart. */
export interface AccountLimits {
  /**
   * Adds `amount` to the count of `what` for an account. Refused amounts are not counted.
   * @throws AppError `request.tooMany` when the count would exceed the limit
   */
  spend(what: string, limit: AccountLimit, userId: string, amount?: number): void;
}

// Maximum number of accounts with a count; beyond it the least recently counted ones are dropped.
const MOST_COUNTS = 100_000;

export function createAccountLimits(clock: Clock): AccountLimits {
  const counts = new LRUCache<string, { spent: number; endsAt: number }>({ max: MOST_COUNTS });
  return {
    spend: (what, { most, windowSeconds }, userId, amount = 1) => {
      const now = clock.now().getTime();
      const key = `${what} ${userId}`;
      let count = counts.get(key);
      if (!count || count.endsAt <= now) {
        count = { spent: 0, endsAt: now + windowSeconds * 1000 };
        counts.set(key, count);
      }
      if (count.spent + amount > most) {
        const retryAfterSeconds = Math.max(1, Math.ceil((count.endsAt - now) / 1000));
        throw new AppError('request.tooMany', `Too many at once: ${what}`, { retryAfterSeconds });
      }
      count.spent += amount;
    },
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    accountLimits: AccountLimits;
  }
}
