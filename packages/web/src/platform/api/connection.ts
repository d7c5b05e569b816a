import { retryWaitMs } from './retry-wait.ts';

/** How the page hears of what it follows by a stream; all times in milliseconds of one clock. */
export interface Connection {
  /**
   * `opening`: a stream is asked for. `live`: it speaks. `waiting`: it is broken and asked for again at `retryAt`.
   * `resting`: nobody looks, so nothing is asked.
   */
  readonly mode: 'opening' | 'live' | 'waiting' | 'resting';
  /** Streams that broke in a row. */
  readonly failures: number;
  /** When something was heard of the stream last, or when it was asked for. */
  readonly heardAt: number;
  readonly retryAt: number;
  /** Since when the page is hidden. */
  readonly hiddenAt: number | null;
}

export type Signal = { readonly at: number } & (
  | { readonly type: 'opened' | 'heard' | 'tick' | 'hidden' | 'shown' | 'online' }
  /** `chance` from 0 to 1 spreads those who were cut off together. */
  | { readonly type: 'broken'; readonly chance: number }
);

/** The server speaks every 15 s; after this long something in between has let the stream die. */
const silenceMs = 40_000;
/** A stream that is not answered by then never will be. */
const openingMs = 15_000;
/** A page that was hidden for this long rests; shorter looks elsewhere cost no new stream. */
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
      // A stream that only opens and breaks has proved nothing; one that speaks is well.
      return now.mode === 'live' ? { ...now, heardAt: at, failures: 0 } : now;
    case 'broken':
      return isAsking(now) ? broken(now, at, signal.chance) : now;
    case 'hidden':
      return { ...now, hiddenAt: now.hiddenAt ?? at };
    case 'shown':
      // Phones freeze hidden pages; what was open before may be dead without having said so.
      return now.mode === 'live' && at - now.heardAt <= silenceMs
        ? { ...now, hiddenAt: null }
        : { ...now, hiddenAt: null, mode: 'opening', heardAt: at };
    case 'online':
      // What was open before the network went may be dead without having said so.
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

/** How often to ask, in milliseconds, by what is known of the stream and the page. `null`: not at all. */
export interface PollIntervals {
  readonly live: number | null;
  readonly visible: number;
  readonly hidden: number | null;
}

/** Whether it is time to ask, having asked at `askedAt`. */
export function isPollDue(
  { mode, hiddenAt }: Connection,
  askedAt: number,
  at: number,
  { live, visible, hidden }: PollIntervals,
): boolean {
  const everyMs = mode === 'live' ? live : hiddenAt === null && mode !== 'resting' ? visible : hidden;
  return everyMs !== null && at - askedAt >= everyMs;
}
