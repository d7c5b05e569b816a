import { describe, expect, it } from 'vitest';
import { createLookUps } from './session-lookup.ts';

const from = (network: string) => ({ network, address: `${network}.1` });
const busy = { code: 'server.busy', retryAfterSeconds: 1 };

/** Look-ups that end when the test says so. */
function heldLookUps() {
  const loaded: string[] = [];
  const { promise, resolve: answer, reject: fail } = Promise.withResolvers<string | null>();
  const lookUps = createLookUps((key) => {
    loaded.push(key);
    return promise;
  });
  return { lookUps, loaded, answer, fail };
}

describe('look-ups', () => {
  it('asks once for what is asked for by many at the same time, and again afterwards', async () => {
    const { lookUps, loaded, answer } = heldLookUps();
    const all = Array.from({ length: 50 }, () => lookUps.find(from('a'), 'same'));
    answer(null);
    expect(new Set(await Promise.all(all))).toEqual(new Set([null]));
    expect(loaded).toEqual(['same']);
    await lookUps.find(from('a'), 'same');
    expect(loaded).toEqual(['same', 'same']);
  });

  it('asks anew after a change, so that nobody is given what was read before it', async () => {
    const { lookUps, loaded, answer } = heldLookUps();
    const before = lookUps.find(from('a'), 'same');
    lookUps.shareNoMore();
    const after = lookUps.find(from('a'), 'same');
    answer('a session');
    await Promise.all([before, after]);
    expect(loaded).toEqual(['same', 'same']);
  });

  it('asks for four things at once, refuses what is too much of one address, and lets others in', async () => {
    const { lookUps, loaded, answer } = heldLookUps();
    const flood = Array.from({ length: 300 }, (_, index) => lookUps.find(from('flood'), `key ${index}`));
    await expect(lookUps.find(from('flood'), 'one more')).rejects.toMatchObject(busy);
    const calm = lookUps.find(from('calm'), 'calm');
    expect(loaded).toHaveLength(4);
    answer(null);
    await calm;
    // It waited for one of the four, and for one more of the flood at most.
    expect(loaded.indexOf('calm')).toBeLessThan(6);
    expect(await Promise.all(flood)).toHaveLength(300);
  });

  it('gives the error of the database to each who waits for it, and looks up again', async () => {
    const { lookUps, loaded, fail } = heldLookUps();
    const all = [lookUps.find(from('a'), 'same'), lookUps.find(from('a'), 'same')];
    fail(new Error('away'));
    for (const outcome of await Promise.allSettled(all)) expect(outcome.status).toBe('rejected');
    await expect(lookUps.find(from('a'), 'same')).rejects.toThrow('away');
    expect(loaded).toEqual(['same', 'same']);
  });
});
