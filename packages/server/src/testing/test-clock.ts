import type { Clock } from '../platform/clock.ts';

/** Runs like the real clock, from a time that the test sets. */
export interface TestClock extends Clock {
  advance(by: { readonly days?: number; readonly minutes?: number }): void;
  set(now: Date): void;
}

const MINUTE_MS = 60_000;

export function createTestClock(): TestClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    advance: ({ days = 0, minutes = 0 }) => {
      offsetMs += (days * 24 * 60 + minutes) * MINUTE_MS;
    },
    set: (now) => {
      offsetMs = now.getTime() - Date.now();
    },
  };
}
