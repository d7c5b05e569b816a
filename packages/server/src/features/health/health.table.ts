import type { HealthPlan } from '@manasik/contract/health-plan';
import type { MetricValues, MetricSource } from '@manasik/core/health/metrics';
import { date, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ownerId } from '../../domain/users.table.ts';

/** The measurements of one day from one source. */
export const healthMetrics = pgTable(
  'health_metrics',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ownerId(),
    /** Civil date at the user's location. */
    date: date('date', { mode: 'string' }).notNull(),
    source: text('source').$type<MetricSource>().notNull(),
    steps: integer('steps'),
    distanceMetres: integer('distance_metres'),
    activeMinutes: integer('active_minutes'),
    waterMillilitres: integer('water_millilitres'),
    sleepMinutes: integer('sleep_minutes'),
    weightGrams: integer('weight_grams'),
    restingPulse: integer('resting_pulse'),
  } satisfies Record<keyof MetricValues | 'id' | 'userId' | 'date' | 'source', unknown>,
  (table) => [unique('health_metrics_day').on(table.userId, table.date, table.source)],
);

export const healthPlans = pgTable('health_plans', {
  userId: ownerId().primaryKey(),
  plan: jsonb('plan').$type<HealthPlan>().notNull(),
});
