import { and, gt, inArray, sql } from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Clock } from './clock.ts';
import type { Db } from './database/index.ts';
import { AppError } from './errors.ts';
import { sha256 } from './hash.ts';

/**
 * Counts per key in a fixed window, in the database, so that every process sees the same count, even after a restart.
 */
export const rateLimits = pgTable('rate_limits', {
  /** SHA-256 of what is counted, so that the table contains no address of a person or a machine. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export interface Limit {
  readonly name: string;
  readonly most: number;
  readonly windowSeconds: number;
}

/** A limit, and the subject it applies to. */
export type Counted = readonly [limit: Limit, subject: string];
type RefusalCode = 'request.tooMany' | 'auth.tooManyFailures';

export interface RateLimiter {
  /** Adds one for `subject`. @throws AppError `code` when the count exceeds the limit */
  spend(limit: Limit, subject: string, code?: 'request.tooMany'): Promise<void>;
  /** Adds one for each, without refusing. */
  record(counted: readonly Counted[]): Promise<void>;
  /** Counts nothing. @throws AppError when one of the limits is already reached */
  check(counted: readonly Counted[], code: RefusalCode): Promise<void>;
  /** Whether the limit is already reached; counts nothing. */
  isReached(limit: Limit, subject: string): Promise<boolean>;
  forget(limit: Limit, subject: string): Promise<void>;
  /** Removes expired counts. */
  sweep(): Promise<void>;
}

const keyOf = (limit: Limit, subject: string): string => sha256(`${limit.name}:${subject}`);

/** Prepares a statement once for each number of keys, because building its text costs more than sending it. */
function perLength<T>(prepare: (rows: readonly number[]) => T): (length: number) => T {
  const prepared = new Map<number, T>();
  return (length) => {
    const known = prepared.get(length) ?? prepare([...Array(length).keys()]);
    prepared.set(length, known);
    return known;
  };
}

const keyAt = (row: number) => sql.placeholder(`key${row}`);
const expiryAt = (row: number) => sql.placeholder(`expiresAt${row}`);

export function createRateLimiter(db: Db, clock: Clock): RateLimiter {
  const isOver = sql`${rateLimits.expiresAt} <= ${sql.placeholder('now')}`;
  const upsert = perLength((rows) =>
    db
      .insert(rateLimits)
      .values(rows.map((row) => ({ key: keyAt(row), count: 1, expiresAt: expiryAt(row) })))
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${rateLimits.count} + 1 END`,
          expiresAt: sql`CASE WHEN ${isOver} THEN excluded.expires_at ELSE ${rateLimits.expiresAt} END`,
        },
      })
      .returning({ count: rateLimits.count, expiresAt: rateLimits.expiresAt })
      .prepare(`count_${rows.length}_limits`),
  );
  const find = perLength((rows) =>
    db
      .select()
      .from(rateLimits)
      .where(and(inArray(rateLimits.key, rows.map(keyAt)), gt(rateLimits.expiresAt, sql.placeholder('now'))))
      .prepare(`find_${rows.length}_limits`),
  );
  const count = (counted: readonly Counted[]): Promise<{ count: number; expiresAt: Date }[]> => {
    const now = clock.now();
    const values: Record<string, unknown> = { now: now.toISOString() };
    counted
      .map(([limit, subject]) => ({
        key: keyOf(limit, subject),
        expiresAt: new Date(now.getTime() + limit.windowSeconds * 1000),
      }))
      // Always in the same order, so that two processes that count the same keys do not deadlock.
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
      .forEach(({ key, expiresAt }, row) =>
        Object.assign(values, { [`key${row}`]: key, [`expiresAt${row}`]: expiresAt }),
      );
    return upsert(counted.length).execute(values);
  };
  const refuse = (code: RefusalCode, expiresAt: Date): never => {
    const retryAfterSeconds = Math.max(1, Math.ceil((expiresAt.getTime() - clock.now().getTime()) / 1000));
    throw new AppError(code, code, { retryAfterSeconds });
  };

  return {
    spend: async (limit, subject, code = 'request.tooMany') => {
      const [row] = await count([[limit, subject]]);
      if (!row) throw new Error('an upsert returned no row');
      if (row.count > limit.most) refuse(code, row.expiresAt);
    },
    record: async (counted) => {
      await count(counted);
    },
    check: async (counted, code) => {
      const most = new Map(counted.map(([limit, subject]) => [keyOf(limit, subject), limit.most]));
      const keys = [...most.keys()].map((key, row) => [`key${row}`, key]);
      const rows = await find(keys.length).execute({
        ...Object.fromEntries(keys),
        now: clock.now().toISOString(),
      });
      for (const { key, count: found, expiresAt } of rows) {
        if (found >= (most.get(key) ?? Infinity)) refuse(code, expiresAt);
      }
    },
    isReached: async (limit, subject) => {
      const [row] = await find(1).execute({ key0: keyOf(limit, subject), now: clock.now().toISOString() });
      return row !== undefined && row.count >= limit.most;
    },
    forget: async (limit, subject) => {
      await db.delete(rateLimits).where(sql`${rateLimits.key} = ${keyOf(limit, subject)}`);
    },
    sweep: async () => {
      await db.delete(rateLimits).where(sql`${rateLimits.expiresAt} <= ${clock.now().toISOString()}`);
    },
  };
}
