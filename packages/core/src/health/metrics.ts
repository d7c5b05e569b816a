import { type Metric, metrics } from './metric-limits.ts';

/** Whole numbers in the unit of the name. A missing one was not measured. */
export type MetricValues = { readonly [Key in Metric]?: number | undefined };

/** `manual`: entered by the user. `motion`: counted by the motion sensor. The others: imported from an export. */
export const metricSources = ['manual', 'motion', 'google', 'apple'] as const;
export type MetricSource = (typeof metricSources)[number];

interface SourceValues {
  readonly source: MetricSource;
  readonly values: MetricValues;
}

/**
 * The values of one day. What the user entered counts; otherwise the greatest of the other sources, because a phone, a
 * watch and a page that counts at the same time count the same steps.
 */
export function combined(sources: readonly SourceValues[]): MetricValues {
  const entered = sources.find(({ source }) => source === 'manual')?.values;
  return Object.fromEntries(
    metrics.flatMap((metric) => {
      const measured = sources.flatMap(({ values }) => values[metric] ?? []);
      const value = entered?.[metric] ?? (measured.length > 0 ? Math.max(...measured) : undefined);
      return value === undefined ? [] : [[metric, value]];
    }),
  );
}

export const isMetricSource = (text: unknown): text is MetricSource =>
  metricSources.some((source) => source === text);
