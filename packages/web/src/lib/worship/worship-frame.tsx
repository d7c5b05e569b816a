import {
  BookOpenText,
  CalendarDays,
  CircleGauge,
  Clock,
  Coins,
  Compass,
  ListChecks,
  type LucideIcon,
  MoonStar,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { cx } from '../../ui/cx.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useTranslations } from '../i18n/index.ts';

type TabName = 'times' | 'qibla' | 'dhikr' | 'calendar' | 'zakat' | 'hadith' | 'log' | 'ramadan';

/** The screens of worship: the spec's six, and the two records that belong to them. */
const tabs: readonly { name: TabName; to: string; icon: LucideIcon }[] = [
  { name: 'times', to: '/worship', icon: Clock },
  { name: 'qibla', to: '/worship/qibla', icon: Compass },
  { name: 'dhikr', to: '/worship/dhikr', icon: CircleGauge },
  { name: 'calendar', to: '/worship/calendar', icon: CalendarDays },
  { name: 'zakat', to: '/worship/zakat', icon: Coins },
  { name: 'hadith', to: '/worship/hadith', icon: BookOpenText },
  { name: 'log', to: '/worship/log', icon: ListChecks },
  { name: 'ramadan', to: '/worship/ramadan', icon: MoonStar },
];

interface WorshipFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** A screen of worship under the tabs that lead to the others. Its row must name the namespace `worship`. */
export function WorshipFrame({ title, lead, children }: WorshipFrameProps) {
  return (
    <div className="page-width pb-10">
      <PageHeader title={title} description={lead} />
      <WorshipTabs />
      <div className="mt-5 flex flex-col gap-4 sm:gap-6">{children}</div>
    </div>
  );
}

/** Links and no ARIA tabs: each screen has an address of its own, to come back to and to give on. */
export function WorshipTabs() {
  const t = useTranslations('worship.tabs');
  const { pathname } = useLocation();
  return (
    <nav aria-label={t('label')} className="print:hidden">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.25rem),1fr))] gap-1 rounded-card bg-sunken p-1">
        {tabs.map(({ name, to, icon: Icon }) => {
          const isCurrent = pathname === to;
          return (
            <li key={name} className="min-w-0">
              <Link
                to={to}
                aria-current={isCurrent ? 'page' : undefined}
                className={cx(
                  'flex h-full min-h-16 flex-col items-center justify-center gap-1 rounded-control px-1 py-2 text-center text-xs leading-snug font-semibold no-underline hyphens-auto',
                  isCurrent ? 'bg-raised text-green shadow-card' : 'text-quiet hover:text-ink',
                )}
              >
                <Icon aria-hidden="true" className="size-5 shrink-0" />
                <span className="max-w-full wrap-break-word">{t(name)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
