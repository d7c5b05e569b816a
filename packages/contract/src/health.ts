import { type Metric as MetricName, metricLimits, metrics } from '@manasik/core/health/metric-limits';
import { metricSources } from '@manasik/core/health/metrics';
import { z } from 'zod';
import { CivilDate, RecordedDay } from './fields.ts';
import { routeWith } from './route.ts';

export const errors = {
  'health.notFound': 404,
  'health.tooMany': 409,
  'health.dateTaken': 409,
} as const;
const route = routeWith(errors);

const within = ({ least, greatest }: { least: number; greatest: number }) => z.int().min(least).max(greatest);

/** Whole numbers in the unit of the name; a missing one was not measured. */
const values = {
  steps: within(metricLimits.steps).optional(),
  distanceMetres: within(metricLimits.distanceMetres).optional(),
  activeMinutes: within(metricLimits.activeMinutes).optional(),
  waterMillilitres: within(metricLimits.waterMillilitres).optional(),
  sleepMinutes: within(metricLimits.sleepMinutes).optional(),
  weightGrams: within(metricLimits.weightGrams).optional(),
  restingPulse: within(metricLimits.restingPulse).optional(),
};
const hasOne = (given: object): boolean => Object.values(given).some((value) => value !== undefined);
const required = { code: 'required' };
const Values = z.strictObject(values).refine(hasOne, { params: required });

type RemovedIf = { [Name in MetricName]: z.ZodNullable<(typeof values)[Name]> };
// `fromEntries` loses which schema belongs to which metric.
const removedIf = Object.fromEntries(metrics.map((name) => [name, values[name].nullable()])) as RemovedIf;

/** The measurements of one day from one source. */
export const NewMetric = z
  .strictObject({
    date: RecordedDay,
    source: z.enum(metricSources),
    values: z.strictObject(values),
    /**
     * Values to remove: always (null), or only if the stored value is still the given number. They are named because a
     * request with all values would undo what another device stores at the same time.
     */
    removed: z.strictObject(removedIf).optional(),
  })
  .refine(({ values: given, removed = {} }) => hasOne(given) || hasOne(removed), {
    path: ['values'],
    params: required,
  })
  .refine(
    ({ values: given, removed = {} }) =>
      metrics.every((metric) => given[metric] === undefined || removed[metric] === undefined),
    { path: ['removed'], params: { code: 'taken' } },
  );
export type NewMetric = z.output<typeof NewMetric>;

export const Metric = z.strictObject({
  id: z.uuid(),
  date: z.string(),
  source: z.enum(metricSources),
  values: z.strictObject(values),
});
export type Metric = z.output<typeof Metric>;

const measured = z.int().nullable();

const byId = z.strictObject({ id: z.uuid() });
const limit = { most: 300, windowSeconds: 3600 };
/** The most days that one request may store. */
export const mostMetrics = 400;

export const LatestHealth = z.strictObject({
  date: z.string().nullable(),
  steps: measured,
  distanceMetres: measured,
  activeMinutes: measured,
  waterMillilitres: measured,
  sleepMinutes: measured,
  weightGrams: measured,
  restingPulse: measured,
});
export type LatestHealth = z.output<typeof LatestHealth>;

export const getLatestHealth = route({
  method: 'GET',
  path: '/api/health/latest',
  summary: 'The latest day with measurements, its sources combined; null for what was not measured',
  access: 'user',
  reply: LatestHealth,
});

const WholeNumber = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

export const listMetrics = route({
  method: 'GET',
  path: '/api/health/metrics',
  summary: 'Measurements of a range of days, the latest first; `next` is the cursor of the next page',
  access: 'user',
  query: z
    .strictObject({
      from: CivilDate.optional(),
      to: CivilDate.optional(),
      /** 1 to 2,000; 500 by default. */
      limit: WholeNumber.pipe(z.int().min(1).max(2000)).optional(),
      /** `next` of the page before. */
      cursor: z
        .string()
        .regex(/^\d{4}-\d{2}-\d{2}:[a-z]+$/)
        .optional(),
    })
    .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
      path: ['to'],
      params: { code: 'tooSmall' },
    }),
  reply: z.strictObject({ metrics: z.array(Metric), next: z.string().nullable() }),
});

export const storeMetrics = route({
  method: 'POST',
  path: '/api/health/metrics',
  limit,
  /** `mostMetrics` days with every metric. */
  bodyBytes: 128 * 1024,
  summary:
    'Store measurements; the same day and source again replaces the values that are given and removes those of `removed`. A day without values is deleted and missing in the reply',
  access: 'user',
  body: z.strictObject({
    metrics: z.array(NewMetric).min(1).max(mostMetrics),
    /**
     * For files that begin or end within a day, so that they do not replace a whole day by a part of it: of a sum, such
     * as the steps of a day, the greater of the stored and the given value is kept.
     */
    keepsGreater: z.boolean().optional(),
  }),
  reply: z.strictObject({ metrics: z.array(Metric) }),
  status: 201,
  errors: ['health.tooMany'],
});

export const changeMetric = route({
  method: 'PUT',
  path: '/api/health/metrics/:id',
  limit,
  summary:
    'Replace the day and all values of a measurement, also values that another device has stored since',
  access: 'user',
  params: byId,
  body: z.strictObject({ date: RecordedDay, values: Values }),
  reply: Metric,
  errors: ['health.notFound', 'health.dateTaken'],
});

export const deleteMetric = route({
  method: 'DELETE',
  path: '/api/health/metrics/:id',
  limit,
  summary: 'Delete a measurement',
  access: 'user',
  params: byId,
  errors: ['health.notFound'],
});
