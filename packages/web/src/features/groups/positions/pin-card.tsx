import { Flag } from 'lucide-react';
import type { Group } from '@manasik/contract/groups';
import { type Place, wayBetween } from '@manasik/core/geo/great-circle';
import { useTranslations } from '../../../platform/i18n/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PinTools } from './pin-tools.tsx';
import type { OwnPlace } from './use-own-place.ts';
import { usePositionWords } from './use-position-words.ts';
import { WayArrow } from './way-arrow.tsx';
import { WayTools } from './way-tools.tsx';
import type { LiveHeading } from './use-heading.ts';

interface PinCardProps {
  group: Group;
  own: OwnPlace;
  heading: LiveHeading;
  /** The point that a leader has tapped and not yet confirmed. */
  proposed: Place | null;
  onPropose: (place: Place | null) => void;
  onShow: (place: Place) => void;
}

/** The way to the meeting point, which works offline; for leaders also the controls to set it. */
export function PinCard({ group, own, heading, proposed, onPropose, onShow }: PinCardProps) {
  const t = useTranslations('positions');
  const words = usePositionWords();
  const { meetingPin: pin, meetingPoint } = group;
  const way = pin && own.fix ? wayBetween(own.fix, pin) : null;
  return (
    <Card
      headingLevel={2}
      title={t('pin.title')}
      titleId="meeting-pin"
      description={meetingPoint}
      icon={<Flag className="size-5" />}
    >
      {!pin && <p>{t(group.role === 'leader' ? 'pin.noneLeader' : 'pin.none')}</p>}
      {way && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-lg">
          <span className="font-semibold">{words.way(way)}</span>
          {heading.headingDegrees !== null && (
            <WayArrow bearingDegrees={way.bearingDegrees} headingDegrees={heading.headingDegrees} />
          )}
        </p>
      )}
      {pin && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="text-sm text-quiet">{words.coordinates(pin)}</span>
          <Button variant="secondary" onClick={() => onShow(pin)}>
            {t('pin.show')}
          </Button>
        </div>
      )}
      <WayTools own={own} heading={heading} />
      {group.role === 'leader' && (
        <PinTools group={group} own={own} proposed={proposed} onPropose={onPropose} />
      )}
    </Card>
  );
}
