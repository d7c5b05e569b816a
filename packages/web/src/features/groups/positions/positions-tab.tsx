import { useState } from 'react';
import type { Group, GroupMember } from '@manasik/contract/groups';
import type { Place } from '@manasik/core/geo/great-circle';
import { useUser } from '../../../platform/session/session.ts';
import { useSharing } from './use-sharing.ts';
import { useGroupPositions } from '../live/group-live.ts';
import { MapCard } from '../map/map-card.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { peopleThere } from './people.ts';
import { PeopleCard } from './people-card.tsx';
import { PinCard } from './pin-card.tsx';
import { ShareCard } from './share-card.tsx';
import { useHeading } from './use-heading.ts';
import { useOwnPlace } from './use-own-place.ts';
import { useServerNow } from '../../../platform/api/use-server-now.ts';

interface PositionsTabProps {
  group: Group;
  members: readonly GroupMember[];
}

/** 'Live Locations': share a location, see others, find the way to them and to the meeting point. */
export function PositionsTab({ group, members }: PositionsTabProps) {
  const { user } = useUser();
  const now = useServerNow();
  const live = useGroupPositions(group.id);
  const sharing = useSharing();
  const own = useOwnPlace(sharing.fix);
  const heading = useHeading(own.fix);
  const [proposed, propose] = useState<Place | null>(null);
  const [shown, show] = useState<{ place: Place } | null>(null);
  const people = peopleThere(live.positions, members, { id: user?.id, place: own.fix }, now);
  const showPlace = (place: Place) => {
    // A new object each time, so that the same position can be shown again.
    show({ place });
    document.getElementById('group-map')?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
      <div className="grid min-w-0 gap-4 sm:gap-6">
        <MapCard
          people={people}
          now={now}
          pin={group.meetingPin}
          own={own.fix}
          proposed={proposed}
          shown={shown}
          onPropose={group.role === 'leader' ? propose : undefined}
        />
        <ShareCard now={now} />
      </div>
      <div className="grid min-w-0 gap-4 sm:gap-6">
        <ConnectionNote live={live} />
        <PeopleCard
          people={people}
          live={live}
          now={now}
          headingDegrees={heading.headingDegrees}
          onShow={showPlace}
        />
        <PinCard
          group={group}
          own={own}
          heading={heading}
          proposed={proposed}
          onPropose={propose}
          onShow={showPlace}
        />
      </div>
    </div>
  );
}
