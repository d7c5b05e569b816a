import { CalendarCog } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { AnnouncedMonth } from '../../../shared/times/announced-month.tsx';
import { HijriAdjustment } from '../../../shared/times/hijri-adjustment.tsx';
import { WorshipFrame } from '../worship-frame.tsx';
import { Card } from '../../../ui/card.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { ConvertCard } from './convert-card.tsx';
import { ExportCard } from './export-card.tsx';
import { MonthCard } from './month-card.tsx';
import { UpcomingCard } from './upcoming-card.tsx';
import { useCalendar } from './use-calendar.ts';

/** Everything is calculated on the device, with or without an account or a network. */
export default function CalendarPage() {
  const t = useTranslations('calendar');
  const common = useTranslations('common');
  const { basis, announcedFirst, announce, adjust, settingsFailed, retry } = useCalendar();
  return (
    <WorshipFrame title={t('title')}>
      {settingsFailed && (
        <ErrorState title={t('settingsFailed')} retryLabel={common('retry')} onRetry={retry} />
      )}
      {basis ? (
        <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr]">
          <MonthCard basis={basis} />
          <div className="grid gap-4 sm:gap-6 lg:col-start-2 lg:row-span-2">
            <Card
              title={t('adjustment.title')}
              titleId="calendar-adjustment"
              icon={<CalendarCog className="size-5" />}
            >
              <div className="flex flex-col gap-6">
                <AnnouncedMonth value={announcedFirst} today={basis.today} onChange={announce} />
                <HijriAdjustment value={basis.adjustment} today={basis.today} onChange={adjust} />
              </div>
            </Card>
            <UpcomingCard basis={basis} />
          </div>
          <div className="grid gap-4 sm:gap-6">
            <ConvertCard basis={basis} />
            <ExportCard basis={basis} />
          </div>
        </div>
      ) : (
        <Card>
          <Loading label={t('loading')}>
            <Skeleton className="h-12" />
            <Skeleton className="h-112" />
          </Loading>
        </Card>
      )}
    </WorshipFrame>
  );
}
