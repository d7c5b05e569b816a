import { type ReactNode, useMemo, useState } from 'react';
import type { Group, GroupMember } from '@manasik/contract/groups';
import type { Place } from '@manasik/core/geo/great-circle';
import { useUser } from '../../../platform/session/session.ts';
import { useServerNow } from '../../../platform/api/use-server-now.ts';
import { LostRow } from '../../../shared/emergency/lost-row.tsx';
import { useGroupPositions } from '../live/group-live.ts';
import { MapArea } from '../map/map-area.tsx';
import { MapTools } from '../map/map-buttons.tsx';
import { useGroupMap } from '../map/use-group-map.ts';
import { useGroupSos } from '../sos/use-group-sos.ts';
import { MapSheet } from './map-sheet.tsx';
import { peopleThere, withCallers } from './people.ts';
import { PeopleList } from './people-list.tsx';
import { PinCard } from './pin-card.tsx';
import { ShareCard } from './share-card.tsx';
import { useHeading } from './use-heading.ts';
import { useOwnPlace } from './use-own-place.ts';
import { useSharing } from './use-sharing.ts';
import { useSheetHeight } from './use-sheet-height.ts';

interface PositionsTabProps {
  group: Group;
  members: readonly GroupMember[];
  /** Calls for help and roll calls, above everything else in the sheet. */
  calls: ReactNode;
}

/** 'Live Locations': share a location, see others, find the way to them and to the meeting point. */
export function PositionsTab({ group, members, calls }: PositionsTabProps) {
  const now = useServerNow();
  const live = useGroupPositions(group.id);
  const sharing = useSharing();
  const own = useOwnPlace(sharing.fix);
  const heading = useHeading(own.fix);
  const [proposed, propose] = useState<Place | null>(null);
  const [shown, show] = useState<{ place: Place } | null>(null);
  const people = usePeopleThere(group.id, members, own.fix, now);
  const height = useSheetHeight();
  const onPropose = group.role === 'leader' ? propose : undefined;
  const pin = group.meetingPin;
  const drawn = useGroupMap({ people, now, pin, own: own.fix, proposed, shown, onPropose });
  const places = [...people.map(({ position }) => position), ...(pin ? [pin] : [])];
  const showPlace = (place: Place) => {
    height.rest();
    // A new object each time, so that the same position can be shown again.
    show({ place });
  };
  return (
    <div className="map-page">
      <MapArea drawn={drawn} places={places} own={own.fix} />
      <MapSheet height={height}>
        <div className="flex flex-col gap-2 px-2 pb-2 max-md:-mt-2 not-has-[article,section>*]:hidden md:pt-2">
          {calls}
        </div>
        <PeopleList
          people={people}
          members={members}
          live={live}
          now={now}
          headingDegrees={heading.headingDegrees}
          onShow={showPlace}
        />
        <ShareCard now={now} />
        <PinCard
          group={group}
          own={own}
          heading={heading}
          proposed={proposed}
          onPropose={propose}
          onShow={showPlace}
        />
        <LostRow />
        <MapTools drawn={drawn} onPropose={onPropose} onShow={height.rest} />
      </MapSheet>
    </div>
  );
}

/** The people on the map: those who share, and those who call for help. */
function usePeopleThere(groupId: string, members: readonly GroupMember[], place: Place | null, now: number) {
  const { user } = useUser();
  const { positions } = useGroupPositions(groupId);
  const { calls } = useGroupSos(groupId);
  return useMemo(() => {
    const callerIds = new Set(calls.map(({ userId }) => userId));
    return peopleThere(withCallers(positions, calls), members, { id: user?.id, place }, now, callerIds);
  }, [positions, calls, members, user?.id, place, now]);
}
