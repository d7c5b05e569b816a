import type { Metric } from '@manasik/core/health/metric-limits';
import type { TrendPoint } from '@manasik/core/health/trend';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useDeferredValue } from 'react';
import { useMetricFormat } from '../use-metric-format.ts';
import { usePointName } from './use-point-name.ts';

const noPoints: readonly TrendPoint[] = [];

interface TrendTableProps {
  points: readonly TrendPoint[];
  metric: Metric;
  name: string;
  /** Otherwise it is only for screen readers. */
  isShown: boolean;
}

/** The numbers of the chart, the latest first; days without any are left out. */
export function TrendTable({ points, metric, name, isShown }: TrendTableProps) {
  const t = useTranslations('health');
  const format = useMetricFormat();
  const nameOf = usePointName();
  // The chart is drawn first, also when both are new.
  const shown = useDeferredValue(points, noPoints);
  const isWeekly = shown.some(({ from, to }) => from !== to);
  return (
    <div className={isShown ? undefined : 'sr-only'}>
      <table className="w-full text-start">
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr className="text-sm text-quiet">
            <th scope="col" className="py-1 pe-4 text-start font-semibold">
              {t(isWeekly ? 'trends.week' : 'trends.day')}
            </th>
            <th scope="col" className="py-1 text-end font-semibold">
              {t(`metrics.${metric}`)}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {shown.toReversed().map(
            (point) =>
              point.value !== null && (
                <tr key={point.to}>
                  <th scope="row" className="py-2 pe-4 text-start font-normal">
                    {nameOf(point)}
                  </th>
                  <td className="py-2 text-end font-semibold tabular-nums">
                    {format.value(metric, point.value)}
                  </td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </div>
  );
}
