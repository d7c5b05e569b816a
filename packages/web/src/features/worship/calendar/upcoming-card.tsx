import { CalendarClock } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Card } from '../../../ui/card.tsx';
import { DaySign } from './day-signs.tsx';
import { comingDays } from './month-view.ts';
import type { CalendarBasis } from './use-calendar.ts';
import { useCalendarFormat } from './use-calendar-format.ts';
import { useDayWords } from './use-day-words.ts';

const titleId = 'calendar-upcoming';

/** The named days of the coming year, next first. */
export function UpcomingCard({ basis }: { basis: CalendarBasis }) {
  const { today, adjustment, announced } = basis;
  const t = useTranslations('calendar');
  const format = useCalendarFormat();
  const words = useDayWords();
  const days = useMemo(() => comingDays({ today, adjustment, announced }), [today, adjustment, announced]);
  return (
    <Card
      title={t('upcoming.title')}
      titleId={titleId}
      description={t('upcoming.text')}
      icon={<CalendarClock className="size-5" />}
    >
      <ol className="flex flex-col divide-y divide-line">
        {days.map(({ named, days: left, isUnderWay }) => (
          <li key={named.id + named.from} className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
            <DaySign kind={named.kind} className="mt-1 size-5 shrink-0 text-gold" />
            <div className="min-w-0 grow">
              <p className="flex flex-wrap justify-between gap-x-4">
                <b className="font-semibold">{words(named.id).name}</b>
                <span className="text-green">
                  {isUnderWay ? t('upcoming.now') : t('upcoming.when', { days: left })}
                </span>
              </p>
              <p>{format.civilDays(named)}</p>
              <p className="text-sm text-quiet">{format.hijriDays(named, adjustment)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="text-sm text-quiet">{t('month.expected')}</p>
    </Card>
  );
}
