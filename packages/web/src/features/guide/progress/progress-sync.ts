import { ApiError, mayPass } from '../../../platform/api/api-error.ts';
import { retryWaitMs } from '../../../platform/api/retry-wait.ts';
import {
  type Answer,
  type ProgressRecord,
  type SyncRequest,
  nextRequest,
  markSent,
  mergeServerState,
  withoutRefused,
} from './progress-record.ts';

interface SyncParts {
  readonly record: () => ProgressRecord;
  readonly change: (next: (record: ProgressRecord) => ProgressRecord) => void;
  readonly put: (request: SyncRequest, keepalive: boolean) => Promise<Answer>;
  readonly get: () => Promise<Answer>;
  /** Whether there is a network, and the session is still that of the record's owner. */
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
    // What is marked while a request is under way goes with the next one, and so does a network that comes back.
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
    let request = nextRequest(parts.record());
    if (!request) {
      const answer = await parts.get();
      return parts.change((record) => (parts.mayAsk() ? mergeServerState(record, answer) : record));
    }
    // Each request leaves fewer unsent: what is refused is forgotten, and what is refused without a name ends this.
    for (; request; request = nextRequest(parts.record())) {
      try {
        accept(request, await parts.put(request, false));
      } catch (error) {
        if (!forget(request, error)) throw error;
      }
    }
  }

  const accept = (request: SyncRequest, answer: Answer): void =>
    parts.change((record) => {
      const sent = markSent(record, request);
      // Who has signed out meanwhile is told no more: it would stay on the device.
      return parts.mayAsk() ? mergeServerState(sent, answer) : sent;
    });

  /** False when the server did not say what it refuses. */
  function forget(request: SyncRequest, error: unknown): boolean {
    if (!(error instanceof ApiError) || error.status !== 400) return false;
    if (!withoutRefused(parts.record(), request, error.fields)) return false;
    parts.change((record) => withoutRefused(record, request, error.fields) ?? record);
    return true;
  }

  /** The page may not come back: sends now, on after its end. What gets lost is still marked as unsent. */
  function leave(): void {
    const request = nextRequest(parts.record());
    if (!request || !parts.mayAsk()) return;
    parts.put(request, true).then((answer) => accept(request, answer), retryLater);
  }

  return {
    soon,
    run,
    leave,
    /** A page that shows it was opened: asks unless that was done just now. */
    opened: (): Promise<void> | undefined =>
      nextRequest(parts.record()) || Date.now() - lastAt > freshMs ? run() : undefined,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}

export type ProgressSync = ReturnType<typeof createProgressSync>;
