import { useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { TimesFields } from '../../../shared/times/times-fields.tsx';
import { AccountPart } from './account-part.tsx';
import { usePrayerSettings } from './use-settings.ts';

export function PrayerSection() {
  const t = useTranslations('settings.preferences.prayer');
  const { query, change } = usePrayerSettings();
  const place = useUser().user?.currentLocation;
  const words = { lead: t('lead'), failed: t('failed'), loading: t('loading') };
  return (
    <AccountPart query={query} words={words}>
      {(settings) => (
        <TimesFields
          settings={settings}
          country={place ? place.country : undefined}
          onChange={(part) => void change(part)}
        />
      )}
    </AccountPart>
  );
}
