import { todayIn } from '@manasik/core/calendar/zone-date';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { HijriAdjustment } from '../../../shared/times/hijri-adjustment.tsx';
import { useMinute } from '../../../platform/clock/use-minute.ts';
import { zoneOf } from '../../../shared/times/zone.ts';
import { AccountPart } from './account-part.tsx';
import { usePrayerSettings } from './use-settings.ts';

export function CalendarSection() {
  const t = useTranslations('settings.preferences.calendar');
  const now = useMinute();
  const { user } = useUser();
  const { query, change } = usePrayerSettings();
  const words = { lead: t('lead'), failed: t('failed'), loading: t('loading') };
  return (
    <AccountPart query={query} words={words}>
      {({ hijriAdjustmentDays: value }) => (
        <HijriAdjustment
          value={value}
          today={now ? todayIn(zoneOf(user?.currentLocation ?? null), now) : undefined}
          onChange={(hijriAdjustmentDays) => void change({ hijriAdjustmentDays })}
        />
      )}
    </AccountPart>
  );
}
