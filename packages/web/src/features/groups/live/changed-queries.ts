import type { ChangedPart } from '@manasik/contract/positions';
import { queryClient, queryKey } from '../../../lib/api/query.ts';

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
  for (const key of keys[part]) {
    // A part of the page that listens itself may have asked already.
    void queryClient.invalidateQueries({ queryKey: key }, { cancelRefetch: false });
  }
}
