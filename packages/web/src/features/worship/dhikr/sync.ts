import { ApiError } from '../../../platform/api/index.ts';
import { retryWaitMs } from '../../../platform/api/retry-wait.ts';
import type { Book } from './book.ts';
import { type Answer, type Days, type Held, type Letter, letters, rowName, taken, told } from './exchange.ts';

export type SyncState = { status: 'idle' | 'sending' | 'waiting' } | { status: 'failed'; error: unknown };

interface SyncParts {
  book: () => Book | undefined;
  change: (next: (book: Book) => Book) => void;
  /** The days to be told of. */
  days: () => Days;
  put: (letter: Letter, days: Days, keepalive: boolean) => Promise<Answer>;
  get: (deviceId: string, days: Days) => Promise<Answer>;
  /** Whether there is a network, and the session is still that of the book's owner. */
  mayAsk: () => boolean;
  onState: (state: SyncState, isFull: boolean) => void;
  /** Holds back the other tabs of this device meanwhile. */
  alone: (work: () => Promise<void>) => Promise<void>;
}

const quietMs = 3000;
const longestMs = 15_000;
/** What a closing page may send on. */
const lettersOnLeaving = 2;

/** Sends what a person counts in batches, and brings what their other devices counted. Counting never waits for it. */
export function createSync(parts: SyncParts) {
  let held: Held = { rows: new Set(), phrases: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | undefined;
  let running: Promise<void> | undefined;
  let isClosed = false;
  let failures = 0;

  const show = (state: SyncState) => {
    if (!isClosed) parts.onState(state, held.phrases);
  };

  /** Sends once it has been quiet for a while. */
  function soon(): void {
    if (isClosed) return;
    const now = Date.now();
    waitingSince ??= now;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), Math.max(0, Math.min(quietMs, waitingSince + longestMs - now)));
  }

  /** Beside what waits for a moment of quiet, which goes sooner. */
  function retryLater(): void {
    failures += 1;
    clearTimeout(retryTimer);
    if (!isClosed) retryTimer = setTimeout(() => void run(), retryWaitMs(failures, Math.random()));
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    clearTimeout(retryTimer);
    if (running) {
      soon();
      return running;
    }
    waitingSince = undefined;
    if (!parts.mayAsk()) return show({ status: 'waiting' });
    show({ status: 'sending' });
    running = attempt();
    await running;
  }

  async function attempt(): Promise<void> {
    try {
      await parts.alone(exchange);
      failures = 0;
      show({ status: 'idle' });
    } catch (error) {
      const isAway = error instanceof ApiError && error.code === 'network';
      show(isAway ? { status: 'waiting' } : { status: 'failed', error });
      retryLater();
    } finally {
      running = undefined;
    }
  }

  async function exchange(): Promise<void> {
    const book = parts.book();
    if (!book) return;
    const days = parts.days();
    let isTold = false;
    for (const letter of letters(book, held)) {
      try {
        isTold = accept(letter, await parts.put(letter, days, false), days);
      } catch (error) {
        // Each time at least one thing more is held back.
        if (hold(letter, error)) return exchange();
        throw error;
      }
    }
    if (isTold) return;
    const answer = await parts.get(book.deviceId, days);
    parts.change((now) => (now.deviceId === book.deviceId ? told(now, answer, days) : now));
  }

  /** Whether the answer was about this device. */
  function accept(letter: Letter, answer: Answer, days: Days): boolean {
    let isOwn = false;
    parts.change((book) => {
      isOwn = letter.deviceId === book.deviceId;
      return taken(isOwn ? told(book, answer, days) : book, letter);
    });
    return isOwn;
  }

  /** Keeps back what the server refused, so that the rest can go. False when it did not say what that was. */
  function hold({ deviceId, tallies }: Letter, error: unknown): boolean {
    if (!(error instanceof ApiError)) return false;
    if (error.code === 'dhikr.tooManyPhrases' && !held.phrases) {
      held = { ...held, phrases: true };
      return true;
    }
    const refused = Object.keys(error.fields).flatMap((field) => {
      const tally = tallies[Number(/^tallies\.(\d+)\./.exec(field)?.[1])];
      return tally ? [rowName(deviceId, tally)] : [];
    });
    held = { ...held, rows: new Set([...held.rows, ...refused]) };
    return refused.length > 0;
  }

  /** The page may not come back: sends now, on after its end. What gets lost is still marked as unsent. */
  function leave(): void {
    const book = parts.book();
    if (!book || !parts.mayAsk()) return;
    const days = parts.days();
    for (const letter of letters(book, held).slice(0, lettersOnLeaving)) {
      parts.put(letter, days, true).then(
        (answer) => accept(letter, answer, days),
        (error: unknown) => {
          if (!hold(letter, error)) retryLater();
        },
      );
    }
  }

  return {
    soon,
    run,
    leave,
    /** Tries again what was held back too. */
    retry: () => {
      held = { rows: new Set(), phrases: false };
      return run();
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(retryTimer);
      leave();
    },
  };
}
