import type { Api } from '@manasik/contract';
import { type Connection, firstConnection, nextConnection, type Signal } from './connection.ts';
import { openStream, type StreamEndpoint } from './live-stream.ts';

const tickMs = 1000;

interface StreamFollower {
  /** An event of the stream; `data` is undefined for events without data. */
  onEvent: (name: string, data: unknown) => void;
  /** After each signal, with the connection as it is then. `tick` comes every second. */
  onSignal: (type: Signal['type'], connection: Connection) => void;
}

/**
 * Keeps a live stream open while the page is visible and online, and opens it again after it broke. Polling without a
 * stream is left to the follower.
 * @returns a function that stops it
 */
export function followStream<E extends StreamEndpoint>(
  endpoint: E,
  params: Api[E]['params'],
  names: readonly string[],
  { onEvent, onSignal }: StreamFollower,
): () => void {
  let connection = firstConnection(Date.now());
  let closeStream: (() => void) | undefined;
  const ending = new AbortController();
  const { signal: ended } = ending;

  function apply(signal: Signal): void {
    const before = connection.mode;
    connection = nextConnection(connection, signal);
    const { mode } = connection;
    if (mode !== before) {
      if (mode !== 'live') closeStream?.();
      if (mode === 'opening') open();
    }
    onSignal(signal.type, connection);
  }

  function open(): void {
    // An offline request can only fail. `online` tries again.
    if (!navigator.onLine) return broken();
    closeStream = openStream(endpoint, params, names, {
      onOpen: () => now('opened'),
      onEvent: (name, data) => {
        now('heard');
        onEvent(name, data);
      },
      onBroken: broken,
    });
  }

  const now = (type: Exclude<Signal['type'], 'broken'>): void => apply({ type, at: Date.now() });

  function broken(): void {
    apply({ type: 'broken', at: Date.now(), chance: Math.random() });
  }

  document.addEventListener('visibilitychange', () => now(document.hidden ? 'hidden' : 'shown'), {
    signal: ended,
  });
  // A page restored from the back/forward cache has lost its stream.
  addEventListener('pageshow', ({ persisted }) => persisted && now('online'), { signal: ended });
  addEventListener('online', () => now('online'), { signal: ended });
  addEventListener('offline', broken, { signal: ended });
  const timer = setInterval(() => now('tick'), tickMs);
  open();

  return () => {
    ending.abort();
    clearInterval(timer);
    closeStream?.();
  };
}
