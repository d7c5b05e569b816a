import { ChevronDown, MapPin, Navigation2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Avatar } from '../avatar.tsx';
import type { PersonThere } from './people.ts';
import { PersonDetails } from './person-details.tsx';
import { usePositionWords } from './use-position-words.ts';

interface PersonRowProps {
  person: PersonThere;
  now: number;
  headingDegrees: number | null;
  onShow: () => void;
}

/** Everything that the map shows of a person, in words. A tap shows the person on the map. */
export function PersonRow({ person, now, headingDegrees, onShow }: PersonRowProps) {
  const t = useTranslations('positions.list');
  const words = usePositionWords();
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const name = words.name(person);
  // The reader knows where they are.
  const isUrgent = !person.isMe && (person.isCaller || person.isLost);
  return (
    <li
      className={cx(
        '[--row-start:calc(min(1.25rem,5vw)+min(3rem,14vw)+0.75rem)]',
        isUrgent && 'm-2 rounded-control before:hidden [&+li]:before:hidden',
        isUrgent && (person.isCaller ? 'bg-danger-soft' : 'bg-gold-soft'),
      )}
    >
      <div className="flex items-center">
        <button
          type="button"
          onClick={onShow}
          className={cx(
            'flex min-h-18 min-w-0 grow items-center gap-3 py-2 text-start -outline-offset-3',
            isUrgent ? 'ps-3' : 'ps-[min(1.25rem,5vw)]',
          )}
        >
          <PersonAvatar person={person} />
          <span className="flex min-w-0 grow flex-wrap items-center gap-x-3">
            <span className="min-w-0 grow basis-28 leading-snug">
              <span className="block font-semibold wrap-break-word">
                {person.isMe ? t('nameYou', { name }) : name}{' '}
              </span>
              <Doing person={person} />{' '}
            </span>
            <End person={person} now={now} headingDegrees={headingDegrees} />
          </span>
          {!isUrgent && <VisuallyHidden>{t('showOnMap', { name })}</VisuallyHidden>}
        </button>
        <IconButton
          label={t('more', { name })}
          icon={
            <ChevronDown
              aria-hidden="true"
              className={cx('size-5 text-quiet transition-transform', isOpen && 'rotate-180')}
            />
          }
          aria-expanded={isOpen}
          aria-controls={detailsId}
          className="me-1"
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isUrgent && (
        <div className="px-3 pb-3">
          <Button className="w-full" variant={person.isCaller ? 'destructive' : 'primary'} onClick={onShow}>
            <MapPin aria-hidden="true" className="size-5" />
            {t('showOnMap', { name })}
          </Button>
        </div>
      )}
      <div id={detailsId} hidden={!isOpen}>
        <PersonDetails person={person} headingDegrees={headingDegrees} />
      </div>
    </li>
  );
}

/** With a dot that is green while the position is fresh; the words beside it say the same. */
function PersonAvatar({ person: { initials, colour, isOffline } }: Pick<PersonRowProps, 'person'>) {
  return (
    <span className="relative shrink-0">
      <Avatar
        letter={initials || '•'}
        colour={colour}
        className="size-[min(3rem,14vw)] text-[min(1rem,24px)]"
      />
      <span
        aria-hidden="true"
        className={cx(
          'absolute -end-0.5 bottom-0 size-3.5 rounded-full border-2 border-raised',
          isOffline ? 'bg-ornament' : 'bg-green',
        )}
      />
    </span>
  );
}

/** What is most important about them, in one line. */
function Doing({ person }: Pick<PersonRowProps, 'person'>) {
  const t = useTranslations('positions.list');
  const { point } = usePositionWords();
  const { isCaller, isLost, isOffline, way, position } = person;
  if (isCaller) return <span className="block font-semibold text-danger">{t('calls')}</span>;
  if (isLost) return <span className="block font-semibold text-gold">{t('lost')}</span>;
  const where = position.locationName ?? (way && point(way)) ?? t('sharing');
  return <span className="block text-sm text-quiet">{isOffline ? `${t('offline')} · ${where}` : where}</span>;
}

/** How far, with an arrow as on the map, whose top is north; with a compass it turns with the phone. */
function End({
  person: { way, position, isCaller, isLost },
  now,
  headingDegrees,
}: Omit<PersonRowProps, 'onShow'>) {
  const { distance, ago, point } = usePositionWords();
  const isUrgent = isCaller || isLost;
  return (
    <span className="ms-auto grid justify-items-end text-end leading-snug">
      {way && (
        <span className="flex items-center gap-1.5 font-semibold whitespace-nowrap">
          {distance(way.distanceMetres)}
          <Navigation2
            aria-hidden="true"
            className="size-4 fill-current"
            style={{ rotate: `${way.bearingDegrees - (headingDegrees ?? 0)}deg` }}
          />{' '}
          {isUrgent && <VisuallyHidden>{point(way)}</VisuallyHidden>}
        </span>
      )}
      <span className="text-xs text-quiet">{ago(position.capturedAt, now)} </span>
    </span>
  );
}
