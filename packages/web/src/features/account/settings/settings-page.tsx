import { Languages, ShieldCheck, SlidersHorizontal, UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { lazyPage } from '../../../platform/modules/lazy-page.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { SideTabs } from '../../../ui/tabs.tsx';
import { LanguageTab } from './language-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { SecurityTab } from './security-tab.tsx';

// It carries what prayer times and calendar are worked out with: fetched when it is opened.
const { Page: PreferencesTab } = lazyPage(async () => ({
  default: (await import('./preferences-tab.tsx')).PreferencesTab,
}));

const tabs = [
  { value: 'profile', Icon: UserRound, Content: ProfileTab },
  { value: 'language', Icon: Languages, Content: LanguageTab },
  { value: 'preferences', Icon: SlidersHorizontal, Content: PreferencesTab },
  { value: 'security', Icon: ShieldCheck, Content: SecurityTab },
] as const;

/** The open tab stands in the address, so that a link can lead to it and a reload comes back to it. */
export default function SettingsPage() {
  const t = useTranslations('settings');
  const common = useTranslations('common');
  const [search, setSearch] = useSearchParams();
  const asked = search.get('tab');
  const open = tabs.find(({ value }) => value === asked)?.value ?? 'profile';
  return (
    <div className="page-width">
      <PageHeader title={t('title')} />
      <SideTabs
        label={t('tabsLabel')}
        value={open}
        onValueChange={(tab) => setSearch(tab === 'profile' ? {} : { tab }, { replace: true })}
        items={tabs.map(({ value, Icon, Content }) => ({
          value,
          label: t(`tabs.${value}`),
          icon: <Icon aria-hidden="true" className="size-5" />,
          content: (
            <Suspense fallback={<Loading label={common('loading')} />}>
              <Content />
            </Suspense>
          ),
        }))}
      />
    </div>
  );
}
