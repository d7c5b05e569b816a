import type { AccountLimit } from '@manasik/contract/route';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';

/** Counts what accounts do, in memory: on each process for itself, and from nothing after a restart. */
export interface AccountLimits {
  /**
   * Counts `amount` more of `what` for an account. What is refused is not counted.
   * @throws AppError `request.tooMany` when that is more than the limit allows
   */
  spend(what: string, limit: AccountLimit, userId: string, amount?: number): void;
}

// Accounts with a count of their own; beyond that the ones that were counted the longest time ago are forgotten.
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
