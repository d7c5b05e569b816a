import type { Metric } from '@manasik/core/health/metric-limits';
import type { TrendPoint } from '@manasik/core/health/trend';
import { direction } from '@manasik/core/text/languages';
import { useLanguage } from '../../../platform/i18n/index.ts';
import { useMetricFormat } from '../use-metric-format.ts';
import { usePointName } from './use-point-name.ts';

interface PointNoteProps {
  points: readonly TrendPoint[];
  metric: Metric;
  /** The chart passes these in: whether a point is touched, and which. */
  active?: boolean;
  payload?: readonly { readonly payload?: unknown }[];
}

/** The value of the point that is touched. */
export function PointNote({ points, metric, active = false, payload }: PointNoteProps) {
  const { language } = useLanguage();
  const format = useMetricFormat();
  const nameOf = usePointName();
  const date = active ? dateOf(payload?.[0]?.payload) : undefined;
  const point = points.find(({ to }) => to === date);
  if (!point || point.value === null) return null;
  return (
    <p
      dir={direction(language)}
      className="rounded-control border border-line bg-raised px-3 py-2 text-sm shadow-float"
    >
      <span className="block text-quiet">{nameOf(point)}</span>
      <b className="font-semibold">{format.value(metric, point.value)}</b>
    </p>
  );
}

const dateOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'to' in data ? data.to : undefined;
