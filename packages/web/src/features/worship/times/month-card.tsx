import { addMonths, isTimetableMonth, monthOf } from '@manasik/core/prayer/month-timetable';
import { CalendarDays, ChevronLeft, ChevronRight, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import type { Place } from './day-view.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import type { WorshipSettings } from '../../../shared/times/use-worship-settings.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { MonthNotes } from './month-notes.tsx';
import { MonthTable } from './month-table.tsx';
import { useMonth } from './use-month.ts';

interface MonthCardProps {
  place: Place | undefined;
  settings: WorshipSettings | undefined;
  /** The date at the place. */
  today: string | undefined;
}

/** The times of a whole month, to look ahead and to print. */
export function MonthCard({ place, settings, today }: MonthCardProps) {
  const t = useTranslations('times.month');
  const titleId = 'month-timetable';
  const isReady = place && settings && today;
  return (
    <Card
      title={<span className="print:hidden">{t('title')}</span>}
      titleId={titleId}
      icon={<CalendarDays className="size-5" />}
      className="print:border-0 print:p-0 print:shadow-none print:[&>header]:hidden"
    >
      {isReady ? <Month place={place} settings={settings} today={today} /> : <Loading label={t('loading')} />}
    </Card>
  );
}

function Month({ place, settings, today }: { place: Place; settings: WorshipSettings; today: string }) {
  const t = useTranslations('times.month');
  const format = useDayFormat();
  const thisMonth = monthOf(today);
  const [chosen, choose] = useState<string>();
  const month = chosen ?? thisMonth;
  const timetable = useMonth(place, settings, month);
  const turn = (by: number) => {
    const next = addMonths(month, by);
    if (isTimetableMonth(next)) choose(next === thisMonth ? undefined : next);
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <div className="flex min-w-0 items-center gap-1">
          <IconButton
            label={t('previous')}
            aria-disabled={!isTimetableMonth(addMonths(month, -1))}
            icon={<ChevronLeft aria-hidden="true" className="flip-rtl size-6" />}
            onClick={() => turn(-1)}
          />
          <p role="status" className="min-w-0 text-center text-lg font-semibold">
            {format.month(month)}
          </p>
          <IconButton
            label={t('next')}
            aria-disabled={!isTimetableMonth(addMonths(month, 1))}
            icon={<ChevronRight aria-hidden="true" className="flip-rtl size-6" />}
            onClick={() => turn(1)}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          {chosen && (
            <Button variant="quiet" onClick={() => choose(undefined)}>
              {t('current')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => print()}>
            <Printer aria-hidden="true" className="size-5" />
            {t('print')}
          </Button>
        </div>
      </div>
      <MonthTable
        place={place}
        timetable={timetable}
        today={today}
        hijriAdjustmentDays={settings.hijriAdjustmentDays}
      />
      <MonthNotes country={place.country} settings={settings} timetable={timetable} />
    </>
  );
}
