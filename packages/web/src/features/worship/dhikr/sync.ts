import { ApiError } from '../../../platform/api/index.ts';
import { retryWaitMs } from '../../../platform/api/retry-wait.ts';
import type { DhikrRecord } from './dhikr-record.ts';
import {
  type Answer,
  type Days,
  type Held,
  type SyncRequest,
  syncRequests,
  rowName,
  markSent,
  mergeServerState,
} from './exchange.ts';

export type SyncState = { status: 'idle' | 'sending' | 'waiting' } | { status: 'failed'; error: unknown };

interface SyncParts {
  record: () => DhikrRecord | undefined;
  change: (next: (record: DhikrRecord) => DhikrRecord) => void;
  /** The days to be told of. */
  days: () => Days;
  put: (request: SyncRequest, days: Days, keepalive: boolean) => Promise<Answer>;
  get: (deviceId: string, days: Days) => Promise<Answer>;
  /** Whether there is a network, and the session is still that of the record's owner. */
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
    const record = parts.record();
    if (!record) return;
    const days = parts.days();
    let isTold = false;
    for (const request of syncRequests(record, held)) {
      try {
        isTold = accept(request, await parts.put(request, days, false), days);
      } catch (error) {
        // Each time at least one thing more is held back.
        if (hold(request, error)) return exchange();
        throw error;
      }
    }
    if (isTold) return;
    const answer = await parts.get(record.deviceId, days);
    parts.change((now) => (now.deviceId === record.deviceId ? mergeServerState(now, answer, days) : now));
  }

  /** Whether the answer was about this device. */
  function accept(request: SyncRequest, answer: Answer, days: Days): boolean {
    let isOwn = false;
    parts.change((record) => {
      isOwn = request.deviceId === record.deviceId;
      return markSent(isOwn ? mergeServerState(record, answer, days) : record, request);
    });
    return isOwn;
  }

  /** Keeps back what the server refused, so that the rest can go. False when it did not say what that was. */
  function hold({ deviceId, tallies }: SyncRequest, error: unknown): boolean {
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
    const record = parts.record();
    if (!record || !parts.mayAsk()) return;
    const days = parts.days();
    for (const request of syncRequests(record, held).slice(0, lettersOnLeaving)) {
      parts.put(request, days, true).then(
        (answer) => accept(request, answer, days),
        (error: unknown) => {
          if (!hold(request, error)) retryLater();
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
