import { BookOpen, House, LifeBuoy, type LucideIcon, Sunrise } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useHydrated } from '../../platform/forms/use-hydrated.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { cx } from '../../ui/cx.ts';
import { GuideTab } from './guide-tab.tsx';
import { HelpTab } from './help-tab.tsx';
import { Hero } from './hero.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { useDashboard } from './use-dashboard.ts';
import { WorshipTab } from './worship-tab.tsx';

type TabName = 'overview' | 'guide' | 'worship' | 'help';

const tabs: readonly { name: TabName; to: string; icon: LucideIcon; Tab: typeof OverviewTab }[] = [
  { name: 'overview', to: '?', icon: House, Tab: OverviewTab },
  { name: 'guide', to: '?tab=guide', icon: BookOpen, Tab: GuideTab },
  { name: 'worship', to: '?tab=worship', icon: Sunrise, Tab: WorshipTab },
  { name: 'help', to: '?tab=help', icon: LifeBuoy, Tab: HelpTab },
];

/** Also rendered ahead of time, for nobody yet: every part draws what it does not know as a skeleton. */
export default function DashboardPage() {
  const dashboard = useDashboard();
  const open = useOpenTab();
  const { Tab } = tabs.find(({ name }) => name === open) ?? { Tab: OverviewTab };
  return (
    <>
      <Hero dashboard={dashboard} isCompact={open !== 'overview'} />
      <div className="page-width py-6 sm:py-8">
        <TabLinks open={open} />
        <Tab dashboard={dashboard} />
      </div>
    </>
  );
}

/** The open tab stands in the address, so that it can be come back to and sent. */
function useOpenTab(): TabName {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const asked = tabs.find(({ name }) => name === search.get('tab'));
  return isHydrated && asked ? asked.name : 'overview';
}

function TabLinks({ open }: { open: TabName }) {
  const t = useTranslations('dashboard.tabs');
  return (
    <nav aria-label={t('label')} className="mb-4 sm:mb-6">
      <ul className="inline-flex max-w-full flex-wrap gap-1 rounded-control bg-sunken p-1">
        {tabs.map(({ name, to, icon: Icon }) => (
          <li key={name}>
            <Link
              to={to}
              replace
              // What stands above the row grows and shrinks with the open tab: from the top both are in place.
              onClick={() => window.scrollTo(0, 0)}
              aria-current={name === open ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-12 items-center gap-2 rounded-control px-4 py-2 font-semibold no-underline',
                name === open ? 'bg-raised text-green' : 'text-quiet hover:text-ink',
              )}
            >
              <Icon aria-hidden="true" className="size-5" />
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
