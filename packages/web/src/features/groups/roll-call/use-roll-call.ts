import { useEffect } from 'react';
import { queryClient, queryKey, useApi } from '../../../platform/api/query.ts';
import { subscribeLive } from '../live/live-channel.ts';
import type { RollCall } from './roll.ts';

const rollCallKey = (id: string) => queryKey('GET /api/hajj-groups/:id/roll-call', { params: { id } });

// Several parts of a page show the same roll-call; one of them asks.
const wanted = new Set<string>();

function askAgain(groupId: string): void {
  if (wanted.has(groupId)) return;
  wanted.add(groupId);
  queueMicrotask(() => {
    wanted.delete(groupId);
    void askForRollCall(groupId);
  });
}

export const askForRollCall = (groupId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: rollCallKey(groupId) });

/** The newest roll-call of a group, as it changes. */
export function useRollCall(groupId: string) {
  useEffect(
    () =>
      subscribeLive(groupId, (event) => {
        // Whoever follows the group asks again when it is told that the roll-call has changed.
        if (event.type === 'askAgain') askAgain(groupId);
      }),
    [groupId],
  );
  return useApi('GET /api/hajj-groups/:id/roll-call', { params: { id: groupId } }, { staleTime: 0 });
}

/** Shows what the server made of a roll-call, and asks for what others have made of it since. */
export function showRollCall(groupId: string, rollCall: RollCall): void {
  // An answer that is still on its way may be older.
  void queryClient.cancelQueries({ queryKey: rollCallKey(groupId) });
  queryClient.setQueryData(rollCallKey(groupId), { rollCall });
  void askForRollCall(groupId);
}
