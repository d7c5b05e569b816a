import { followsMakkah } from '@manasik/core/calendar/hijri-days';
import { type HijriMonth, settledHijriYears } from '@manasik/core/calendar/hijri-month';
import { useState } from 'react';
import { useLanguage, useTranslations } from '../../../platform/i18n/index.ts';
import { weekStart } from '../week-start.ts';
import { Card } from '../../../ui/card.tsx';
import { SignLegend } from './day-signs.tsx';
import { MonthGrid } from './month-grid.tsx';
import { MonthHead, MonthJump } from './month-nav.tsx';
import { monthOf, monthView } from './month-view.ts';
import { NamedDayList } from './named-day-list.tsx';
import type { CalendarBasis } from './use-calendar.ts';
import { useCalendarFormat } from './use-calendar-format.ts';

const titleId = 'calendar-month';

/** One month at a time, starting with the current one. */
export function MonthCard({ basis }: { basis: CalendarBasis }) {
  const t = useTranslations('calendar');
  const { language } = useLanguage();
  const format = useCalendarFormat();
  // Null follows today, also across midnight.
  const [chosen, show] = useState<HijriMonth | null>(null);
  const { adjustment } = basis;
  const view = monthView(chosen ?? monthOf(basis), basis, weekStart(language));
  const isUnsettled = view.year < settledHijriYears.first || view.year > settledHijriYears.last;
  const hasHajj = view.named.some(({ kind }) => followsMakkah(kind));
  return (
    <Card aria-labelledby={titleId}>
      <MonthHead view={view} titleId={titleId} onShow={show} />
      <MonthGrid view={view} adjustment={adjustment} />
      <SignLegend />
      <MonthJump view={view} onShow={show} onToday={() => show(null)} />
      <div className="flex max-w-text flex-col gap-2 text-sm text-quiet">
        <p>{t('month.expected')}</p>
        <p>{t('month.sunset')}</p>
        {adjustment !== 0 && hasHajj && <p>{t('month.makkah')}</p>}
        {isUnsettled && (
          <p>
            {t('month.unsettled', {
              first: format.number(settledHijriYears.first),
              last: format.number(settledHijriYears.last),
            })}
          </p>
        )}
      </div>
      <h3 className="text-lg">{t('list.title')}</h3>
      <NamedDayList days={view.named} adjustment={adjustment} />
    </Card>
  );
}
