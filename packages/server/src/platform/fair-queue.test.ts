import { describe, expect, it } from 'vitest';
import { createFairQueue, type FairQueueLimits } from './fair-queue.ts';

const limits: FairQueueLimits = { atOnce: 1, ofAddress: 4, ofNetwork: 6, inAll: 20, retryAfterSeconds: 2 };
const from = (network: string, host = '1') => ({ network, address: `${network}.${host}` });
const ok = async (): Promise<string> => 'done';
const busy = { code: 'server.busy', retryAfterSeconds: 2 };

/** A queue whose only slot is occupied until `letGo`. */
function heldQueue(over: Partial<FairQueueLimits> = {}) {
  const queue = createFairQueue({ ...limits, ...over });
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  const held = queue.run(from('holder'), () => promise);
  return { queue, held, letGo };
}

describe('a fair queue', () => {
  it('runs no more than its limit at once, and all tasks in the end', async () => {
    const queue = createFairQueue({ ...limits, atOnce: 2 });
    let running = 0;
    let most = 0;
    const task = async (): Promise<void> => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
    };
    await Promise.all(Array.from({ length: 4 }, () => queue.run(from('a'), task)));
    expect([most, running]).toEqual([2, 0]);
  });

  it('alternates between networks, and between the addresses of a network', async () => {
    const { queue, held, letGo } = heldQueue();
    const order: string[] = [];
    const add = (network: string, host: string, name: string): Promise<void> =>
      queue.run(from(network, host), async () => void order.push(name));
    const all = [
      add('flood', '1', 'flood 1'),
      add('flood', '1', 'flood 2'),
      add('flood', '1', 'flood 3'),
      add('flood', '2', 'neighbour'),
      add('calm', '1', 'calm'),
    ];
    letGo();
    await Promise.all([held, ...all]);
    expect(order).toEqual(['flood 1', 'calm', 'neighbour', 'flood 2', 'flood 3']);
  });

  it('refuses excess tasks of an address or network at once, and no others', async () => {
    const { queue, held, letGo } = heldQueue();
    const first = Array.from({ length: 4 }, () => queue.run(from('a', '1'), ok));
    await expect(queue.run(from('a', '1'), ok)).rejects.toMatchObject(busy);
    const second = Array.from({ length: 2 }, () => queue.run(from('a', '2'), ok));
    await expect(queue.run(from('a', '3'), ok)).rejects.toMatchObject(busy);
    const other = queue.run(from('b'), ok);
    letGo();
    await held;
    expect(await Promise.all([...first, ...second, other])).toEqual(Array.from({ length: 7 }, () => 'done'));
    // A slot is free again.
    expect(await queue.run(from('a', '1'), ok)).toBe('done');
  });

  it('admits a network with few tasks when many others have filled the queue, up to twice its limit', async () => {
    const { queue, held, letGo } = heldQueue({ ofAddress: 50, ofNetwork: 50, inAll: 10 });
    const flood = Array.from({ length: 9 }, () => queue.run(from('flood'), ok));
    await expect(queue.run(from('flood'), ok)).rejects.toMatchObject(busy);
    const calm = Array.from({ length: 10 }, (_, index) => queue.run(from(`calm ${index}`), ok));
    await expect(queue.run(from('calm 11'), ok)).rejects.toMatchObject(busy);
    letGo();
    await held;
    expect(new Set(await Promise.all([...flood, ...calm]))).toEqual(new Set(['done']));
  });

  it('continues after a failed task', async () => {
    const queue = createFairQueue(limits);
    const failing = queue.run(from('a'), () => Promise.reject(new Error('a fault')));
    const next = queue.run(from('a'), async () => 'next');
    await expect(failing).rejects.toThrow('a fault');
    expect(await next).toBe('next');
  });
});
