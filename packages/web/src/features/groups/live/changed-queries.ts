import type { QueryKey } from '@tanstack/react-query';
import type { ChangedPart } from '@manasik/contract/positions';
import { queryClient, queryKey } from '../../../platform/api/query.ts';

/** Refetches the data that a change of a group affects. */
export function refetchChanged(groupId: string, part: ChangedPart): void {
  const params = { id: groupId };
  // A call for help belongs to the group only while the caller is a member.
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
    // The travel page follows the list itself.
    checklist: [],
  } satisfies Record<ChangedPart, unknown>;
  for (const key of keys[part]) void refetchKey(key);
}

// Keys, as JSON, to refetch once the running request has completed.
const isWanted = new Set<string>();

/**
 * Refetches data newer than now. A running request may have been answered before the change, so another follows it. It is
 * not cancelled: if changes came faster than answers, none would ever complete.
 */
async function refetchKey(key: QueryKey): Promise<void> {
  const name = JSON.stringify(key);
  if (isWanted.has(name)) return;
  const underWay = { queryKey: key, type: 'active', fetchStatus: 'fetching' } as const;
  if (queryClient.isFetching(underWay) > 0) {
    isWanted.add(name);
    // Waits for the running request. This starts no new one.
    await queryClient.refetchQueries(underWay, { cancelRefetch: false });
    isWanted.delete(name);
  }
  // A request that started meanwhile is new enough.
  await queryClient.invalidateQueries({ queryKey: key }, { cancelRefetch: false });
}
