import type { Declination } from '@manasik/core/geo/declination';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { QiblaNote } from './qibla-view-parts.tsx';
import { FigureEight } from './figure-eight.tsx';
import type { LiveView } from './live-view.ts';

/** How to hold the phone, and how far the compass may be out. */
export function CompassAccuracy({ live }: { live: LiveView }) {
  const t = useTranslations('qibla.compass');
  const format = useDayFormat();
  return (
    <div className="mt-1 max-w-form text-sm text-quiet">
      <p>
        {live.accuracyDegrees === null
          ? t('accuracyUnknown')
          : t('accuracy', { degrees: format.degrees(live.accuracyDegrees) })}
      </p>
      <p>{t(live.isTilted ? 'tilted' : 'flat')}</p>
    </div>
  );
}

/** How to make the compass more accurate, and its correction to true north. */
export function CompassAdvice({ live, declination }: { live: LiveView; declination: Declination }) {
  const t = useTranslations('qibla.compass');
  const numbers = useFormatter();
  const { degrees, isInModelYears, modelEnds, compass } = declination;
  const tenths = numbers.number(Math.abs(degrees), {
    style: 'unit',
    unit: 'degree',
    unitDisplay: 'narrow',
    maximumFractionDigits: 1,
  });
  return (
    <div className="flex flex-col gap-3">
      {live.quality !== 'good' && <FigureEight />}
      {compass === 'uncertain' && <QiblaNote>{t('uncertainField')}</QiblaNote>}
      {!isInModelYears && (
        <QiblaNote>
          {t('oldModel', { date: numbers.dateTime(modelEnds, { dateStyle: 'long', timeZone: 'UTC' }) })}
        </QiblaNote>
      )}
      <p className="text-sm text-quiet">
        {t(degrees < 0 ? 'declinationWest' : 'declinationEast', { degrees: tenths })}
      </p>
    </div>
  );
}
