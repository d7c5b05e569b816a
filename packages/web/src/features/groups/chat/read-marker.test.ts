import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadMarker } from './read-marker.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('sends quick changes once, never goes backwards, and sends again after a failure with the next message', async () => {
  const told: number[] = [];
  let isDown = false;
  const onMarked = vi.fn<() => void>();
  const marker = createReadMarker({
    put: async (upTo) => {
      told.push(upTo);
      if (isDown) throw new Error('away');
    },
    onMarked,
  });
  for (const number of [3, 5, 4]) marker.see(number);
  await vi.runAllTimersAsync();
  expect(told).toEqual([5]);
  marker.see(5);
  await vi.runAllTimersAsync();
  expect(told).toEqual([5]);
  isDown = true;
  marker.see(6);
  await vi.runAllTimersAsync();
  isDown = false;
  marker.see(6);
  await vi.runAllTimersAsync();
  expect(told).toEqual([5, 6, 6]);
  expect(onMarked).toHaveBeenCalledTimes(2);
});
