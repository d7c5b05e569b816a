import { Hero } from './hero.tsx';
import { QiblaCard } from './qibla-card.tsx';
import { Stats } from './stats.tsx';
import { TimesCard } from '../../lib/worship/times-card.tsx';
import { TrackerCard } from '../../lib/worship/tracker-card.tsx';
import { useDashboard } from './use-dashboard.ts';

/** Also rendered ahead of time, for nobody yet: every part draws what it does not know as a skeleton. */
export default function DashboardPage() {
  const dashboard = useDashboard();
  return (
    <>
      <Hero dashboard={dashboard} />
      <div className="page-width flex flex-col gap-4 py-6 sm:gap-6 sm:py-8">
        <Stats dashboard={dashboard} />
        <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
          <div className="grid gap-4 sm:gap-6">
            <TimesCard times={dashboard.times} />
            <TrackerCard tracker={dashboard.tracker} />
          </div>
          <QiblaCard dashboard={dashboard} />
        </div>
      </div>
    </>
  );
}
