import { CalendarCheck, Dumbbell, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PageTabs } from '../../../ui/page-tabs.tsx';

const tabs = [
  { name: 'plan', to: '/health/plan', icon: CalendarCheck },
  { name: 'programmes', to: '/health/programmes', icon: Dumbbell },
  { name: 'walkTest', to: '/health/walk-test', icon: Timer },
] as const;

interface TrainingFrameProps {
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
}

/** A page about training, with links to the others. The page's row must include the namespace `training`. */
export function TrainingFrame({ title, lead, children }: TrainingFrameProps) {
  const t = useTranslations('training.tabs');
  const { pathname } = useLocation();
  return (
    <div className="page-width pb-12">
      <PageHeader title={title} description={lead} />
      <PageTabs
        label={t('label')}
        tabs={tabs.map(({ name, to, icon }) => ({
          to,
          label: t(name),
          icon,
          current: pathname === to ? 'page' : undefined,
        }))}
      />
      <div className="mt-6 flex max-w-text flex-col gap-8">{children}</div>
    </div>
  );
}
