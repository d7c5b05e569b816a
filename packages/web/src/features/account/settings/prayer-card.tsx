import { useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { TimesFields } from '../../../shared/times/times-fields.tsx';
import { AccountCard } from './account-card.tsx';
import { usePrayerSettings } from './use-settings.ts';

export function PrayerCard() {
  const t = useTranslations('settings.preferences.prayer');
  const { query, change } = usePrayerSettings();
  const place = useUser().user?.currentLocation;
  const words = { title: t('title'), lead: t('lead'), failed: t('failed'), loading: t('loading') };
  return (
    <AccountCard query={query} words={words}>
      {(settings) => (
        <TimesFields
          settings={settings}
          country={place ? place.country : undefined}
          onChange={(part) => void change(part)}
        />
      )}
    </AccountCard>
  );
}
