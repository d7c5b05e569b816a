import type { Clock } from '../../../platform/clock.ts';
import type { FailureKind } from './model-failure.ts';

/** Stops calls for a minute after several failures of the provider in a row. */
export interface Pause {
  isPaused(this: void): boolean;
  /** Reports how a call ended; null for an answer. Several failures of the provider in a row begin a pause. */
  report(this: void, failure: FailureKind | null): void;
}

const pauseAfter = 5;
const pauseMs = 60_000;
const ofProvider: ReadonlySet<FailureKind> = new Set<FailureKind>([
  'unreachable',
  'keyRefused',
  'tooManyRequests',
  'requestRefused',
  'serverError',
  'garbage',
  'tooSlow',
  'truncated',
]);

export function createPause(clock: Clock): Pause {
  let failuresInARow = 0;
  let pausedUntil = 0;
  return {
    isPaused: () => clock.now().getTime() < pausedUntil,
    report: (failure) => {
      if (failure === null) failuresInARow = 0;
      else if (ofProvider.has(failure)) failuresInARow += 1;
      if (failuresInARow >= pauseAfter) pausedUntil = clock.now().getTime() + pauseMs;
    },
  };
}
