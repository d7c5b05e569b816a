import { useErrorText } from '../../lib/api/index.ts';
import { useTranslations } from '../../lib/i18n/index.ts';
import { useUser } from '../../lib/session.ts';
import { TimesFields } from '../../lib/worship/times-fields.tsx';
import { Card } from '../../ui/card.tsx';
import { Loading } from '../../ui/skeleton.tsx';
import { LoadingFailed } from './loading-failed.tsx';
import { usePrayerSettings } from './use-settings.ts';

export function PrayerCard() {
  const t = useTranslations('settings.preferences.prayer');
  const errorText = useErrorText();
  const { query, change } = usePrayerSettings();
  const place = useUser().user?.currentLocation;
  return (
    <Card title={t('title')} description={t('lead')}>
      {query.data ? (
        <TimesFields
          settings={query.data}
          country={place ? place.country : undefined}
          onChange={(part) => void change(part)}
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
