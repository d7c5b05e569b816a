import type { GuideChoices } from '@manasik/core/guide/rites';
import { Info, LogOut, Mail, ScrollText, ShieldCheck, CircleHelp, Trash2 } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { List, ListRow } from '../../../ui/list-row.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { HajjGroup } from './hajj-group.tsx';
import { PrayerGroup } from './prayer-group.tsx';
import { ReadingGroup } from './reading-group.tsx';
import { SecurityGroup } from './security-group.tsx';
import { SectionRow, SettingsGroup } from './settings-group.tsx';
import { UserRow } from './user-row.tsx';

/** All settings in groups, each with its current value. */
export function SettingsList({ choices }: { choices: GuideChoices }) {
  const t = useTranslations('settings');
  const navigation = useTranslations('navigation');
  return (
    <div className="page-width">
      <div className="mx-auto max-w-text pb-10 lg:max-w-none">
        <PageHeader title={t('title')} />
        <UserRow />
        <div className="mt-7 grid items-start gap-7 lg:grid-cols-2 lg:gap-x-10">
          <div className="flex min-w-0 flex-col gap-7">
            <ReadingGroup />
            <PrayerGroup />
            <HajjGroup choices={choices} />
          </div>
          <div className="flex min-w-0 flex-col gap-7">
            <SecurityGroup />
            <SettingsGroup id="privacy" title={t('groups.privacy')}>
              <ListRow icon={ShieldCheck} title={t('links.privacy')} to="/privacy" />
              <SectionRow id="delete" icon={Trash2} tone="danger" />
            </SettingsGroup>
            <SettingsGroup id="help" title={navigation('help')}>
              <ListRow icon={CircleHelp} title={t('links.help')} to="/help" />
              <ListRow icon={Mail} title={t('links.contact')} to="/contact" />
              <ListRow icon={Info} title={t('links.about')} to="/about" />
              <ListRow icon={ScrollText} title={t('links.terms')} to="/terms" />
            </SettingsGroup>
            <List>
              <ListRow icon={LogOut} title={navigation('logout')} to="/api/logout" reloadDocument />
            </List>
          </div>
        </div>
      </div>
    </div>
  );
}
