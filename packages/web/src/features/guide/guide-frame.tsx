import { BookOpen, HandHeart, type LucideIcon, Printer, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTabs } from '../../ui/page-tabs.tsx';
import { Scene, type SceneName } from '../../ui/scene.tsx';
import { useTranslations } from '../../platform/i18n/index.ts';

const tabs: readonly { name: 'start' | 'duas' | 'whatIf' | 'pocket'; to: string; icon: LucideIcon }[] = [
  { name: 'start', to: '/guide', icon: BookOpen },
  { name: 'duas', to: '/guide/duas', icon: HandHeart },
  { name: 'whatIf', to: '/guide/what-if', icon: TriangleAlert },
  { name: 'pocket', to: '/guide/pocket', icon: Printer },
];
const others = new Set(['/guide/counters', '/guide/penalties', '/guide/practical']);
const isRite = (pathname: string) => !others.has(pathname) && !tabs.some(({ to }) => to === pathname);

interface GuideFrameProps {
  title: ReactNode;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  /** A drawing above the title. Not printed, to save ink. */
  scene?: SceneName;
  children: ReactNode;
}

/** A page of the guide below the links to its other pages. The page's row must include the namespace `guide`. */
export function GuideFrame({ title, lead, eyebrow, scene, children }: GuideFrameProps) {
  return (
    <div className="page-width with-honorific guide-on-paper pb-10 print:px-0 print:pb-0 print:leading-[calc(var(--line-height)*0.88)]">
      {scene && (
        <div className="mt-4 overflow-hidden rounded-card print:hidden">
          <Scene name={scene} priority="eager" aspect="strip" className="sm:max-h-80" />
        </div>
      )}
      <PageHeader title={title} description={lead} eyebrow={eyebrow} />
      <GuideTabs />
      <div className="mt-5 flex flex-col gap-4 sm:gap-6">{children}</div>
    </div>
  );
}

function GuideTabs() {
  const t = useTranslations('guide.tabs');
  const { pathname } = useLocation();
  return (
    <PageTabs
      label={t('label')}
      tabs={tabs.map(({ name, to, icon }) => ({
        to,
        label: t(name),
        icon,
        // A rite is below the steps, but is not the page of all steps.
        current: pathname === to ? 'page' : to === '/guide' && isRite(pathname) ? 'true' : undefined,
      }))}
    />
  );
}
