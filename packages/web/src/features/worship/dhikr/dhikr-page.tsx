import { useTranslations } from '../../../platform/i18n/index.ts';
import { WorshipFrame } from '../worship-frame.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { CounterCard } from './counter-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { SyncNote } from './sync-note.tsx';
import { TodayCard } from './today-card.tsx';
import { useDhikr } from './use-dhikr.ts';

export default function DhikrPage() {
  const t = useTranslations('dhikr');
  const dhikr = useDhikr();
  return (
    <WorshipFrame title={t('title')}>
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <CounterCard dhikr={dhikr} />
        <div className="flex min-w-0 flex-col gap-4 sm:gap-6">
          <ChoiceCard dhikr={dhikr} />
          <TodayCard dhikr={dhikr} />
          <SyncNote dhikr={dhikr} />
          <HistoryCard dhikr={dhikr} />
        </div>
      </div>
    </WorshipFrame>
  );
}
