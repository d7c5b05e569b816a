import type { NewMetric } from '@manasik/contract/health';
import { type Metric, metrics, summedMetrics } from '@manasik/core/health/metric-limits';
import type { MetricSource, MetricValues } from '@manasik/core/health/metrics';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  lt,
  lte,
  max,
  or,
  type Column,
  type SQL,
  sql,
} from 'drizzle-orm';
import { lockUser } from '../../domain/lock-user.ts';
import { violatedUnique } from '../../platform/database/unavailable.ts';
import type { Db } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors.ts';
import { healthMetrics } from './health.table.ts';

export type MetricRow = typeof healthMetrics.$inferSelect;

/** More than twenty years of four sources. */
const mostRows = 30_000;

interface Range {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The last row of the page before. */
  readonly after?: { readonly date: string; readonly source: MetricSource } | undefined;
  readonly limit: number;
}

const ofUser = (userId: string) => eq(healthMetrics.userId, userId);

export function createHealthRepository(db: Db) {
  return {
    latestDay: (userId: string): Promise<MetricRow[]> =>
      db
        .select()
        .from(healthMetrics)
        .where(
          and(
            ofUser(userId),
            eq(
              healthMetrics.date,
              db
                .select({ date: max(healthMetrics.date) })
                .from(healthMetrics)
                .where(ofUser(userId)),
            ),
          ),
        ),

    /** The latest day first; the sources of a day in alphabetical order. */
    list: (userId: string, { from, to, after, limit }: Range): Promise<MetricRow[]> =>
      db
        .select()
        .from(healthMetrics)
        .where(
          and(
            ofUser(userId),
            from === undefined ? undefined : gte(healthMetrics.date, from),
            to === undefined ? undefined : lte(healthMetrics.date, to),
            after &&
              or(
                lt(healthMetrics.date, after.date),
                and(eq(healthMetrics.date, after.date), sql`${healthMetrics.source} > ${after.source}`),
              ),
          ),
        )
        .orderBy(desc(healthMetrics.date), asc(healthMetrics.source))
        .limit(limit),

    /**
     * Adds the measurements; of a day and source that are already stored, it replaces the given values only, removes
     * those of `removed`, and deletes the row that has none left.
     * @param given each day and source at most once
     * @param keepsGreater of stored and given sums, the greater is kept
     * @returns the rows with values
     * @throws AppError `health.tooMany`; then nothing is stored
     */
    store: (userId: string, given: readonly NewMetric[], keepsGreater: boolean): Promise<MetricRow[]> =>
      db.transaction(async (tx) => {
        await lockUser(tx, userId);
        for (const { date, source, removed = {} } of given) {
          const row = and(ofUser(userId), eq(healthMetrics.date, date), eq(healthMetrics.source, source));
          const emptied = withoutRemoved(removed);
          if (Object.keys(emptied).length > 0) await tx.update(healthMetrics).set(emptied).where(row);
        }
        const stored = await tx
          .insert(healthMetrics)
          .values(given.map(({ date, source, values }) => ({ ...present(values), userId, date, source })))
          .onConflictDoUpdate({
            target: [healthMetrics.userId, healthMetrics.date, healthMetrics.source],
            set: keepsGreater ? greaterOrGiven : givenOrKept,
          })
          .returning();
        const empty = stored.filter(isEmpty).map(({ id }) => id);
        if (empty.length > 0) await tx.delete(healthMetrics).where(inArray(healthMetrics.id, empty));
        const [all] = await tx.select({ rows: count() }).from(healthMetrics).where(ofUser(userId));
        if ((all?.rows ?? 0) > mostRows) {
          throw new AppError('health.tooMany', `An account can have at most ${mostRows} measurements`);
        }
        return stored.filter((row) => !isEmpty(row));
      }),

    /**
     * Replaces the day and all values; null if the user has no such measurement.
     * @throws AppError `health.dateTaken` if this source has measurements of that day
     */
    replace: async (
      userId: string,
      id: string,
      date: string,
      values: MetricValues,
    ): Promise<MetricRow | null> => {
      try {
        const [row] = await db
          .update(healthMetrics)
          .set({ date, ...allOf(values) })
          .where(and(ofUser(userId), eq(healthMetrics.id, id)))
          .returning();
        return row ?? null;
      } catch (error) {
        if (violatedUnique(error) === 'health_metrics_day') throw new AppError('health.dateTaken');
        throw error;
      }
    },

    /** Returns whether the user had it. */
    remove: async (userId: string, id: string): Promise<boolean> => {
      const removed = await db
        .delete(healthMetrics)
        .where(and(ofUser(userId), eq(healthMetrics.id, id)))
        .returning({ id: healthMetrics.id });
      return removed.length > 0;
    },
  };
}

export type HealthRepository = ReturnType<typeof createHealthRepository>;

const allOf = (values: MetricValues) =>
  Object.fromEntries(metrics.map((metric) => [metric, values[metric] ?? null]));

const present = (values: MetricValues) =>
  Object.fromEntries(
    metrics.flatMap((metric) => (values[metric] === undefined ? [] : [[metric, values[metric]]])),
  );

const isEmpty = (row: MetricRow): boolean => metrics.every((metric) => row[metric] === null);

/** Empties the columns of `removed`; with a number only those that have it. */
const withoutRemoved = (removed: NonNullable<NewMetric['removed']>) =>
  Object.fromEntries(
    metrics.flatMap((metric) => {
      const expected = removed[metric];
      if (expected === undefined) return [];
      return [[metric, expected === null ? null : sql`nullif(${healthMetrics[metric]}, ${expected})`]];
    }),
  );

/** The given value; the stored one where the request has none. */
const givenOrKept = changedBy((given, stored) => sql`coalesce(${given}, ${stored})`);

/** The same, but of a sum the greater one. PostgreSQL's `greatest` ignores nulls. */
const greaterOrGiven = {
  ...givenOrKept,
  ...changedBy((given, stored) => sql`greatest(${given}, ${stored})`, summedMetrics),
};

function changedBy(valueOf: (given: SQL, stored: Column) => SQL, names: readonly Metric[] = metrics) {
  return Object.fromEntries(
    names.map((metric) => {
      const stored = healthMetrics[metric];
      return [metric, valueOf(sql`excluded.${sql.identifier(stored.name)}`, stored)];
    }),
  );
}
