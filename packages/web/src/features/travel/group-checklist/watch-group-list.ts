import type { GroupEvent } from '@manasik/contract/live';
import { firstConnection, isPollDue, nextConnection, type Signal } from '../../../platform/api/connection.ts';
import { openStream } from '../../../platform/api/live-stream.ts';

const tickMs = 1000;
const intervals = { live: 120_000, visible: 15_000, hidden: null };

/**
 * Calls `refresh` when a member changes the list of a group, each time the stream opens, because it does not repeat
 * what was missed, and regularly while there is no stream. A page that stays hidden has none. Returns a function that
 * stops it.
 */
export function watchGroupList(groupId: string, refresh: () => void): () => void {
  let connection = firstConnection(Date.now());
  let closeStream: (() => void) | undefined;
  // The caller has just asked for the list.
  let askedAt = Date.now();
  const ending = new AbortController();
  const { signal: ended } = ending;

  function apply(signal: Signal): void {
    const before = connection.mode;
    connection = nextConnection(connection, signal);
    const { mode } = connection;
    if (mode === before) return;
    if (mode !== 'live') closeStream?.();
    if (mode === 'opening') open();
  }

  function open(): void {
    // An offline request can only fail. `online` tries again.
    if (!navigator.onLine) return broken();
    closeStream = openStream('GET /api/location/group/:id/live', { id: groupId }, ['changed', 'beat'], {
      onOpen: () => {
        apply({ type: 'opened', at: Date.now() });
        ask();
      },
      onEvent: (name, data) => {
        apply({ type: 'heard', at: Date.now() });
        // Our own server sends this, and the contract defines its type. A beat has no data.
        if (name === 'changed' && (data as ChangedData).part === 'checklist') ask();
      },
      onBroken: broken,
    });
  }

  function broken(): void {
    apply({ type: 'broken', at: Date.now(), chance: Math.random() });
  }

  function ask(): void {
    askedAt = Date.now();
    refresh();
  }

  function tick(): void {
    const at = Date.now();
    apply({ type: 'tick', at });
    if (navigator.onLine && isPollDue(connection, askedAt, at, intervals)) ask();
  }

  const on = (target: EventTarget, name: string, type: () => 'hidden' | 'shown' | 'online'): void =>
    target.addEventListener(name, () => apply({ type: type(), at: Date.now() }), { signal: ended });
  on(document, 'visibilitychange', () => (document.hidden ? 'hidden' : 'shown'));
  on(globalThis, 'online', () => 'online');
  globalThis.addEventListener('offline', broken, { signal: ended });
  // A page restored from the back/forward cache has lost its stream.
  globalThis.addEventListener(
    'pageshow',
    ({ persisted }) => persisted && apply({ type: 'online', at: Date.now() }),
    { signal: ended },
  );
  const timer = setInterval(tick, tickMs);
  open();

  return () => {
    ending.abort();
    clearInterval(timer);
    closeStream?.();
  };
}

type ChangedData = Extract<GroupEvent, { type: 'changed' }>['data'];
