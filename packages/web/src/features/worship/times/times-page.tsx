import { useDeferredValue } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { TimesCard } from './times-card.tsx';
import { useTimes } from './use-times.ts';
import { WorshipFrame } from '../worship-frame.tsx';
import { HowPanel } from './how-panel.tsx';
import { MonthCard } from './month-card.tsx';

export default function PrayerTimesPage() {
  const t = useTranslations('times');
  const times = useTimes();
  const { place, settings } = times;
  // Thirty days of times are rendered after those of today.
  const later = useDeferredValue(times);
  return (
    <WorshipFrame title={<span className="print:hidden">{t('title')}</span>}>
      <div className="print:hidden">
        <TimesCard times={times} title={t('todayTitle')} />
      </div>
      <HowPanel place={place} settings={settings} />
      {later.place !== null && (
        <MonthCard place={later.place} settings={later.settings} today={later.today} />
      )}
    </WorshipFrame>
  );
}
