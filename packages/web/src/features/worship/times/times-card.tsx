import { Clock } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { LocationPicker } from '../../../shared/places/index.ts';
import { Card } from '../../../ui/card.tsx';
import { timesCardId } from './ids.ts';
import { NextPrayer } from './next-prayer.tsx';
import { PlaceChange } from './place-change.tsx';
import { TimesDay } from './times-day.tsx';
import { TimesSkeleton } from './times-skeleton.tsx';
import type { Times } from './use-times.ts';

/** Today's prayer times at the user's place, or the choice of a place. */
export function TimesCard({ times, title }: { times: Times; title?: string }) {
  const t = useTranslations('times');
  const { place, day, now, settings, settingsFailed, retrySettings, changePlace } = times;
  const titleId = `${timesCardId}-title`;
  return (
    <Card
      id={timesCardId}
      title={title ?? t('title')}
      titleId={titleId}
      icon={<Clock className="size-5" />}
      {...(place && day && { footer: <PlaceChange place={place} onChange={changePlace} /> })}
    >
      {place === null ? (
        <>
          <NextPrayer times={times} label={t('next')} />
          <div>
            <p className="text-lg font-semibold">{t('prompt.title')}</p>
            <p className="mt-1 max-w-text text-quiet">{t('prompt.text')}</p>
          </div>
          <div className="max-w-form">
            <LocationPicker value={null} onChange={(chosen) => void changePlace(chosen)} />
          </div>
        </>
      ) : place && day && now && settings ? (
        <TimesDay
          place={place}
          day={day}
          now={now}
          settings={settings}
          settingsFailed={settingsFailed}
          onRetry={retrySettings}
        />
      ) : (
        <TimesSkeleton />
      )}
    </Card>
  );
}
