import { ApiError } from '../../platform/api/api-error.ts';
import { isPollDue } from '../../platform/api/connection.ts';
import { followStream } from '../../platform/api/follow-stream.ts';
import { api } from '../../platform/api/index.ts';
import type { Alerts } from '../../shared/alerts/alerts-state.ts';
import { receiveAlerts } from '../../shared/alerts/alerts-store.ts';

/** How long the stream may take to open before polling begins. */
const patienceMs = 3000;
const intervals = { live: 120_000, visible: 15_000, hidden: 60_000 };

/**
 * Follows the alerts of the signed-in person: by the stream if possible, otherwise by polling, and at once when the page
 * becomes visible or the connection returns. Returns a function that stops it.
 */
export function followAlerts(): () => void {
  let askedAt = Date.now() - intervals.visible + patienceMs;
  let isPolling = false;
  let streamEvents = 0;
  const ending = new AbortController();
  const { signal: ended } = ending;

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

  function pollUnlessBusy() {
    if (!isPolling && navigator.onLine) void poll();
  }

  const stopStream = followStream('GET /api/alerts/live', undefined, ['alerts', 'beat'], {
    onEvent: (name, data) => {
      // Our own server sends this, and the contract defines its type.
      if (name !== 'alerts') return;
      streamEvents += 1;
      receiveAlerts(data as Alerts);
    },
    onSignal: (type, connection) => {
      if (type === 'tick' && isPollDue(connection, askedAt, Date.now(), intervals)) pollUnlessBusy();
      // Reads what may have been missed. A live stream has missed nothing.
      if ((type === 'shown' || type === 'online') && connection.mode !== 'live') pollUnlessBusy();
    },
  });

  return () => {
    ending.abort();
    stopStream();
  };
}
