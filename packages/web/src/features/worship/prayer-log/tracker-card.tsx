import { prayers } from '@manasik/core/prayer/prayer-times';
import { ListChecks } from 'lucide-react';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Blank } from '../../../ui/blank.tsx';
import { Card } from '../../../ui/card.tsx';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PrayerTicks } from './prayer-ticks.tsx';
import type { Tracker } from './use-tracker.ts';

const titleId = 'prayers-today-title';
const total = prayers.length;

/** The five prayers of today, to be ticked. */
export function TrackerCard({ tracker }: { tracker: Tracker }) {
  const t = useTranslations('prayer-log');
  return (
    <Card
      title={t('title')}
      titleId={titleId}
      description={t('text')}
      icon={<ListChecks className="size-5" />}
    >
      <TrackerToday tracker={tracker} />
    </Card>
  );
}

/** The same without a heading. */
export function TrackerToday({ tracker: { state, tick } }: { tracker: Tracker }) {
  const t = useTranslations('prayer-log');
  const common = useTranslations('common');
  const { number } = useFormatter();
  const done = state.status === 'ready' ? state.done : undefined;
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
  return (
    <>
      {state.status === 'loading' && <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>}
      {state.status === 'ready' && state.note && <OfflineNote>{t(`notes.${state.note}`)}</OfflineNote>}
      <p>
        <Badge tone={done === total ? 'gold' : 'green'}>
          {done === undefined ? (
            <Blank className="w-12" />
          ) : (
            t('done', { done: number(done), total: number(total) })
          )}
        </Badge>
      </p>
      <PrayerTicks
        day="today"
        ticks={state.status === 'ready' ? state.ticks : undefined}
        onTick={tick}
        className="sm:grid-cols-[repeat(auto-fit,minmax(max(8rem,30%),1fr))]"
      />
    </>
  );
}
