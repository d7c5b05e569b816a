import { sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Clock } from './clock.ts';
import type { Db } from './database/index.ts';
import { AppError } from './errors.ts';
import { sha256 } from './hash.ts';

/** Counts per key in a fixed window; in the database, so that every node and every restart sees the same count. */
export const rateLimits = pgTable('rate_limits', {
  /** SHA-256 of what is counted: no address of a person or a machine stands here. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
}

export interface RateLimiter {
  /** Counts one for `subject`. @throws AppError `code` when that is more than the limit allows. */
  spend(limit: Limit, subject: string, code?: 'request.tooMany'): Promise<void>;
  /** Counts one without refusing. */
  record(limit: Limit, subject: string): Promise<void>;
  /** @throws AppError when the limit is reached already; counts nothing. */
  check(limit: Limit, subject: string, code: 'request.tooMany' | 'auth.tooManyFailures'): Promise<void>;
  forget(limit: Limit, subject: string): Promise<void>;
  /** Removes what has run out. */
  sweep(): Promise<void>;
}

const keyOf = (limit: Limit, subject: string): string => sha256(`${limit.name}:${subject}`);

export function createRateLimiter(db: Db, clock: Clock): RateLimiter {
  const count = async (limit: Limit, subject: string): Promise<{ count: number; expiresAt: Date }> => {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + limit.windowSeconds * 1000);
    const isOver = sql`${rateLimits.expiresAt} <= ${now.toISOString()}`;
    const [row] = await db
      .insert(rateLimits)
      .values({ key: keyOf(limit, subject), count: 1, expiresAt })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${rateLimits.count} + 1 END`,
          expiresAt: sql`CASE WHEN ${isOver} THEN ${expiresAt.toISOString()} ELSE ${rateLimits.expiresAt} END`,
        },
      })
      .returning({ count: rateLimits.count, expiresAt: rateLimits.expiresAt });
    if (!row) throw new Error('an upsert returned no row');
    return row;
  };
  const refuse = (code: 'request.tooMany' | 'auth.tooManyFailures', expiresAt: Date): never => {
    const retryAfterSeconds = Math.max(1, Math.ceil((expiresAt.getTime() - clock.now().getTime()) / 1000));
    throw new AppError(code, code, { retryAfterSeconds });
  };

  return {
    spend: async (limit, subject, code = 'request.tooMany') => {
      const row = await count(limit, subject);
      if (row.count > limit.most) refuse(code, row.expiresAt);
    },
    record: async (limit, subject) => {
      await count(limit, subject);
    },
    check: async (limit, subject, code) => {
      const [row] = await db
        .select()
        .from(rateLimits)
        .where(
          sql`${rateLimits.key} = ${keyOf(limit, subject)} AND ${rateLimits.expiresAt} > ${clock.now().toISOString()}`,
        );
      if (row && row.count >= limit.most) refuse(code, row.expiresAt);
    },
    forget: async (limit, subject) => {
      await db.delete(rateLimits).where(sql`${rateLimits.key} = ${keyOf(limit, subject)}`);
    },
    sweep: async () => {
      await db.delete(rateLimits).where(sql`${rateLimits.expiresAt} <= ${clock.now().toISOString()}`);
    },
  };
}
