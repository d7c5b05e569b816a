import { addDays, type CivilDate, daysUntil } from '../calendar/civil-date.ts';
import type { Metric } from './metric-limits.ts';
import type { MetricValues } from './metrics.ts';

export interface DayOfValues {
  readonly date: CivilDate;
  readonly values: MetricValues;
}

export interface TrendPoint {
  /** The first day. */
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** The mean of the days that have the metric, in its unit; null without any. */
  readonly value: number | null;
}

/**
 * A metric over the `days` days that end with `today`, in steps of `daysEach`; the oldest step may have fewer days. Days
 * without a value are left out of the mean: a day that was not measured is not a day without steps.
 */
export function trendOf(
  measured: readonly DayOfValues[],
  metric: Metric,
  { today, days, daysEach }: { today: CivilDate; days: number; daysEach: number },
): TrendPoint[] {
  const count = Math.ceil(days / daysEach);
  const sums = Array.from({ length: count }, () => ({ sum: 0, days: 0 }));
  for (const { date, values } of measured) {
    const value = values[metric];
    const ago = daysUntil(date, today);
    const step = count - 1 - Math.floor(ago / daysEach);
    const sum = sums[step];
    if (value === undefined || ago < 0 || ago >= days || !sum) continue;
    sum.sum += value;
    sum.days += 1;
  }
  return sums.map(({ sum, days: found }, index) => {
    const fromEnd = count - 1 - index;
    const to = addDays(today, -fromEnd * daysEach);
    const first = addDays(today, -Math.min(days, (fromEnd + 1) * daysEach) + 1);
    return { from: first, to, value: found > 0 ? sum / found : null };
  });
}

/** The mean of all measured days of a range; null without any. */
export const meanOf = (
  measured: readonly DayOfValues[],
  metric: Metric,
  range: { today: CivilDate; days: number },
): number | null => trendOf(measured, metric, { ...range, daysEach: range.days })[0]?.value ?? null;
