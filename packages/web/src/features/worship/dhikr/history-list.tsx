import { dailyDhikrTarget } from '@manasik/core/dhikr/dhikr';
import { Check } from 'lucide-react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { Loading } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import type { Dhikr, DhikrView } from './use-dhikr.ts';
import { useNames } from './use-names.ts';

const titleId = 'dhikr-history-title';
const periods = [7, 30] as const;

export function History({ dhikr: { state, today } }: { dhikr: Dhikr }) {
  const t = useTranslations('dhikr.history');
  const loading = useTranslations('dhikr');
  return (
    <section aria-labelledby={titleId} className="flex min-w-0 flex-col gap-3">
      <h2 id={titleId} className="display text-2xl">
        {t('title')}
      </h2>
      {state && today ? (
        <Tabs
          label={t('period')}
          items={periods.map((days) => ({
            value: String(days),
            label: t('last', { days }),
            content: <Period state={state} days={days} today={today} />,
          }))}
        />
      ) : (
        <Loading label={loading('loading')} />
      )}
    </section>
  );
}

function Period({ state, days, today }: { state: DhikrView; days: number; today: string }) {
  const t = useTranslations('dhikr.history');
  const { number } = useFormatter();
  const nameOf = useNames(state);
  const { total, byDhikr, ...rest } = state.history(days);
  if (total === 0) return <EmptyState title={t('empty')} description={t('emptyText')} />;
  return (
    <div className="flex flex-col gap-5 surface p-[min(1.25rem,5vw)]">
      <Days {...rest} today={today} />
      <dl className="flex flex-col gap-1 border-t border-line pt-4">
        <Sum label={t('total')} value={number(total)} isStrong />
        {byDhikr.map(({ dhikrId, count }) => (
          <Sum key={dhikrId} label={nameOf(dhikrId)} value={number(count)} />
        ))}
      </dl>
    </div>
  );
}

function Sum({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <div className={isStrong ? 'flex justify-between gap-3 font-semibold' : 'flex justify-between gap-3'}>
      <dt className="min-w-0">
        <bdi>{label}</bdi>
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

type DaysProps = Pick<ReturnType<DhikrView['history']>, 'days' | 'mostOnADay'> & { today: string };

/** A bar for each day, with its number, newest first. */
function Days({ days, mostOnADay, today }: DaysProps) {
  const t = useTranslations('dhikr.history');
  const { number } = useFormatter();
  const { shortDate } = useDayFormat();
  return (
    <ol aria-label={t('list')} className="flex flex-col gap-3">
      {days.map(({ date, total }) => (
        <li key={date}>
          <div className="flex items-center justify-between gap-3 text-sm">
            <span className={date === today ? 'font-semibold' : undefined}>
              {date === today ? t('today') : shortDate(date)}
            </span>
            <span className="flex items-center gap-1 font-semibold">
              {total >= dailyDhikrTarget && (
                <Check role="img" aria-label={t('reached')} className="size-4 text-green" />
              )}
              {number(total)}
            </span>
          </div>
          <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-sunken">
            <div
              className="h-full rounded-full bg-primary"
              // Set by a script after hydration, because the content security policy blocks inline styles in
              // prerendered pages.
              style={{ inlineSize: `${(100 * total) / Math.max(1, mostOnADay)}%` }}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
