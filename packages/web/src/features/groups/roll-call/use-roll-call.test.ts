import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { queryClient, queryKey } from '../../../platform/api/query.ts';
import type { RollCall } from './roll.ts';
import { showRollCall } from './use-roll-call.ts';

const answer = (id: string) => ({ id, at: '2027-05-14T10:00:00.000Z', tickedByLeader: false });
const rollCall: RollCall = {
  id: 'r',
  startedAt: '2027-05-14T09:00:00.000Z',
  startedBy: null,
  endedAt: null,
  here: [],
};

it('shows the reply to a tick at once, and then refetches, because others may have answered since', async () => {
  const key = queryKey('GET /api/hajj-groups/:id/roll-call', { params: { id: 'ours' } });
  const newest = { rollCall: { ...rollCall, here: [answer('a'), answer('b')] } };
  queryClient.setQueryData(key, { rollCall });
  const stop = new QueryObserver(queryClient, {
    queryKey: key,
    queryFn: () => Promise.resolve(newest),
  }).subscribe(() => {});
  const reply = { ...rollCall, here: [answer('a')] };
  showRollCall('ours', reply);
  expect(queryClient.getQueryData(key)).toEqual({ rollCall: reply });
  await vi.waitFor(() => expect(queryClient.getQueryData(key)).toEqual(newest));
  stop();
});
