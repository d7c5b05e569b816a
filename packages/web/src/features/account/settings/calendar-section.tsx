import { todayIn } from '@manasik/core/calendar/zone-date';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useUser } from '../../../platform/session/session.ts';
import { AnnouncedMonth } from '../../../shared/times/announced-month.tsx';
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
  const today = now ? todayIn(zoneOf(user?.currentLocation ?? null), now) : undefined;
  const words = { lead: t('lead'), failed: t('failed'), loading: t('loading') };
  return (
    <AccountPart query={query} words={words}>
      {({ hijriAdjustmentDays, announcedFirst }) => (
        <div className="flex flex-col gap-8">
          <AnnouncedMonth
            value={announcedFirst}
            today={today}
            onChange={(first) => void change({ announcedFirst: first })}
          />
          <HijriAdjustment
            value={hijriAdjustmentDays}
            today={today}
            onChange={(days) => void change({ hijriAdjustmentDays: days })}
          />
        </div>
      )}
    </AccountPart>
  );
}
