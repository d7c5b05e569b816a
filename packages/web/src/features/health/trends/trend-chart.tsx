import type { Metric } from '@manasik/core/health/metric-limits';
import type { TrendPoint } from '@manasik/core/health/trend';
import { direction } from '@manasik/core/text/languages';
import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useFormatter, useLanguage } from '../../../platform/i18n/index.ts';
import { PointNote } from './point-note.tsx';

interface TrendChartProps {
  points: readonly TrendPoint[];
  metric: Metric;
  /** Says what it shows; the table beside it has the numbers. */
  label: string;
}

/** Units of the metric in one unit of the axis. */
const axisUnits: Readonly<Record<Metric, number>> = {
  steps: 1,
  distanceMetres: 1000,
  activeMinutes: 1,
  waterMillilitres: 1000,
  sleepMinutes: 60,
  weightGrams: 1000,
  restingPulse: 1,
};
/** Small changes of these are what matters, so their axis does not begin at zero. */
const isLevel = (metric: Metric): boolean => metric === 'weightGrams' || metric === 'restingPulse';
const mostBars = 31;
const tick = { fill: 'var(--quiet)', fontSize: 13 };

/** Bars for a few days, and a line for more of them. */
export function TrendChart({ points, metric, label }: TrendChartProps) {
  const { language } = useLanguage();
  const { number } = useFormatter();
  const dateText = useDateText(points.length);
  const isRtl = direction(language) === 'rtl';
  const unit = axisUnits[metric];
  const data = points.map((point) => ({ ...point, shown: point.value === null ? null : point.value / unit }));
  const hasBars = points.length <= mostBars && !isLevel(metric);
  return (
    <div role="img" aria-label={label} dir="ltr" className="h-64 w-full">
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart
          data={data}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="to"
            reversed={isRtl}
            tickFormatter={dateText}
            tick={tick}
            tickLine={false}
            axisLine={{ stroke: 'var(--edge)' }}
            minTickGap={20}
          />
          <YAxis
            orientation={isRtl ? 'right' : 'left'}
            domain={isLevel(metric) ? ['auto', 'auto'] : [0, 'auto']}
            tickFormatter={(value: number) => number(value, { maximumFractionDigits: 1 })}
            tick={tick}
            tickLine={false}
            axisLine={false}
            width={54}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--sunken)', stroke: 'var(--edge)' }}
            content={<PointNote points={points} metric={metric} />}
          />
          {hasBars ? (
            <Bar dataKey="shown" fill="var(--primary)" radius={[6, 6, 0, 0]} isAnimationActive={false} />
          ) : (
            <Line
              dataKey="shown"
              type="linear"
              stroke="var(--primary)"
              strokeWidth={2.5}
              dot={points.length <= mostBars ? { fill: 'var(--primary)', r: 3 } : false}
              connectNulls
              isAnimationActive={false}
            />
          )}
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  );
}

/** The name of a day below the chart: as short as the period allows. */
function useDateText(count: number) {
  const { dateTime } = useFormatter();
  return (date: string): string => {
    const at = new Date(`${date}T00:00:00Z`);
    if (count <= 7) return dateTime(at, { weekday: 'short', timeZone: 'UTC' });
    if (count <= 100) return dateTime(at, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    return dateTime(at, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  };
}
