import { useTranslations } from '../../../platform/i18n/index.ts';
import type { PersonThere } from './people.ts';
import { usePositionWords } from './use-position-words.ts';
import { WayArrow } from './way-arrow.tsx';

const lowPercent = 15;

interface PersonDetailsProps {
  person: PersonThere;
  headingDegrees: number | null;
}

/** What is known about a position beyond the row itself. */
export function PersonDetails({ person: { position, way }, headingDegrees }: PersonDetailsProps) {
  const t = useTranslations('positions.list');
  const words = usePositionWords();
  const { accuracy, batteryPercent, until } = position;
  const percent = batteryPercent === null ? '' : words.percent(batteryPercent);
  return (
    <div className="grid gap-2 ps-(--row-start) pe-4 pb-4">
      {way && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-semibold">{words.way(way)}</span>
          {headingDegrees !== null && (
            <WayArrow bearingDegrees={way.bearingDegrees} headingDegrees={headingDegrees} />
          )}
        </p>
      )}
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-quiet">
        <li>{words.coordinates(position)}</li>
        <li>
          {accuracy === null
            ? t('accuracyUnknown')
            : t('accuracy', { distance: words.distance(Math.max(1, accuracy)) })}
        </li>
        {batteryPercent !== null && (
          <li className={batteryPercent <= lowPercent ? 'font-semibold text-danger' : ''}>
            {t(batteryPercent <= lowPercent ? 'batteryLow' : 'battery', { percent })}
          </li>
        )}
        {until && <li>{t('until', { time: words.clock(until) })}</li>}
      </ul>
    </div>
  );
}
