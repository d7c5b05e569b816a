import { useEffect } from 'react';
import { queryClient, queryKey, useApi } from '../../../platform/api/query.ts';
import { subscribeLive } from '../live/live-channel.ts';
import type { RollCall } from './roll.ts';

const rollCallKey = (id: string) => queryKey('GET /api/hajj-groups/:id/roll-call', { params: { id } });

// Several parts of a page show the same roll call; only one of them polls.
const wanted = new Set<string>();

function refetch(groupId: string): void {
  if (wanted.has(groupId)) return;
  wanted.add(groupId);
  queueMicrotask(() => {
    wanted.delete(groupId);
    void askForRollCall(groupId);
  });
}

export const askForRollCall = (groupId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: rollCallKey(groupId) });

/** The newest roll call of a group, kept up to date. */
export function useRollCall(groupId: string) {
  useEffect(
    () =>
      subscribeLive(groupId, (event) => {
        // The follower of the group refetches it when the roll call changes.
        if (event.type === 'refetch') refetch(groupId);
      }),
    [groupId],
  );
  return useApi('GET /api/hajj-groups/:id/roll-call', { params: { id: groupId } }, { staleTime: 0 });
}

/** Shows the server's reply for a roll call, and refetches the answers of others since. */
export function showRollCall(groupId: string, rollCall: RollCall): void {
  // A running request may have an older answer.
  void queryClient.cancelQueries({ queryKey: rollCallKey(groupId) });
  queryClient.setQueryData(rollCallKey(groupId), { rollCall });
  void askForRollCall(groupId);
}
