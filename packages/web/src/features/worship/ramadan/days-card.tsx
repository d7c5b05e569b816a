import { dateOfDay } from '@manasik/core/prayer/ramadan';
import { CalendarCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Card } from '../../../ui/card.tsx';
import type { Progress } from './apply-change.ts';
import { DayCell } from './day-cell.tsx';
import { DayDialog } from './day-dialog.tsx';
import { DayFields } from './day-fields.tsx';
import type { RamadanView } from './use-ramadan.ts';

/** The days of the month: today, and every other one by a press. */
export function DaysCard({ view, progress }: { view: RamadanView; progress: Progress }) {
  const t = useTranslations('ramadan.days');
  const [day, open] = useState<number>();
  const { ramadan, phase, come, change } = view;
  const days = Array.from({ length: ramadan.days }, (_, index) => index + 1);
  const kept = Object.values(progress.fasts).filter((fast) => fast === 'kept').length;
  return (
    <Card
      title={t('title')}
      titleId="ramadan-days"
      description={t('hint')}
      icon={<CalendarCheck className="size-5" />}
    >
      {phase.phase === 'now' && (
        <div className="rounded-control bg-sunken p-[min(1rem,4vw)]">
          <h3 className="text-base font-semibold">{t('today')}</h3>
          <DayFields day={phase.day} progress={progress} come={come} onChange={change} />
        </div>
      )}
      <ul
        aria-label={t('list')}
        className="grid grid-cols-[repeat(auto-fill,minmax(max(3.25rem,15%),1fr))] gap-2"
      >
        {days.map((each) => (
          <li key={each}>
            <DayCell
              day={each}
              date={dateOfDay(ramadan, each)}
              fast={progress.fasts[each]}
              hasTarawih={progress.tarawih.includes(each)}
              isToday={phase.phase === 'now' && phase.day === each}
              isAhead={each > come.nights}
              onChoose={() => open(each)}
            />
          </li>
        ))}
      </ul>
      <p className="font-semibold">{t('totals', { kept, tarawih: progress.tarawih.length })}</p>
      <DayDialog day={day} view={view} progress={progress} onClose={() => open(undefined)} />
    </Card>
  );
}
