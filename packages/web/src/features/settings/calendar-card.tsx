import { todayIn } from '@manasik/core/zone-date';
import { useTranslations } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session.ts';
import { HijriAdjustment } from '../../lib/worship/hijri-adjustment.tsx';
import { useMinute } from '../../lib/worship/use-minute.ts';
import { zoneOf } from '../../lib/worship/zone.ts';
import { AccountCard } from './account-card.tsx';
import { usePrayerSettings } from './use-settings.ts';

export function CalendarCard() {
  const t = useTranslations('settings.preferences.calendar');
  const now = useMinute();
  const { user } = useUser();
  const { query, change } = usePrayerSettings();
  const words = { title: t('title'), lead: t('lead'), failed: t('failed'), loading: t('loading') };
  return (
    <AccountCard query={query} words={words}>
      {({ hijriAdjustmentDays: value }) => (
        <HijriAdjustment
          value={value}
          today={now ? todayIn(zoneOf(user?.currentLocation ?? null), now) : undefined}
          onChange={(hijriAdjustmentDays) => void change({ hijriAdjustmentDays })}
        />
      )}
    </AccountCard>
  );
}
