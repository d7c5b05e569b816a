import type { Declination } from '@manasik/core/geo/declination';
import { useFormatter, useTranslations } from '../../../platform/i18n/index.ts';
import { useDayFormat } from '../../../shared/times/use-day-format.ts';
import { QiblaNote } from './qibla-view-parts.tsx';
import { FigureEight } from './figure-eight.tsx';
import type { LiveView } from './live-view.ts';

/** The accuracy of the compass, its correction, and how to improve it. */
export function CompassAdvice({ live, declination }: { live: LiveView; declination: Declination }) {
  const t = useTranslations('qibla.compass');
  const format = useDayFormat();
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
      <div className="text-sm text-quiet">
        <p>{t(live.isTilted ? 'tilted' : 'flat')}</p>
        <p>
          {live.accuracyDegrees === null
            ? t('accuracyUnknown')
            : t('accuracy', { degrees: format.degrees(live.accuracyDegrees) })}
        </p>
        <p>{t(degrees < 0 ? 'declinationWest' : 'declinationEast', { degrees: tenths })}</p>
      </div>
      {!isInModelYears && (
        <QiblaNote>
          {t('oldModel', { date: numbers.dateTime(modelEnds, { dateStyle: 'long', timeZone: 'UTC' }) })}
        </QiblaNote>
      )}
      {compass === 'uncertain' && <QiblaNote>{t('uncertainField')}</QiblaNote>}
      {live.quality !== 'good' && <FigureEight />}
    </div>
  );
}
