import { expect, it } from 'vitest';
import { retryWaitMs } from './retry-wait.ts';

it('doubles the wait after each failure up to 30 s, with jitter', () => {
  expect([1, 2, 3, 4, 5, 6, 9].map((failures) => retryWaitMs(failures, 1))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  expect(retryWaitMs(1, 0)).toBe(500);
});
