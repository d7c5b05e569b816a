import type { GuideChoices } from '@manasik/core/guide/rites';
import { FileText, ListChecks, type LucideIcon, Map as MapIcon, Ticket } from 'lucide-react';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../../platform/forms/use-hydrated.ts';
import { useTranslations } from '../../platform/i18n/index.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageTabs } from '../../ui/page-tabs.tsx';
import { BookingsTab } from './bookings/bookings-tab.tsx';
import { ChecklistTab } from './checklist/checklist-tab.tsx';
import { DocumentsTab } from './documents/documents-tab.tsx';
import { PlanTab } from './plan/plan-tab.tsx';
import { usePhotoCleanup } from './promises/use-photo.ts';
import { TravelNotes } from './travel-notes.tsx';

interface TravelTab {
  /** Its value in the address, and its key in the words. */
  readonly name: 'plan' | 'documents' | 'bookings' | 'checklist';
  readonly icon: LucideIcon;
  readonly Content: ComponentType<{ choices: GuideChoices }>;
}

const firstTab: TravelTab = { name: 'plan', icon: MapIcon, Content: PlanTab };
const tabs: readonly TravelTab[] = [
  firstTab,
  { name: 'documents', icon: FileText, Content: DocumentsTab },
  { name: 'bookings', icon: Ticket, Content: BookingsTab },
  { name: 'checklist', icon: ListChecks, Content: ChecklistTab },
];

/** Everything around the journey. The guide passes in how to read the choices made there. */
export const travelPage = (useOwnChoices: () => GuideChoices): { default: ComponentType } => ({
  default: function PageWithChoices() {
    return <TravelPage choices={useOwnChoices()} />;
  },
});

/** It works without an account and offline. */
function TravelPage({ choices }: { choices: GuideChoices }) {
  const t = useTranslations('travel');
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  usePhotoCleanup();
  const asked = isHydrated ? search.get('tab') : null;
  const open = tabs.find(({ name }) => name === asked) ?? firstTab;
  const { Content } = open;
  return (
    <div className="page-width pb-10">
      <PageHeader title={t('title')} />
      <div className="flex flex-col gap-6">
        <PageTabs
          hasLongWords
          label={t('tabs.label')}
          tabs={tabs.map((tab) => ({
            to: tab === firstTab ? '/travel' : `/travel?tab=${tab.name}`,
            label: t(`tabs.${tab.name}`),
            icon: tab.icon,
            current: tab === open ? 'page' : undefined,
          }))}
        />
        <TravelNotes />
        <Content choices={choices} />
      </div>
    </div>
  );
}
