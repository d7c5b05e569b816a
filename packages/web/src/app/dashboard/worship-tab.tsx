import { TimesCard } from '../../features/worship/times/times-card.tsx';
import { TrackerCard } from '../../features/worship/prayer-log/tracker-card.tsx';
import { WorshipTabs } from '../../features/worship/worship-frame.tsx';
import type { Dashboard } from './use-dashboard.ts';

/** The way to every screen of worship, over the prayers of today. */
export function WorshipTab({ dashboard }: { dashboard: Dashboard }) {
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      <WorshipTabs />
      <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
        <TimesCard times={dashboard.times} />
        <TrackerCard tracker={dashboard.tracker} />
      </div>
    </div>
  );
}
