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
import { useLocation } from 'react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTabs } from '../../ui/page-tabs.tsx';
import { useTranslations } from '../../platform/i18n/index.ts';

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

export function WorshipTabs() {
  const t = useTranslations('worship.tabs');
  const { pathname } = useLocation();
  return (
    <PageTabs
      label={t('label')}
      tabs={tabs.map(({ name, to, icon }) => ({
        to,
        label: t(name),
        icon,
        current: pathname === to ? 'page' : undefined,
      }))}
    />
  );
}
