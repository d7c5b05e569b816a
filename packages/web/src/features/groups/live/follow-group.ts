import type { ChangedPart, MemberPosition } from '@manasik/contract/positions';
import { groupEventNames } from '@manasik/contract/live';
import { ApiError } from '../../../platform/api/api-error.ts';
import { api } from '../../../platform/api/index.ts';
import { openStream } from '../../../platform/api/live-stream.ts';
import { refetchChanged } from './changed-queries.ts';
import { firstConnection, isPollDue, nextConnection, type Signal } from '../../../platform/api/connection.ts';
import { changeGroupLive, keepPositions } from './group-live.ts';
import { type LiveEvent, publishLive } from './live-channel.ts';

const tickMs = 1000;
const intervals = { live: null, visible: 5000, hidden: null };
/** Refetch everything this often, even while the stream works. */
const safetyMs = 60_000;

/** Follows a group by its stream, and by polling without one. Returns a function that stops it. */
export function followGroup(groupId: string): () => void {
  let connection = firstConnection(Date.now());
  let closeStream: (() => void) | undefined;
  let askedAt = 0;
  let isPolling = false;
  let safeAt = Date.now();
  const ending = new AbortController();
  const { signal: ended } = ending;
  const endKeeping = keepPositions(groupId);

  function say(signal: Signal) {
    const before = connection.mode;
    connection = nextConnection(connection, signal);
    const { mode } = connection;
    if (mode === before) return;
    if (mode !== 'live') closeStream?.();
    if (mode === 'opening') open();
    changeGroupLive(groupId, { mode });
  }

  function open() {
    closeStream = openStream(
      'GET /api/location/group/:id/live',
      { id: groupId },
      Object.keys(groupEventNames),
      {
        onOpen: () => {
          say({ type: 'opened', at: Date.now() });
          // The stream does not repeat events from before it opened.
          refetch();
        },
        onEvent: (name, data) => {
          say({ type: 'heard', at: Date.now() });
          // Our own server sends this, and the contract defines its type. A beat has no data.
          if (name !== 'beat') pass({ type: name, data } as LiveEvent);
        },
        onBroken: () => say({ type: 'broken', at: Date.now(), chance: Math.random() }),
      },
    );
  }

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
      if (connection.mode !== 'live') publishLive(groupId, { type: 'snapshot', data });
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

  function tick() {
    const at = Date.now();
    say({ type: 'tick', at });
    // One poll at a time: an older answer could arrive last and show an old position.
    if (!isPolling && isPollDue(connection, askedAt, at, intervals) && navigator.onLine) void poll();
    if (connection.mode === 'live' && at - safeAt >= safetyMs) refetch();
  }

  const on = (target: EventTarget, name: string, type: () => 'hidden' | 'shown' | 'online') =>
    target.addEventListener(
      name,
      () => {
        say({ type: type(), at: Date.now() });
        tick();
      },
      { signal: ended },
    );
  on(document, 'visibilitychange', () => (document.hidden ? 'hidden' : 'shown'));
  on(globalThis, 'online', () => 'online');
  const timer = setInterval(tick, tickMs);
  open();
  // Whichever answers first is shown.
  void poll();

  return () => {
    ending.abort();
    clearInterval(timer);
    closeStream?.();
    endKeeping();
  };
}
