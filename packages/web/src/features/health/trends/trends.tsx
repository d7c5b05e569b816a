import { type Metric, metrics } from '@manasik/core/health/metric-limits';
import { type DayOfValues, meanOf, trendOf } from '@manasik/core/health/trend';
import { useMemo, useState } from 'react';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/inputs.tsx';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { Measurements } from '../today/use-measurements.ts';
import { useMetricFormat } from '../use-metric-format.ts';
import { TrendChart } from './trend-chart.tsx';
import { trendDays } from './trend-days.ts';
import { TrendTable } from './trend-table.tsx';
import { useTrendDays } from './use-trend-days.ts';

const periods = {
  week: { days: 7, daysEach: 1 },
  month: { days: 30, daysEach: 1 },
  quarter: { days: 91, daysEach: 1 },
  years: { days: trendDays, daysEach: 7 },
} as const;
type Period = keyof typeof periods;
// The keys of the object above.
const periodNames = Object.keys(periods) as readonly Period[];

/** One measurement over one period, as a chart and as a table. */
export function Trends({ measurements }: { measurements: Measurements }) {
  const t = useTranslations('health');
  const common = useTranslations('common');
  const today = useToday();
  const state = useTrendDays(measurements, today);
  const [period, setPeriod] = useState<Period>('week');
  const [metric, setMetric] = useState<Metric>('steps');
  if (state.status === 'error') {
    return (
      <ErrorState
        title={t('trends.failed')}
        description={state.error}
        retryLabel={common('retry')}
        onRetry={state.retry}
        retrying={state.retrying}
      />
    );
  }
  if (state.status === 'loading') {
    return (
      <Loading label={t('trends.loading')}>
        <Skeleton className="h-64" />
      </Loading>
    );
  }
  return (
    <>
      {state.isAway && <OfflineNote>{t('trends.offline')}</OfflineNote>}
      <Field label={t('trends.metric')}>
        <Select
          value={metric}
          onChange={({ target }) => setMetric(metrics.find((each) => each === target.value) ?? 'steps')}
        >
          {metrics.map((each) => (
            <option key={each} value={each}>
              {t(`metrics.${each}`)}
            </option>
          ))}
        </Select>
      </Field>
      <div role="group" aria-label={t('trends.period')} className="flex flex-wrap gap-2">
        {periodNames.map((name) => (
          <Chip key={name} isChosen={name === period} onChoose={() => setPeriod(name)}>
            {t(`trends.periods.${name}`)}
          </Chip>
        ))}
      </div>
      <Trend days={state.days} metric={metric} period={period} today={today} />
    </>
  );
}

interface TrendProps {
  days: readonly DayOfValues[];
  metric: Metric;
  period: Period;
  today: string;
}

function Trend({ days, metric, period, today }: TrendProps) {
  const t = useTranslations('health');
  const format = useMetricFormat();
  const [isTable, showTable] = useState(false);
  const range = periods[period];
  const points = useMemo(() => trendOf(days, metric, { today, ...range }), [days, metric, today, range]);
  const mean = meanOf(days, metric, { today, days: range.days });
  const name = t('trends.chart', {
    metric: t(`metrics.${metric}`),
    period: t(`trends.periods.${period}`),
  });
  if (mean === null) return <p className="py-6 text-center text-quiet">{t('trends.none')}</p>;
  const meanText = t('trends.mean', { value: format.value(metric, mean) });
  return (
    <>
      <div>
        <p className="font-semibold">{meanText}</p>
        {range.daysEach > 1 && <p className="text-sm text-quiet">{t('trends.weekly')}</p>}
      </div>
      <TrendChart points={points} metric={metric} label={`${name}. ${meanText}`} />
      <TrendTable points={points} metric={metric} name={name} isShown={isTable} />
      <Button
        variant="soft"
        className="self-start"
        aria-expanded={isTable}
        onClick={() => showTable(!isTable)}
      >
        {t(isTable ? 'trends.hideTable' : 'trends.table')}
      </Button>
    </>
  );
}
