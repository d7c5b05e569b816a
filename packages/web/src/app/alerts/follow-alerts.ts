import { ApiError } from '../../platform/api/api-error.ts';
import { firstConnection, isPollDue, nextConnection, type Signal } from '../../platform/api/connection.ts';
import { api } from '../../platform/api/index.ts';
import { openStream } from '../../platform/api/live-stream.ts';
import type { Alerts } from '../../shared/alerts/alerts-state.ts';
import { receiveAlerts } from '../../shared/alerts/alerts-store.ts';

const tickMs = 1000;
/** A stream is asked for first; when it has not spoken by then, the poll begins. */
const patienceMs = 3000;
const intervals = { live: 120_000, visible: 15_000, hidden: 60_000 };

/**
 * Follows the alerts of the person who is signed in: by a stream, else by asking, and at once when the page is seen
 * again or the network is back. Returns what ends that.
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
    // What is asked for without a network only fails; `online` asks again.
    if (!navigator.onLine) return broken();
    closeStream = openStream('GET /api/alerts/live', undefined, ['alerts', 'beat'], {
      onOpen: () => apply({ type: 'opened', at: Date.now() }),
      onEvent: (name, data) => {
        apply({ type: 'heard', at: Date.now() });
        // Written by our own server, which the contract binds.
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
      // The stream has said more since: this answer may lack a call that it has brought.
      if (before === streamEvents) receiveAlerts(alerts);
    } catch (failure) {
      if (ended.aborted) return;
      // The next poll asks again; the page itself says that there is no network.
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

  /** Something may have been missed. A stream that is live has missed nothing. */
  function catchUp(type: 'shown' | 'online') {
    apply({ type, at: Date.now() });
    if (connection.mode !== 'live' && !isPolling && navigator.onLine) void poll();
  }

  document.addEventListener(
    'visibilitychange',
    () => (document.hidden ? apply({ type: 'hidden', at: Date.now() }) : catchUp('shown')),
    { signal: ended },
  );
  // A page that comes back out of the browser's memory has no stream any more.
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
