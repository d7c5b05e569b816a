import type { ChangedPart, MemberPosition } from '@manasik/contract/positions';
import { groupEventNames } from '@manasik/contract/live';
import { ApiError } from '../../../platform/api/api-error.ts';
import { api } from '../../../platform/api/index.ts';
import { refetchChanged } from './changed-queries.ts';
import { type Connection, isPollDue } from '../../../platform/api/connection.ts';
import { followStream } from '../../../platform/api/follow-stream.ts';
import { changeGroupLive, keepPositions } from './group-live.ts';
import { type LiveEvent, publishLive } from './live-channel.ts';

const intervals = { live: null, visible: 5000, hidden: null };
/** Refetch everything this often, even while the stream works. */
const safetyMs = 60_000;

/** Follows a group by its stream, and by polling without one. Returns a function that stops it. */
export function followGroup(groupId: string): () => void {
  let mode: Connection['mode'] = 'opening';
  let askedAt = 0;
  let isPolling = false;
  let safeAt = Date.now();
  const ending = new AbortController();
  const { signal: ended } = ending;
  const endKeeping = keepPositions(groupId);

  function pass(event: LiveEvent) {
    // First, because a refetch that a listener starts would otherwise count as older than the change.
    if (event.type === 'changed') refetchChanged(groupId, event.data.part);
    publishLive(groupId, event);
  }

  function refetch() {
    safeAt = Date.now();
    publishLive(groupId, { type: 'refetch' });
  }

  async function poll() {
    askedAt = Date.now();
    isPolling = true;
    try {
      const data: readonly MemberPosition[] = await api('GET /api/location/group/:id', {
        params: { id: groupId },
        cache: 'no-cache',
        signal: ended,
      });
      // A stream that has opened meanwhile has newer data.
      if (mode !== 'live') publishLive(groupId, { type: 'snapshot', data });
      refetch();
    } catch (failure) {
      if (ended.aborted) return;
      if (!(failure instanceof ApiError)) throw failure;
      changeGroupLive(groupId, { failure });
      // Removed from the group, or the group is gone. The list of groups shows which.
      if (failure.code === 'group.notFound') refused();
    } finally {
      isPolling = false;
    }
  }

  function refused() {
    publishLive(groupId, { type: 'snapshot', data: [] });
    const part: ChangedPart = 'group';
    refetchChanged(groupId, part);
  }

  function pollIfDue(connection: Connection) {
    const at = Date.now();
    // One poll at a time: an older answer could arrive last and show an old position.
    if (!isPolling && isPollDue(connection, askedAt, at, intervals) && navigator.onLine) void poll();
    if (mode === 'live' && at - safeAt >= safetyMs) refetch();
  }

  const stopStream = followStream(
    'GET /api/location/group/:id/live',
    { id: groupId },
    Object.keys(groupEventNames),
    {
      onEvent: (name, data) => {
        // Our own server sends this, and the contract defines its type. A beat has no data.
        if (name !== 'beat') pass({ type: name, data } as LiveEvent);
      },
      onSignal: (type, connection) => {
        const before = mode;
        ({ mode } = connection);
        if (mode !== before) changeGroupLive(groupId, { mode });
        // The stream does not repeat events from before it opened.
        if (type === 'opened') refetch();
        else if (type !== 'heard' && type !== 'broken') pollIfDue(connection);
      },
    },
  );
  // Whichever answers first is shown.
  void poll();

  return () => {
    ending.abort();
    stopStream();
    endKeeping();
  };
}
