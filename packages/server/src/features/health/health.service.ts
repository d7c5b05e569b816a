import type { LatestHealth, Metric, NewMetric } from '@manasik/contract/health';
import type { HealthPlan } from '@manasik/contract/health-plan';
import { isCivilDate } from '@manasik/core/calendar/civil-date';
import { isFuture } from '@manasik/core/calendar/zone-date';
import { metrics } from '@manasik/core/health/metric-limits';
import { combined, isMetricSource, type MetricValues } from '@manasik/core/health/metrics';
import type { Changes } from '../../platform/bus/changes.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError, type FieldErrors } from '../../platform/errors.ts';
import { ReadyJson } from '../../platform/http/ready-json.ts';
import { createMemory } from '../../platform/memory.ts';
import type { HealthRepository, MetricRow } from './health.repository.ts';
import type { PlanRepository } from './plan.repository.ts';

interface ListQuery {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

const usualLimit = 500;

const valuesOf = (row: MetricRow): MetricValues =>
  Object.fromEntries(metrics.flatMap((metric) => (row[metric] === null ? [] : [[metric, row[metric]]])));

const shown = (row: MetricRow): Metric => ({
  id: row.id,
  date: row.date,
  source: row.source,
  values: valuesOf(row),
});

function latestReply(rows: readonly MetricRow[]): LatestHealth {
  const values = combined(rows.map((row) => ({ source: row.source, values: valuesOf(row) })));
  const field = (metric: keyof MetricValues): number | null => values[metric] ?? null;
  return {
    date: rows[0]?.date ?? null,
    steps: field('steps'),
    distanceMetres: field('distanceMetres'),
    activeMinutes: field('activeMinutes'),
    waterMillilitres: field('waterMillilitres'),
    sleepMinutes: field('sleepMinutes'),
    weightGrams: field('weightGrams'),
    restingPulse: field('restingPulse'),
  };
}

/** A device with a fast clock must not win over every later tick. */
function withoutFuture(plan: HealthPlan, now: number): HealthPlan {
  if (plan.changedAt === undefined) return plan;
  const times = Object.entries(plan.changedAt).map(([id, time]) => [id, Math.min(time, now)] as const);
  return { ...plan, changedAt: Object.fromEntries(times) };
}

interface Parts {
  readonly repository: HealthRepository;
  readonly plans: PlanRepository;
  readonly changes: Changes;
  readonly clock: Clock;
}

export function createHealthService({ repository, plans, changes, clock }: Parts) {
  const latest = createMemory(
    changes,
    async (userId) => new ReadyJson(latestReply(await repository.latestDay(userId))),
  );
  changes.on('health_metrics', latest.forget);

  return {
    latest: (userId: string): Promise<ReadyJson> | ReadyJson => latest.get(userId),

    list: async (
      userId: string,
      { from, to, limit = usualLimit, cursor }: ListQuery,
    ): Promise<{ metrics: Metric[]; next: string | null }> => {
      const [date = '', source] = cursor?.split(':') ?? [];
      if (cursor !== undefined && !(isCivilDate(date) && isMetricSource(source))) {
        throw new AppError('request.invalid', 'No such page', { fields: { cursor: 'format' } });
      }
      const rows = await repository.list(userId, {
        from,
        to,
        after: isMetricSource(source) ? { date, source } : undefined,
        // One more says whether there is another page.
        limit: limit + 1,
      });
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return { metrics: page.map(shown), next: last ? `${last.date}:${last.source}` : null };
    },

    /**
     * @param keepsGreater of stored and given sums, the greater is kept
     * @throws AppError `request.invalid` if a day is in the future or given twice; then nothing is stored
     */
    store: async (
      userId: string,
      given: readonly NewMetric[],
      keepsGreater: boolean,
    ): Promise<{ metrics: Metric[] }> => {
      const fields: FieldErrors = {};
      const known = new Set<string>();
      for (const [index, { date, source }] of given.entries()) {
        if (isFuture(date, clock.now())) fields[`metrics.${index}.date`] = 'inFuture';
        if (known.has(`${date}:${source}`)) fields[`metrics.${index}.date`] = 'taken';
        known.add(`${date}:${source}`);
      }
      if (Object.keys(fields).length > 0) {
        throw new AppError('request.invalid', 'A day is in the future or given twice', { fields });
      }
      const rows = await repository.store(userId, given, keepsGreater);
      await changes.heard();
      return { metrics: rows.map(shown) };
    },

    replace: async (userId: string, id: string, date: string, values: MetricValues): Promise<Metric> => {
      if (isFuture(date, clock.now())) {
        throw new AppError('request.invalid', 'The day is in the future', { fields: { date: 'inFuture' } });
      }
      const row = await repository.replace(userId, id, date, values);
      if (!row) throw new AppError('health.notFound');
      await changes.heard();
      return shown(row);
    },

    remove: async (userId: string, id: string): Promise<void> => {
      if (!(await repository.remove(userId, id))) throw new AppError('health.notFound');
      await changes.heard();
    },

    plan: async (userId: string): Promise<{ plan: HealthPlan | null }> => ({
      plan: await plans.find(userId),
    }),

    /**
     * Replaces the plan; null deletes it.
     * @param base the plan that was read before the change; undefined replaces or deletes any
     * @throws AppError `health.planChanged` if the stored plan is another one
     */
    putPlan: async (
      userId: string,
      plan: HealthPlan | null,
      base: HealthPlan | null | undefined,
    ): Promise<{ plan: HealthPlan | null }> => {
      if (plan === null) {
        if (await plans.remove(userId, base)) return { plan };
      } else {
        const stored = withoutFuture(plan, clock.now().getTime());
        if (await plans.put(userId, stored, base)) return { plan: stored };
      }
      throw new AppError('health.planChanged', 'Read the plan again before changing it');
    },
  };
}

export type HealthService = ReturnType<typeof createHealthService>;
