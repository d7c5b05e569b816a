import type { QueryKey } from '@tanstack/react-query';
import type { ChangedPart } from '@manasik/contract/positions';
import { queryClient, queryKey } from '../../../platform/api/query.ts';

/** What is to be asked for again when a part of a group has changed. */
export function askForChanged(groupId: string, part: ChangedPart): void {
  const params = { id: groupId };
  // A call for help is of the group only as long as who calls is in it.
  const sos = queryKey('GET /api/hajj-groups/:id/sos', { params });
  const keys = {
    group: [queryKey('GET /api/hajj-groups'), queryKey('GET /api/hajj-groups/:id', { params }), sos],
    members: [
      queryKey('GET /api/hajj-groups'),
      queryKey('GET /api/hajj-groups/:id/members', { params }),
      sos,
    ],
    requests: [queryKey('GET /api/hajj-groups'), queryKey('GET /api/hajj-groups/:id/requests', { params })],
    people: [queryKey('GET /api/hajj-groups/:id/people', { params })],
    sos: [sos],
    rollCall: [queryKey('GET /api/hajj-groups/:id/roll-call', { params })],
  } satisfies Record<ChangedPart, unknown>;
  for (const key of keys[part]) void askAfter(key);
}

// Keys, as JSON, of what is to be asked for once the answer under way has come.
const isWanted = new Set<string>();

/**
 * Asks for what is newer than now. What is under way may have been answered before the change, so it is asked for once
 * more; it is not given up, for where changes come faster than answers there would never be one.
 */
async function askAfter(key: QueryKey): Promise<void> {
  const name = JSON.stringify(key);
  if (isWanted.has(name)) return;
  const underWay = { queryKey: key, type: 'active', fetchStatus: 'fetching' } as const;
  if (queryClient.isFetching(underWay) > 0) {
    isWanted.add(name);
    // Waits for it: nothing new is asked for where something is under way.
    await queryClient.refetchQueries(underWay, { cancelRefetch: false });
    isWanted.delete(name);
  }
  // Whatever began meanwhile is new enough.
  await queryClient.invalidateQueries({ queryKey: key }, { cancelRefetch: false });
}
