import { MapPin } from 'lucide-react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import type { PersonThere } from './people.ts';
import { usePositionWords } from './use-position-words.ts';
import { WayArrow } from './way-arrow.tsx';

const lowPercent = 15;

interface PersonRowProps {
  person: PersonThere;
  now: number;
  headingDegrees: number | null;
  onShow: () => void;
}

/** Everything that the map shows of a person, in words. */
export function PersonRow({ person, now, headingDegrees, onShow }: PersonRowProps) {
  const t = useTranslations('positions.list');
  const words = usePositionWords();
  const { position, way, isMe, isOffline } = person;
  const name = words.name(person);
  return (
    <li className="grid grid-cols-1 gap-2 border-t border-line pt-3">
      <div className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-full bg-primary font-semibold text-on-primary"
        >
          {person.initials}
        </span>
        {/* If a long name leaves no room, the badge moves below it, so that no name or number is broken. */}
        <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="min-w-0 text-base wrap-break-word">{isMe ? t('nameYou', { name }) : name}</h3>
          <Badge tone={isOffline ? 'neutral' : 'green'}>{t(isOffline ? 'offline' : 'sharing')}</Badge>
          <p className="w-full wrap-break-word">{position.locationName ?? words.coordinates(position)}</p>
        </div>
      </div>
      {way && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <span className="font-semibold">{words.way(way)}</span>
          {headingDegrees !== null && (
            <WayArrow bearingDegrees={way.bearingDegrees} headingDegrees={headingDegrees} />
          )}
        </p>
      )}
      <Details person={person} now={now} />
      <div>
        <Button variant="secondary" onClick={onShow}>
          <MapPin aria-hidden="true" className="size-5" />
          {t('showOnMap', { name })}
        </Button>
      </div>
    </li>
  );
}

function Details({ person: { position }, now }: Pick<PersonRowProps, 'person' | 'now'>) {
  const t = useTranslations('positions.list');
  const words = usePositionWords();
  const { accuracy, batteryPercent, until } = position;
  const percent = batteryPercent === null ? '' : words.percent(batteryPercent);
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-quiet">
      <li>{t('lastSeen', { ago: words.ago(position.capturedAt, now) })}</li>
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
  );
}
