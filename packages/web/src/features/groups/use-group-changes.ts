import { useEffect } from 'react';
import { queryClient, queryKey } from '../../platform/api/query.ts';
import { askForGroups, changeGroups } from '../../shared/groups/use-groups.ts';
import { currentUser } from '../../platform/session/session.ts';
import { subscribeLive } from './live/live-channel.ts';
import { askForMembers, askForPeople } from './use-members.ts';

/** Without a stream, every poll refetches everything, but not more often than this. */
const restMs = 20_000;

/** Keeps the page up to date with changes of a group. `live/` refetches what the stream names. */
export function useGroupChanges(groupId: string): void {
  useEffect(() => {
    let askedAt = Date.now();
    return subscribeLive(groupId, (event) => {
      const userId = currentUser()?.id;
      if (event.type === 'message' && event.data.userId !== userId) addUnread(groupId);
      if (event.type === 'read' && event.data.userId === userId) void askForGroups();
      if (event.type !== 'refetch' || Date.now() - askedAt < restMs) return;
      askedAt = Date.now();
      askForAll(groupId);
    });
  }, [groupId]);
}

export const requestsKey = (groupId: string) =>
  queryKey('GET /api/hajj-groups/:id/requests', { params: { id: groupId } });

function askForAll(groupId: string): void {
  void askForGroups();
  void askForMembers(groupId);
  void askForPeople(groupId);
  void queryClient.invalidateQueries({ queryKey: requestsKey(groupId) });
}

/** Counted here, so that a busy chat does not refetch the groups with each message. */
function addUnread(groupId: string): void {
  changeGroups((groups) =>
    groups.map((group) => (group.id === groupId ? { ...group, unreadCount: group.unreadCount + 1 } : group)),
  );
}
