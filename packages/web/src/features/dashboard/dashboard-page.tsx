import { useTranslations } from '../../lib/i18n/index.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Hero } from './hero.tsx';
import { QiblaCard } from './qibla-card.tsx';
import { Stats } from './stats.tsx';
import { TimesCard } from './times-card.tsx';
import { TrackerCard } from './tracker-card.tsx';
import { useDashboard } from './use-dashboard.ts';

/** Also rendered ahead of time, for nobody yet: every part draws what it does not know as a skeleton. */
export default function DashboardPage() {
  const t = useTranslations('dashboard');
  const dashboard = useDashboard();
  return (
    <>
      <VisuallyHidden role="status">{dashboard.user ? '' : t('loading')}</VisuallyHidden>
      <Hero dashboard={dashboard} />
      <div className="page-width flex flex-col gap-4 py-6 sm:gap-6 sm:py-8">
        <Stats dashboard={dashboard} />
        <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[1.55fr_1fr]">
          <TimesCard dashboard={dashboard} />
          <div className="grid gap-4 sm:gap-6">
            <TrackerCard tracker={dashboard.tracker} />
            <QiblaCard dashboard={dashboard} />
          </div>
        </div>
      </div>
    </>
  );
}
