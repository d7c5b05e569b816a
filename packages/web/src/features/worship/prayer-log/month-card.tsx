import { prayers } from '@manasik/core/prayer/prayer-times';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import type { PrayerDays } from './use-prayer-days.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { OfflineNote } from '../../../ui/offline-note.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { DayDialog } from './day-dialog.tsx';
import { MonthTable } from './month-table.tsx';
import type { Month } from './use-prayer-log.ts';

const titleId = 'prayer-month-title';

/** A month with the number of ticked prayers on each day. A press opens a day for changes. */
export function MonthCard({ month, days }: { month: Month | undefined; days: PrayerDays }) {
  const t = useTranslations('prayer-log.month');
  return (
    <Card
      title={t('title')}
      titleId={titleId}
      description={t('hint')}
      icon={<CalendarDays className="size-5" />}
    >
      {month ? (
        <ShownMonth month={month} days={days} />
      ) : (
        <Loading label={t('loading')}>
          <Skeleton className="h-12" />
          <Skeleton className="h-80" />
        </Loading>
      )}
    </Card>
  );
}

function ShownMonth({ month, days }: { month: Month; days: PrayerDays }) {
  const t = useTranslations('prayer-log');
  const common = useTranslations('common');
  const [day, open] = useState<string>();
  const { state } = month;
  return (
    <>
      <Turning month={month} />
      {state.status === 'error' && (
        <ErrorState
          title={t('month.failed')}
          description={state.error}
          retryLabel={common('retry')}
          onRetry={state.retry}
          retrying={state.retrying}
        />
      )}
      {state.status === 'offline' && <OfflineNote>{t('notes.offline')}</OfflineNote>}
      {state.status === 'loading' && <VisuallyHidden role="status">{t('month.loading')}</VisuallyHidden>}
      <MonthTable month={month} onChoose={open} />
      <Totals month={month} />
      <DayDialog date={day} days={days} onClose={() => open(undefined)} />
    </>
  );
}

function Turning({ month }: { month: Month }) {
  const t = useTranslations('prayer-log.month');
  const format = useDayFormat();
  const { previous, next } = month;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-1">
        <span className="-ms-3 flex">
          <IconButton
            label={t('previous')}
            aria-disabled={previous === undefined}
            className="aria-disabled:opacity-60"
            icon={<ChevronLeft aria-hidden="true" className="flip-rtl size-6" />}
            onClick={() => previous !== undefined && month.show(previous)}
          />
          <IconButton
            label={t('next')}
            aria-disabled={next === undefined}
            className="aria-disabled:opacity-60"
            icon={<ChevronRight aria-hidden="true" className="flip-rtl size-6" />}
            onClick={() => next !== undefined && month.show(next)}
          />
        </span>
        <p role="status" className="min-w-0 grow basis-36 text-lg font-semibold">
          {format.month(month.month)}
        </p>
      </div>
      {!month.isCurrent && (
        <Button variant="quiet" onClick={month.showCurrent}>
          {t('current')}
        </Button>
      )}
    </div>
  );
}

function Totals({ month: { month, doneOn } }: { month: Month }) {
  const t = useTranslations('prayer-log.month');
  const format = useDayFormat();
  const counts = [...doneOn.values()];
  const ticked = counts.reduce((sum, done) => sum + done, 0);
  const complete = counts.filter((done) => done === prayers.length).length;
  return (
    <ul
      aria-label={t('totals', { month: format.month(month) })}
      className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line pt-4 font-semibold"
    >
      <li>{t('prayers', { count: ticked })}</li>
      <li>{t('completeDays', { count: complete })}</li>
    </ul>
  );
}
