import type { ComponentType, ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { ModulePart } from '../../../platform/modules/module-part.tsx';
import { TextSizeSection, ThemeSection } from './appearance-sections.tsx';
import type { OwnGuide } from './guide-choices.ts';
import { KindSection, SchoolSection } from './guide-sections.tsx';
import { LanguageSection } from './language-section.tsx';
import { SectionFrame } from './section-frame.tsx';
import { formerTabs, isSection, type SectionId, sectionTitles } from './section-ids.ts';
import { SettingsList } from './settings-list.tsx';

// The forms, and the data for calculating prayer times and calendar, are loaded when a section is opened.
const loadForms = () => import('./form-sections.ts');
type Forms = Awaited<ReturnType<typeof loadForms>>;

const form = (draw: (forms: Forms) => ReactNode) => <ModulePart load={loadForms}>{draw}</ModulePart>;

/** The page of settings. The guide passes in the kind and the school. */
export const settingsPage = (useOwnGuide: () => OwnGuide): { default: ComponentType } => {
  const sections: Readonly<Record<SectionId, (guide: OwnGuide) => ReactNode>> = {
    profile: () => form(({ ProfileSection }) => <ProfileSection />),
    language: () => <LanguageSection />,
    theme: () => <ThemeSection />,
    'text-size': () => <TextSizeSection />,
    place: () => form(({ PlaceSection }) => <PlaceSection />),
    prayer: () => form(({ PrayerSection }) => <PrayerSection />),
    calendar: () => form(({ CalendarSection }) => <CalendarSection />),
    'hajj-date': () => form(({ HajjDateSection }) => <HajjDateSection />),
    kind: (guide) => <KindSection {...guide} />,
    school: (guide) => <SchoolSection {...guide} />,
    password: () => form(({ PasswordSection }) => <PasswordSection />),
    passkeys: () => form(({ PasskeysSection }) => <PasskeysSection />),
    'second-step': () => form(({ SecondStepSection }) => <SecondStepSection />),
    devices: () => form(({ DevicesSection }) => <DevicesSection />),
    delete: () => form(({ DeleteSection }) => <DeleteSection />),
  };
  return {
    default: function SettingsPage() {
      const t = useTranslations();
      const [search] = useSearchParams();
      const guide = useOwnGuide();
      const tab = search.get('tab');
      if (isSection(tab)) {
        return (
          <SectionFrame key={tab} title={t(sectionTitles[tab])}>
            {sections[tab](guide)}
          </SectionFrame>
        );
      }
      const part = tab !== null && formerTabs[tab];
      if (part) return <Navigate to={`/settings#${part}`} replace />;
      return <SettingsList choices={guide.choices} />;
    },
  };
};
