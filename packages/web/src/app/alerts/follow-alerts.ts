import { ApiError } from '../../platform/api/api-error.ts';
import { firstConnection, isPollDue, nextConnection, type Signal } from '../../platform/api/connection.ts';
import { api } from '../../platform/api/index.ts';
import { openStream } from '../../platform/api/live-stream.ts';
import type { Alerts } from '../../shared/alerts/alerts-state.ts';
import { receiveAlerts } from '../../shared/alerts/alerts-store.ts';

const tickMs = 1000;
/** How long the stream may take to open before polling begins. */
const patienceMs = 3000;
const intervals = { live: 120_000, visible: 15_000, hidden: 60_000 };

/**
 * Follows the alerts of the signed-in person: by the stream if possible, otherwise by polling, and at once when the page
 * becomes visible or the connection returns. Returns a function that stops it.
 */
export function followAlerts(): () => void {
  let connection = firstConnection(Date.now());
  let closeStream: (() => void) | undefined;
  let askedAt = Date.now() - intervals.visible + patienceMs;
  let isPolling = false;
  let streamEvents = 0;
  const ending = new AbortController();
  const { signal: ended } = ending;

  function apply(signal: Signal) {
    const before = connection.mode;
    connection = nextConnection(connection, signal);
    const { mode } = connection;
    if (mode === before) return;
    if (mode !== 'live') closeStream?.();
    if (mode === 'opening') open();
  }

  function open() {
    // An offline request can only fail. `online` tries again.
    if (!navigator.onLine) return broken();
    closeStream = openStream('GET /api/alerts/live', undefined, ['alerts', 'beat'], {
      onOpen: () => apply({ type: 'opened', at: Date.now() }),
      onEvent: (name, data) => {
        apply({ type: 'heard', at: Date.now() });
        // Our own server sends this, and the contract defines its type.
        if (name !== 'alerts') return;
        streamEvents += 1;
        receiveAlerts(data as Alerts);
      },
      onBroken: broken,
    });
  }

  function broken() {
    apply({ type: 'broken', at: Date.now(), chance: Math.random() });
  }

  async function poll() {
    askedAt = Date.now();
    isPolling = true;
    try {
      const before = streamEvents;
      const alerts = await api('GET /api/alerts', { cache: 'no-cache', signal: ended });
      // The stream has delivered newer alerts. This older answer may lack a call, so drop it.
      if (before === streamEvents) receiveAlerts(alerts);
    } catch (failure) {
      if (ended.aborted) return;
      // The next poll tries again, and the page shows on its own that the device is offline.
      if (!(failure instanceof ApiError)) throw failure;
    } finally {
      isPolling = false;
    }
  }

  function pollIfDue() {
    if (isPolling || !navigator.onLine) return;
    if (isPollDue(connection, askedAt, Date.now(), intervals)) void poll();
  }

  function tick() {
    apply({ type: 'tick', at: Date.now() });
    pollIfDue();
  }

  /** Fetches what may have been missed. A live stream has missed nothing. */
  function catchUp(type: 'shown' | 'online') {
    apply({ type, at: Date.now() });
    if (connection.mode !== 'live' && !isPolling && navigator.onLine) void poll();
  }

  document.addEventListener(
    'visibilitychange',
    () => (document.hidden ? apply({ type: 'hidden', at: Date.now() }) : catchUp('shown')),
    { signal: ended },
  );
  // A page restored from the back/forward cache has lost its stream.
  addEventListener('pageshow', ({ persisted }) => persisted && catchUp('online'), { signal: ended });
  addEventListener('online', () => catchUp('online'), { signal: ended });
  addEventListener('offline', broken, { signal: ended });
  const timer = setInterval(tick, tickMs);
  open();

  return () => {
    ending.abort();
    clearInterval(timer);
    closeStream?.();
  };
}
