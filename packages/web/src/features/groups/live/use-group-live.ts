import { useEffect, useSyncExternalStore } from 'react';
import { followGroup } from './follow-group.ts';
import { type GroupLive, groupLive, nothingLive, onGroupLive } from './group-live.ts';

/** Follows a group while the page shows it: what comes is published in `live-channel.ts`. Call it once a page. */
export function useGroupLive(groupId: string): void {
  useEffect(() => followGroup(groupId), [groupId]);
}

/** What is known of where the members of a group are. */
export const useGroupPositions = (groupId: string): GroupLive =>
  useSyncExternalStore(
    onGroupLive,
    () => groupLive(groupId),
    () => nothingLive,
  );
