import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLogger } from './logger.ts';
import { createTimers } from './timers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('repeats work until it is stopped', async () => {
  const timers = createTimers(createLogger('silent'));
  let count = 0;
  timers.every(1000, 'count', async () => {
    count += 1;
  });
  await vi.advanceTimersByTimeAsync(3500);
  expect(count).toBe(3);
  timers.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(count).toBe(3);
});

it('does not start work again before its last run has ended', async () => {
  const timers = createTimers(createLogger('silent'));
  const runs: (() => void)[] = [];
  timers.every(1000, 'slow', () => new Promise((resolve) => runs.push(resolve)));
  await vi.advanceTimersByTimeAsync(3500);
  expect(runs).toHaveLength(1);
  runs[0]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs).toHaveLength(2);
  timers.stop();
});

it('retries failed work at its next time, and runs `once` work soon and only once', async () => {
  const timers = createTimers(createLogger('silent'));
  let tries = 0;
  let soon = 0;
  timers.every(1000, 'fail', async () => {
    tries += 1;
    throw new Error('a fault');
  });
  timers.soon('once', async () => {
    soon += 1;
  });
  await vi.advanceTimersByTimeAsync(2500);
  expect({ tries, soon }).toEqual({ tries: 2, soon: 1 });
  timers.stop();
});
