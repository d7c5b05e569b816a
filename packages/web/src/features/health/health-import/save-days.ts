import type { Input, Reply } from '../../../platform/api/api.ts';
import { api, ApiError, mayPass } from '../../../platform/api/index.ts';
import { retryWaitMs } from '../../../platform/api/retry-wait.ts';
import type { Reading } from './protocol.ts';

type Store = (
  input: Input<'POST /api/health/metrics'> & { signal: AbortSignal },
) => Promise<Reply<'POST /api/health/metrics'>>;

/** `mostMetrics` of the contract, whose module would bring its schemas with it. A test compares them. */
export const mostInBatch = 400;
const mostTries = 5;

const store: Store = (input) => api('POST /api/health/metrics', input);

/**
 * Saves the days after the first `from`, in batches. A batch whose reply was lost is sent again: the same day and source
 * replaces what was stored, so nothing is counted twice. An export begins and ends within a day, and an older one can be
 * imported after a newer one, so a sum that is stored already is never lowered.
 * @param onSaved gets the number of days that are saved
 * @throws what the last try of a batch threw, or the reason of `signal`
 */
export async function saveDays(
  { source, days }: Reading,
  from: number,
  signal: AbortSignal,
  onSaved: (days: number) => void,
  send: Store = store,
): Promise<void> {
  for (let at = from; at < days.length; at += mostInBatch) {
    const metrics = days
      .slice(at, at + mostInBatch)
      .map(({ date, values }) => ({ date, source, values: { ...values } }));
    await withRetries(() => send({ body: { metrics, keepsGreater: true }, signal }), signal);
    onSaved(at + metrics.length);
  }
}

async function withRetries(work: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
  for (let failures = 0; ; ) {
    signal.throwIfAborted();
    try {
      await work();
      return;
    } catch (error) {
      failures += 1;
      const isPassing = error instanceof ApiError && error.status !== 401 && mayPass(error);
      if (signal.aborted || !isPassing || failures >= mostTries) throw error;
    }
    await pause(retryWaitMs(failures, Math.random()), signal);
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
