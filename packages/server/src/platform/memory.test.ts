import { describe, expect, it } from 'vitest';
import { createMemory } from './memory.ts';

/** Rows that count how often they were read, and a connection that the test loses itself. */
function rowsInMemory() {
  let isWhole = true;
  let reads = 0;
  const gaps: (() => void)[] = [];
  const heard = { isWhole: () => isWhole, onGap: (listener: () => void) => void gaps.push(listener) };
  const memory = createMemory(heard, async (key) => ({ row: `${key}${(reads += 1)}` }));
  const become = (whole: boolean): void => {
    isWhole = whole;
    for (const gap of gaps) gap();
  };
  return { heard, memory, lose: () => become(false), regain: () => become(true) };
}

describe('rows kept in memory', () => {
  it('are read once, until they are forgotten, and only those that are', async () => {
    const { memory } = rowsInMemory();
    expect([await memory.get('a'), await memory.get('a')]).toEqual([{ row: 'a1' }, { row: 'a1' }]);
    await memory.get('b');
    memory.forget('a');
    expect([await memory.get('a'), await memory.get('b')]).toEqual([{ row: 'a3' }, { row: 'b2' }]);
  });

  it('are read once for all who ask at the same time', async () => {
    const { memory } = rowsInMemory();
    const all = await Promise.all(Array.from({ length: 50 }, async () => memory.get('a')));
    expect(new Set(all.map(({ row }) => row))).toEqual(new Set(['a1']));
  });

  it('are not remembered, nor given to others, when they were read before a change', async () => {
    const { heard } = rowsInMemory();
    const { promise: slowRow, resolve: arrive } = Promise.withResolvers<{ row: string }>();
    const rows = [slowRow, Promise.resolve({ row: 'new' })];
    const memory = createMemory(heard, () => rows.shift() ?? Promise.resolve({ row: 'none' }));
    const reading = memory.get('a');
    memory.forget('a');
    const after = memory.get('a');
    arrive({ row: 'old' });
    expect([await reading, await after]).toEqual([{ row: 'old' }, { row: 'new' }]);
    expect(await memory.get('a')).toEqual({ row: 'new' });
  });

  it('are remembered although another row changes while they are read', async () => {
    const { memory } = rowsInMemory();
    const reading = memory.get('a');
    memory.forget('b');
    await reading;
    expect(await memory.get('a')).toEqual({ row: 'a1' });
  });

  it('are read again by the next who asks after a read that failed', async () => {
    const { heard } = rowsInMemory();
    const rows = [Promise.reject(new Error('away')), Promise.resolve({ row: 'a' })];
    const memory = createMemory(heard, () => rows.shift() ?? Promise.resolve({ row: 'none' }));
    await expect(memory.get('a')).rejects.toThrow('away');
    expect(await memory.get('a')).toEqual({ row: 'a' });
  });

  it('are forgotten, and none is remembered, while changes are not heard', async () => {
    const { memory, lose, regain } = rowsInMemory();
    await memory.get('a');
    lose();
    const atOnce = await Promise.all([memory.get('a'), memory.get('a')]);
    expect([...atOnce, await memory.get('a')]).toEqual([{ row: 'a2' }, { row: 'a3' }, { row: 'a4' }]);
    regain();
    expect([await memory.get('a'), await memory.get('a')]).toEqual([{ row: 'a5' }, { row: 'a5' }]);
  });
});
