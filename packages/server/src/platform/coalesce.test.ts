import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCoalescer } from './coalesce.ts';
import { createLogger } from './logger.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('runs the first call at once, and only the last of those that follow within a second', async () => {
  const done: string[] = [];
  const coalescer = createCoalescer(1000, createLogger('silent'));
  const run = (key: string, name: string): Promise<void> =>
    coalescer.run(key, async () => void done.push(name));
  for (const name of ['first', 'second', 'third']) await run('a', name);
  await run('b', 'other');
  expect(done).toEqual(['first', 'other']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).toEqual(['first', 'other', 'third']);
  await run('a', 'fourth');
  expect(done).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(2000);
  expect(done).toEqual(['first', 'other', 'third', 'fourth']);
  await run('a', 'fifth');
  expect(done.at(-1)).toBe('fifth');
});

it('logs a failure of delayed work, and continues', async () => {
  const lines: string[] = [];
  const coalescer = createCoalescer(1000, createLogger('warn', { write: (line) => lines.push(line) }));
  await coalescer.run('a', async () => undefined);
  await coalescer.run('a', () => Promise.reject(new Error('a fault')));
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines.join('')).toContain('delayed work failed');
});
