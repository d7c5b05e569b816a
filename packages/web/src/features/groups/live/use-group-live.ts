import { useEffect } from 'react';
import { followGroup } from './follow-group.ts';

/** Follows a group while the page shows it and publishes its events in `live-channel.ts`. Call it once a page. */
export function useGroupLive(groupId: string): void {
  useEffect(() => followGroup(groupId), [groupId]);
}
