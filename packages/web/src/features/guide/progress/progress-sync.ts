import { ApiError, mayPass } from '../../../platform/api/api-error.ts';
import { retryWaitMs } from '../../../platform/api/retry-wait.ts';
import {
  type Answer,
  type Book,
  type Letter,
  nextLetter,
  taken,
  told,
  withoutRefused,
} from './progress-book.ts';

interface SyncParts {
  readonly book: () => Book;
  readonly change: (next: (book: Book) => Book) => void;
  readonly put: (letter: Letter, keepalive: boolean) => Promise<Answer>;
  readonly get: () => Promise<Answer>;
  /** Whether there is a network, and the session is still that of the book's owner. */
  readonly mayAsk: () => boolean;
  /** The server was reached and does not take what there is. */
  readonly onFailed: (hasFailed: boolean) => void;
  /** Holds back the other tabs of this device meanwhile. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
}

const quietMs = 800;
const freshMs = 60_000;

/** Brings one person's marks and the account together. Marking never waits for it. */
export function createProgressSync(parts: SyncParts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let lastAt = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  let failures = 0;
  let isAskedMeanwhile = false;

  function soon(ms = quietMs): void {
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  }

  function retryLater(): void {
    failures += 1;
    soon(retryWaitMs(failures, Math.random()));
  }

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (isClosed || !parts.mayAsk()) return;
    // What is marked while a letter is under way goes with the next one, and so does a network that comes back.
    if (running) {
      isAskedMeanwhile = true;
      soon();
      return running;
    }
    isAskedMeanwhile = false;
    running = attempt();
    await running;
  }

  async function attempt(): Promise<void> {
    try {
      await parts.alone(exchange);
      lastAt = Date.now();
      failures = 0;
      parts.onFailed(false);
    } catch (error) {
      parts.onFailed(!(error instanceof ApiError && mayPass(error)));
      if (isAskedMeanwhile) soon();
      else retryLater();
    } finally {
      running = undefined;
    }
  }

  async function exchange(): Promise<void> {
    let letter = nextLetter(parts.book());
    if (!letter) {
      const answer = await parts.get();
      return parts.change((book) => (parts.mayAsk() ? told(book, answer) : book));
    }
    // Each letter leaves fewer unsent: what is refused is forgotten, and what is refused without a name ends this.
    for (; letter; letter = nextLetter(parts.book())) {
      try {
        accept(letter, await parts.put(letter, false));
      } catch (error) {
        if (!forget(letter, error)) throw error;
      }
    }
  }

  const accept = (letter: Letter, answer: Answer): void =>
    parts.change((book) => {
      const sent = taken(book, letter);
      // Who has signed out meanwhile is told no more: it would stay on the device.
      return parts.mayAsk() ? told(sent, answer) : sent;
    });

  /** False when the server did not say what it refuses. */
  function forget(letter: Letter, error: unknown): boolean {
    if (!(error instanceof ApiError) || error.status !== 400) return false;
    if (!withoutRefused(parts.book(), letter, error.fields)) return false;
    parts.change((book) => withoutRefused(book, letter, error.fields) ?? book);
    return true;
  }

  /** The page may not come back: sends now, on after its end. What gets lost is still marked as unsent. */
  function leave(): void {
    const letter = nextLetter(parts.book());
    if (!letter || !parts.mayAsk()) return;
    parts.put(letter, true).then((answer) => accept(letter, answer), retryLater);
  }

  return {
    soon,
    run,
    leave,
    /** A page that shows it was opened: asks unless that was done just now. */
    opened: (): Promise<void> | undefined =>
      nextLetter(parts.book()) || Date.now() - lastAt > freshMs ? run() : undefined,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

export type ProgressSync = ReturnType<typeof createProgressSync>;
