import { groupBy } from '@manasik/core/collections/group-by';
import { addDays, isCivilDate } from '@manasik/core/calendar/civil-date';
import { isPossible, metrics } from '@manasik/core/health/metric-limits';
import { combined, type MetricValues } from '@manasik/core/health/metrics';
import type { DayOfValues } from '@manasik/core/health/trend';
import { api, type Reply } from '../../../platform/api/index.ts';
import { accountPrefix } from '../../../platform/session/session.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';
import { keep } from '../../../platform/storage/kept.ts';

/** Three years. */
export const trendDays = 1100;

/** A day as a short list, because a device has little room: the date, and the values in the order of `metrics`. */
type StoredDay = readonly [date: string, ...values: (number | null)[]];

/** The days of the account, each with its sources combined, for use offline. */
interface KeptDays {
  /** Id of the user. */
  readonly owner: string;
  readonly days: readonly StoredDay[];
}

export const keptDays = keep<KeptDays>(
  `${accountPrefix}health-days`,
  (value): value is KeptDays =>
    isRecord(value) &&
    typeof value['owner'] === 'string' &&
    Array.isArray(value['days']) &&
    value['days'].every(isStoredDay),
);

const isStoredDay = (value: unknown): value is StoredDay =>
  Array.isArray(value) &&
  value.length === metrics.length + 1 &&
  isCivilDate(value[0]) &&
  metrics.every((metric, index) => {
    const stored: unknown = value[index + 1];
    return stored === null || (typeof stored === 'number' && isPossible(metric, stored));
  });

export const packDay = ({ date, values }: DayOfValues): StoredDay => [
  date,
  ...metrics.map((metric) => values[metric] ?? null),
];

export const unpackDay = ([date, ...stored]: StoredDay): DayOfValues => ({
  date,
  values: Object.fromEntries(
    metrics.flatMap((metric, index) => {
      const value = stored[index];
      return typeof value === 'number' ? [[metric, value]] : [];
    }),
  ),
});

interface SourceRow {
  readonly date: string;
  readonly source: Parameters<typeof combined>[0][number]['source'];
  readonly values: MetricValues;
}

/** One entry for each day that has rows. */
export function daysOf(rows: readonly SourceRow[]): DayOfValues[] {
  const byDate = groupBy(rows, ({ date }) => date);
  return [...byDate].map(([date, sources]) => ({ date, values: combined(sources) }));
}

/** Reads three years of the account and stores them on the device; returns how many days have measurements. */
export async function loadDays(owner: string, today: string, isHere: () => boolean): Promise<number> {
  const rows: Reply<'GET /api/health/metrics'>['metrics'] = [];
  let cursor: string | undefined;
  do {
    const page: Reply<'GET /api/health/metrics'> = await api('GET /api/health/metrics', {
      query: { from: addDays(today, 1 - trendDays), limit: '2000', cursor },
    });
    rows.push(...page.metrics);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined && isHere());
  const days = daysOf(rows);
  if (isHere()) keptDays.set({ owner, days: days.map(packDay) });
  return days.length;
}

/**
 * The stored days, with what the device knows better: the rows of the last days and their unsent changes. Of a day before
 * `from` the device only has the changes, so they are added to the stored values.
 */
export function withRows(
  days: readonly DayOfValues[],
  rows: readonly SourceRow[],
  from: string,
): DayOfValues[] {
  const older = new Map(days.filter(({ date }) => date < from).map(({ date, values }) => [date, values]));
  const changed = daysOf(rows).map(({ date, values }) => ({
    date,
    values: { ...older.get(date), ...values },
  }));
  const dates = new Set(changed.map(({ date }) => date));
  return [...days.filter(({ date }) => date < from && !dates.has(date)), ...changed];
}
