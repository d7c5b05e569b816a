import { type Metric, metrics } from '@manasik/core/health/metric-limits';
import type { Day } from './day-totals.ts';

/** One line of the preview. */
export interface SummaryLine {
  readonly metric: Metric;
  /** Days with a value. */
  readonly count: number;
  readonly value: number;
  /** The sum of all days, the mean of the nights, or the newest value. */
  readonly kind: 'sum' | 'mean' | 'newest';
}

const kinds: Readonly<Record<Metric, SummaryLine['kind']>> = {
  steps: 'sum',
  distanceMetres: 'sum',
  activeMinutes: 'sum',
  waterMillilitres: 'sum',
  sleepMinutes: 'mean',
  weightGrams: 'newest',
  restingPulse: 'newest',
};

/** The metrics that were found. */
export function summaryOf(days: readonly Day[]): SummaryLine[] {
  return metrics.flatMap((metric) => {
    const values = days.flatMap((day) => day.values[metric] ?? []);
    if (values.length === 0) return [];
    const sum = values.reduce((total, value) => total + value, 0);
    const kind = kinds[metric];
    const newest = values.at(-1) ?? 0;
    const value = kind === 'sum' ? sum : kind === 'mean' ? sum / values.length : newest;
    return [{ metric, count: values.length, value, kind }];
  });
}
