import { todayIn } from '@manasik/core/civil-date';
import { useErrorText } from '../../lib/api/index.ts';
import { useTranslations } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session.ts';
import { HijriAdjustment } from '../../lib/worship/hijri-adjustment.tsx';
import { useMinute } from '../../lib/worship/use-minute.ts';
import { zoneOf } from '../../lib/worship/zone.ts';
import { Card } from '../../ui/card.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { LoadingFailed } from './loading-failed.tsx';
import { usePrayerSettings } from './use-settings.ts';

export function CalendarCard() {
  const t = useTranslations('settings.preferences.calendar');
  const errorText = useErrorText();
  const now = useMinute();
  const { user } = useUser();
  const { query, change } = usePrayerSettings();
  return (
    <Card title={t('title')} description={t('lead')}>
      {query.data ? (
        <HijriAdjustment
          value={query.data.hijriAdjustmentDays}
          today={now ? todayIn(zoneOf(user?.currentLocation ?? null), now) : undefined}
          onChange={(hijriAdjustmentDays) => void change({ hijriAdjustmentDays })}
        />
      ) : query.error ? (
        <LoadingFailed
          title={t('failed')}
          description={errorText(query.error)}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Loading label={t('loading')} />
      )}
    </Card>
  );
}
