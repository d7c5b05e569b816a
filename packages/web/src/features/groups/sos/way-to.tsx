import { compassPoint, wayBetween } from '@manasik/core/geo/great-circle';
import { ArrowUp, Compass } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCompass } from '../../../platform/device/use-compass.ts';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { useDistance } from '../../../shared/places/use-distance.ts';
import { useWatchFailure } from '../../../shared/places/use-watch-failure.ts';
import { type Fix } from '../../../platform/device/watch-position.ts';
import { useWatchedPosition } from '../../../platform/device/use-watched-position.ts';
import { Button } from '../../../ui/button.tsx';
import type { GroupSos } from './use-group-sos.ts';
import { useDeclination } from './use-declination.ts';

interface WayToProps {
  place: NonNullable<GroupSos['place']>;
  name: string;
  /** The age of the position, in words. */
  ago: string;
}

/** Distance, direction, and an arrow that turns with the phone; all computed on the device. */
export function WayTo({ place, name, ago }: WayToProps) {
  const t = useTranslations('sos.banner');
  const failureText = useWatchFailure();
  const distance = useDistance();
  const [isOn, setOn] = useState(false);
  const own = useWatchedPosition(isOn);
  const compass = useCompass();
  const way = useRef<HTMLDivElement>(null);
  // A dot, because Arabic and Urdu use another comma.
  const accuracy =
    place.accuracy === null ? '' : ` · ${t('accuracy', { distance: distance(place.accuracy) })}`;

  function start() {
    setOn(true);
    compass.start();
    // The button disappears, and the way takes its place.
    way.current?.focus();
  }
  return (
    <div ref={way} tabIndex={-1} className="flex flex-col gap-2">
      <p className="text-quiet">
        {t('placeAt', { ago })}
        {accuracy}
      </p>
      {own.status === 'off' && (
        <div>
          <Button variant="secondary" onClick={start}>
            <Compass aria-hidden="true" className="size-5" />
            {t('startArrow')}
          </Button>
        </div>
      )}
      {own.status === 'finding' && <p role="status">{t('findingYou')}</p>}
      {own.status === 'failed' && <p role="status">{failureText(own.reason)}</p>}
      {own.status === 'live' && <Way from={own.fix} place={place} name={name} compass={compass.state} />}
    </div>
  );
}

interface WayProps extends Pick<WayToProps, 'place' | 'name'> {
  from: Fix;
  compass: ReturnType<typeof useCompass>['state'];
}

function Way({ from, place, name, compass }: WayProps) {
  const t = useTranslations('sos.banner');
  const points = useTranslations('sos.banner.points');
  const distance = useDistance();
  const declination = useDeclination(from);
  const { bearingDegrees, distanceMetres } = wayBetween(from, place);
  const direction = t('direction', {
    distance: distance(distanceMetres),
    point: points(compassPoint(bearingDegrees)),
  });
  if (compass.status !== 'live') {
    return (
      <div>
        <p className="text-lg font-semibold">{direction}</p>
        {(compass.status === 'none' || compass.status === 'denied') && (
          <p className="text-sm text-quiet">{t('noArrow')}</p>
        )}
      </div>
    );
  }
  const turn = bearingDegrees - compass.heading.magneticDegrees - declination;
  return (
    <div className="flex items-center gap-4">
      <span className="grid size-20 shrink-0 place-items-center rounded-full bg-raised">
        <ArrowUp aria-hidden="true" className="size-14 text-danger" style={{ rotate: `${turn}deg` }} />
      </span>
      <div className="min-w-0">
        <p className="text-lg font-semibold">{direction}</p>
        <p className="text-sm text-quiet">{t('arrow', { name })}</p>
      </div>
    </div>
  );
}
