import { Sparkles } from 'lucide-react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { Card } from '../../../ui/card.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { StreakState } from './use-streak.ts';

/** The number of consecutive complete days, without a remark about others. */
export function StreakCard({ state }: { state: StreakState }) {
  const t = useTranslations('prayer-log.streak');
  return (
    <Card title={t('title')} titleId="streak-title" icon={<Sparkles className="size-5" />}>
      <Streak state={state} />
    </Card>
  );
}

function Streak({ state }: { state: StreakState }) {
  const t = useTranslations('prayer-log.streak');
  const common = useTranslations('common');
  const format = useDayFormat();
  const { number } = useFormatter();
  if (state.status === 'loading') {
    return (
      <Loading label={t('loading')}>
        <Skeleton className="h-12 w-16" />
        <Skeleton className="h-5 w-4/5" />
      </Loading>
    );
  }
  if (state.status === 'error') {
    return (
      <ErrorState
        title={t('failed')}
        description={state.error}
        retryLabel={common('retry')}
        onRetry={state.retry}
        retrying={state.retrying}
      />
    );
  }
  const { days, from } = state.streak;
  if (days === 0 || from === null) return <p>{t('none')}</p>;
  return (
    <div>
      <p aria-hidden="true" className="display text-4xl leading-tight text-green">
        {number(days)}
      </p>
      <p className="mt-1 font-semibold">{t('some', { days })}</p>
      {days > 1 && <p className="mt-1 text-sm text-quiet">{t('since', { date: format.longDate(from) })}</p>}
    </div>
  );
}
