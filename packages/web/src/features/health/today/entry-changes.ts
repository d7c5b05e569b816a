import { metrics } from '@manasik/core/health/metric-limits';
import type { MetricValues } from '@manasik/core/health/metrics';
import type { RowChange } from './measurement-store.ts';
import type { Row } from './measurements.ts';

/** The form of an entry: a day, all values in its fields, and the row that the fields showed before. */
export interface EntryToSave {
  readonly date: string;
  readonly values: MetricValues;
  readonly replaced: Pick<Row, 'date' | 'source' | 'values'> | undefined;
}

/**
 * The fields that the person has changed in the form. The others are not sent: another device may have changed their values.
 */
export function changesTo({ date, values, replaced }: EntryToSave): RowChange[] {
  const source = replaced?.source ?? 'manual';
  if (!replaced) return [{ date, source, values, isWhole: false }];
  const before = replaced.values;
  if (replaced.date !== date) {
    return [
      { date: replaced.date, source, values: {}, isWhole: false, removed: before },
      { date, source, values, isWhole: false },
    ];
  }
  const changed = metrics.filter((metric) => values[metric] !== before[metric]);
  const entered = changed.filter((metric) => values[metric] !== undefined);
  const emptied = changed.filter((metric) => values[metric] === undefined);
  return [
    {
      date,
      source,
      values: Object.fromEntries(entered.map((metric) => [metric, values[metric]])),
      isWhole: false,
      // With the number, a request that is sent twice leaves what another device stored in between.
      ...(emptied.length > 0 && {
        removed: Object.fromEntries(emptied.map((metric) => [metric, before[metric]])),
      }),
    },
  ];
}
