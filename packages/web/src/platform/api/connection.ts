import { retryWaitMs } from './retry-wait.ts';

/** The state of a live stream. All times are milliseconds of one clock. */
export interface Connection {
  /**
   * `opening`: requested. `live`: receiving. `waiting`: broken, next attempt at `retryAt`. `resting`: the page is
   * hidden, so nothing is requested.
   */
  readonly mode: 'opening' | 'live' | 'waiting' | 'resting';
  /** Number of consecutive streams that broke. */
  readonly failures: number;
  /** Time of the last event, or of the request. */
  readonly heardAt: number;
  readonly retryAt: number;
  /** Time when the page was hidden. */
  readonly hiddenAt: number | null;
}

export type Signal = { readonly at: number } & (
  | { readonly type: 'opened' | 'heard' | 'tick' | 'hidden' | 'shown' | 'online' }
  /** `chance` from 0 to 1 spreads the attempts of clients that were cut off together. */
  | { readonly type: 'broken'; readonly chance: number }
);

/** The server sends something every 15 s. After this long without anything, a proxy has dropped the stream. */
const silenceMs = 40_000;
/** A stream without a reply by then has failed. */
const openingMs = 15_000;
/** A page that is hidden for this long stops its stream; after a shorter time the stream continues. */
const restAfterMs = 60_000;

export const firstConnection = (at: number): Connection => ({
  mode: 'opening',
  failures: 0,
  heardAt: at,
  retryAt: 0,
  hiddenAt: null,
});

export function nextConnection(now: Connection, signal: Signal): Connection {
  const { at } = signal;
  switch (signal.type) {
    case 'opened':
      return isAsking(now) ? { ...now, mode: 'live', heardAt: at } : now;
    case 'heard':
      // An opened stream may break at once. Only an event proves that it works.
      return now.mode === 'live' ? { ...now, heardAt: at, failures: 0 } : now;
    case 'broken':
      return isAsking(now) ? broken(now, at, signal.chance) : now;
    case 'hidden':
      return { ...now, hiddenAt: now.hiddenAt ?? at };
    case 'shown':
      // Phones freeze hidden pages, so an open stream may be dead without an event.
      return now.mode === 'live' && at - now.heardAt <= silenceMs
        ? { ...now, hiddenAt: null }
        : { ...now, hiddenAt: null, mode: 'opening', heardAt: at };
    case 'online':
      // A stream from before the network failed may be dead without an event.
      return now.mode === 'waiting' || now.mode === 'live' ? { ...now, mode: 'opening', heardAt: at } : now;
    case 'tick':
      break;
  }
  return ticked(now, at);
}

const isAsking = ({ mode }: Connection): boolean => mode === 'opening' || mode === 'live';

function ticked(now: Connection, at: number): Connection {
  if (now.hiddenAt !== null && at - now.hiddenAt >= restAfterMs) {
    return now.mode === 'resting' ? now : { ...now, mode: 'resting' };
  }
  if (now.mode === 'waiting' && at >= now.retryAt) return { ...now, mode: 'opening', heardAt: at };
  const patience = now.mode === 'live' ? silenceMs : openingMs;
  return isAsking(now) && at - now.heardAt > patience ? broken(now, at, 0.5) : now;
}

function broken(now: Connection, at: number, chance: number): Connection {
  const failures = now.failures + 1;
  return { ...now, mode: 'waiting', failures, retryAt: at + retryWaitMs(failures, chance) };
}

/** The interval of polling, in milliseconds, by the state of the stream and the page. `null`: no polling. */
export interface PollIntervals {
  readonly live: number | null;
  readonly visible: number;
  readonly hidden: number | null;
}

/** Whether to poll now, after the last poll at `askedAt`. */
export function isPollDue(
  { mode, hiddenAt }: Connection,
  askedAt: number,
  at: number,
  { live, visible, hidden }: PollIntervals,
): boolean {
  const everyMs = mode === 'live' ? live : hiddenAt === null && mode !== 'resting' ? visible : hidden;
  return everyMs !== null && at - askedAt >= everyMs;
}
