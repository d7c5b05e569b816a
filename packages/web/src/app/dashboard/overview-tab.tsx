import { SafetyCard } from '../../features/emergency/safety-card.tsx';
import { HadithCard } from '../../features/worship/hadith/hadith-card.tsx';
import { SharingBar } from './sharing-bar.tsx';
import { TimesCard } from '../../features/worship/times/times-card.tsx';
import { TrackerCard } from '../../features/worship/prayer-log/tracker-card.tsx';
import { GroupsCard } from './groups-card.tsx';
import { QiblaCard } from './qibla-card.tsx';
import { Stats } from './stats.tsx';
import type { Dashboard } from './use-dashboard.ts';

/** Today in figures, its prayers, its hadith and where to turn. */
export function OverviewTab({ dashboard }: { dashboard: Dashboard }) {
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <SharingBar />
      <Stats dashboard={dashboard} />
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="grid gap-4 sm:gap-6">
          <TimesCard times={dashboard.times} />
          <TrackerCard tracker={dashboard.tracker} />
          <HadithCard />
        </div>
        <div className="grid gap-4 sm:gap-6">
          <GroupsCard />
          <QiblaCard dashboard={dashboard} />
          <SafetyCard />
        </div>
      </div>
    </div>
  );
}
