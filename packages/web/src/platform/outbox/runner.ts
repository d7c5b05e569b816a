import { ApiError, mayPass } from '../api/api-error.ts';
import { retryWaitMs } from '../api/retry-wait.ts';

/** Why the last attempt failed. Every case is retried without the user. */
export type Held =
  /** `error`: the server's answer; null when it was not reached. */
  | { readonly status: 'waiting'; readonly error: ApiError | null }
  /** The server refused the request without naming a part of it, or our own code failed. */
  | { readonly status: 'failed'; readonly error: unknown };

export interface RunnerParts {
  /** Sends everything that waits. False: it stopped early, because the owner changed or the network was lost. */
  readonly work: () => Promise<boolean>;
  /** Whether there is a network and the session belongs to the owner of the items. */
  readonly mayAsk: () => boolean;
  /** Runs the work while no other tab of this device runs it. */
  readonly alone: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly onHeld?: (held: Held | null) => void;
  /** Milliseconds without a call of `soon` before it sends, and the longest delay in all. */
  readonly quietMs?: number;
  readonly longestMs?: number;
  /** Milliseconds until the next attempt after `failures` in a row. */
  readonly retryMs?: (failures: number) => number;
  /** Milliseconds from a successful attempt to the next one; without it, only `run` and `soon` start one. */
  readonly againMs?: () => number | undefined;
}

export const backOffMs = (failures: number): number => retryWaitMs(failures, Math.random());
const freshMs = 60_000;
const lookMs = 30_000;
const unreached: Held = { status: 'waiting', error: null };

/** Runs the work of an outbox, one attempt at a time, and retries after a failure. */
export function createRunner(parts: RunnerParts) {
  const { quietMs = 0, longestMs = Number.POSITIVE_INFINITY, retryMs = backOffMs } = parts;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isClosed = false;
  let failures = 0;
  let wentWellAt = Number.NEGATIVE_INFINITY;

  const hold = (held: Held | null) => {
    if (!isClosed) parts.onHeld?.(held);
  };

  function stopTimers(): void {
    clearTimeout(quiet);
    clearTimeout(retry);
    waitingSince = undefined;
  }

  /** Runs after `quietMs` without another call. */
  function soon(): void {
    if (isClosed) return;
    const now = Date.now();
    waitingSince ??= now;
    clearTimeout(quiet);
    quiet = setTimeout(start, Math.max(0, Math.min(quietMs, waitingSince + longestMs - now)));
  }

  /** Leaves a pending `soon` in place, because that comes earlier. */
  function retryLater(): void {
    failures += 1;
    again(retryMs(failures));
  }

  function again(ms: number): void {
    clearTimeout(retry);
    if (!isClosed) retry = setTimeout(start, ms);
  }

  /** Runs now. During an attempt it runs once more afterwards, because that attempt may have missed new items. */
  function run(): Promise<void> {
    isWanted = true;
    // Deferred until `running` is set, because the attempt itself may call `run`.
    running ??= Promise.resolve().then(attempts);
    return running;
  }
  const start = (): void => void run();
  const isDue = (): boolean => isWanted && !isClosed;

  async function attempts(): Promise<void> {
    try {
      while (isDue()) {
        isWanted = false;
        stopTimers();
        await attempt();
      }
    } finally {
      running = undefined;
    }
  }

  async function attempt(): Promise<void> {
    if (!parts.mayAsk()) {
      // Some browsers do not report that the network is back.
      again(lookMs);
      return hold(unreached);
    }
    try {
      const isDone = await parts.alone(parts.work);
      failures = 0;
      wentWellAt = Date.now();
      hold(isDone ? null : unreached);
      const nextMs = parts.againMs?.();
      if (nextMs !== undefined) again(nextMs);
    } catch (error) {
      const isApiError = error instanceof ApiError;
      const waiting: Held = { status: 'waiting', error: isApiError && error.status !== 0 ? error : null };
      hold(isApiError && mayPass(error) ? waiting : { status: 'failed', error });
      retryLater();
      // A fault in our own code is not hidden.
      if (!isApiError) throw error;
    }
  }

  return {
    soon,
    run,
    retryLater,
    /** Whether the last attempt succeeded within the last minute. */
    isFresh: (): boolean => Date.now() - wentWellAt <= freshMs,
    close: () => {
      isClosed = true;
      stopTimers();
    },
  };
}
