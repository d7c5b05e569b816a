import { describe, expect, it } from 'vitest';
import type { Bus } from './bus/bus.ts';
import { createLocalBus } from './bus/index.ts';
import { createMemory } from './memory.ts';

/** A local bus whose gaps and messages of other processes the test makes itself. */
function aBus() {
  let isWhole = true;
  const listeners: ((key: string) => void)[] = [];
  const gaps: (() => void)[] = [];
  const said: string[] = [];
  const bus: Bus = {
    ...createLocalBus(),
    isWhole: () => isWhole,
    subscribe: (_topic, listener) => listeners.push(listener),
    onGap: (listener) => gaps.push(listener),
    publish: async (topic, message) => {
      said.push(`${topic} ${message}`);
    },
  };
  return {
    bus,
    said,
    hear: (key: string) => listeners.forEach((listener) => listener(key)),
    lose: () => {
      isWhole = false;
      gaps.forEach((listener) => listener());
    },
  };
}

describe('rows kept in memory', () => {
  it('are read once, until they are forgotten here', async () => {
    const { bus, said } = aBus();
    let reads = 0;
    const memory = createMemory(bus, 'rows', async (key) => ({ row: `${key}${(reads += 1)}` }));
    expect([await memory.get('a'), await memory.get('a')]).toEqual([{ row: 'a1' }, { row: 'a1' }]);
    await memory.forget('a');
    expect(await memory.get('a')).toEqual({ row: 'a2' });
    expect(said).toEqual(['rows a']);
  });

  it('are forgotten when another process says so, and only those it names', async () => {
    const { bus, hear } = aBus();
    let reads = 0;
    const memory = createMemory(bus, 'rows', async (key) => ({ row: `${key}${(reads += 1)}` }));
    await memory.get('a');
    await memory.get('b');
    hear('a');
    expect([await memory.get('a'), await memory.get('b')]).toEqual([{ row: 'a3' }, { row: 'b2' }]);
  });

  it('are not remembered when they were read before a change that is known since', async () => {
    const { bus, hear } = aBus();
    const { promise: slowRow, resolve: arrive } = Promise.withResolvers<{ row: string }>();
    const rows = [slowRow, Promise.resolve({ row: 'new' })];
    const memory = createMemory(bus, 'rows', () => rows.shift() ?? Promise.resolve({ row: 'none' }));
    const reading = memory.get('a');
    hear('a');
    arrive({ row: 'old' });
    expect(await reading).toEqual({ row: 'old' });
    expect(await memory.get('a')).toEqual({ row: 'new' });
  });

  it('are read once for all who ask at the same time, and again after they were forgotten meanwhile', async () => {
    const { bus, hear } = aBus();
    const { promise: slowRow, resolve: arrive } = Promise.withResolvers<{ row: string }>();
    const rows = [slowRow, Promise.resolve({ row: 'new' })];
    let reads = 0;
    const memory = createMemory(bus, 'rows', () => {
      reads += 1;
      return rows.shift() ?? Promise.resolve({ row: 'none' });
    });
    const crowd = Array.from({ length: 100 }, async () => memory.get('a'));
    expect(reads).toBe(1);
    hear('a');
    const later = memory.get('a');
    expect(reads).toBe(2);
    arrive({ row: 'old' });
    expect(new Set((await Promise.all(crowd)).map(({ row }) => row))).toEqual(new Set(['old']));
    expect(await later).toEqual({ row: 'new' });
    expect(await memory.get('a')).toEqual({ row: 'new' });
    expect(reads).toBe(2);
  });

  it('are read again after a read that failed', async () => {
    const { bus } = aBus();
    const rows = [Promise.reject(new Error('away')), Promise.resolve({ row: 'back' })];
    const memory = createMemory(bus, 'rows', () => rows.shift() ?? Promise.resolve({ row: 'none' }));
    const both = await Promise.allSettled([memory.get('a'), memory.get('a')]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await memory.get('a')).toEqual({ row: 'back' });
  });

  it('are forgotten, and none is remembered, while the bus is away', async () => {
    const { bus, lose } = aBus();
    let reads = 0;
    const memory = createMemory(bus, 'rows', async () => ({ row: `row ${(reads += 1)}` }));
    await memory.get('a');
    lose();
    expect([await memory.get('a'), await memory.get('a')]).toEqual([{ row: 'row 2' }, { row: 'row 3' }]);
  });
});
