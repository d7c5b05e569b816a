import { useTranslations } from '../../../platform/i18n/index.ts';
import { TrackerCard } from './tracker-card.tsx';
import { WorshipFrame } from '../worship-frame.tsx';
import { MonthCard } from './month-card.tsx';
import { StreakCard } from './streak-card.tsx';
import { usePrayerLog } from './use-prayer-log.ts';

export default function PrayerLogPage() {
  const t = useTranslations('prayer-log');
  const { tracker, streak, month, days } = usePrayerLog();
  return (
    <WorshipFrame title={t('heading')} lead={t('lead')}>
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.3fr)]">
        <div className="grid min-w-0 gap-4 sm:gap-6">
          <TrackerCard tracker={tracker} />
          <StreakCard state={streak} />
        </div>
        <MonthCard month={month} days={days} />
      </div>
    </WorshipFrame>
  );
}
