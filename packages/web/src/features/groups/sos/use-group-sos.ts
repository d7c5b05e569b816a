import { useEffect, useState } from 'react';
import { api, type Reply } from '../../../platform/api/index.ts';
import { queryClient, queryKey, useApi } from '../../../platform/api/query.ts';
import { subscribeLive } from '../live/live-channel.ts';

export type GroupSos = Reply<'GET /api/hajj-groups/:id/sos'>[number];

// The stream reports changes at once. Polling covers a silent stream.
const anywayMs = 15_000;

/** The open calls for help of a group, and the actions of the other members. */
export function useGroupSos(groupId: string) {
  const input = { params: { id: groupId } };
  const query = useApi('GET /api/hajj-groups/:id/sos', input, { refetchInterval: anywayMs });
  const [failure, setFailure] = useState<unknown>(null);
  const { refetch } = query;

  useEffect(
    () =>
      subscribeLive(groupId, (event) => {
        if (event.type === 'refetch' || (event.type === 'changed' && event.data.part === 'sos'))
          void refetch();
      }),
    [groupId, refetch],
  );

  async function change(work: () => Promise<unknown>): Promise<void> {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    }
    await refetch();
  }
  const answer = (sosId: string, isComing: boolean) =>
    change(async () => {
      const call = await api('PUT /api/sos/:sosId/coming', { params: { sosId }, body: { isComing } });
      queryClient.setQueryData<GroupSos[]>(queryKey('GET /api/hajj-groups/:id/sos', input), (calls) =>
        calls?.map((one) => (one.id === call.id ? call : one)),
      );
    });
  const end = (sosId: string) => change(() => api('DELETE /api/sos/:sosId', { params: { sosId } }));

  return { query, calls: query.data ?? [], failure, answer, end };
}
