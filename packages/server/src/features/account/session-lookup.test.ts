import { describe, expect, it } from 'vitest';
import { createLookUps } from './session-lookup.ts';

const from = (network: string) => ({ network, address: `${network}.1` });
const busy = { code: 'server.busy', retryAfterSeconds: 1 };

/** Look-ups that end when the test resolves them. */
function heldLookUps(mayShare = true) {
  const loaded: string[] = [];
  const { promise, resolve: answer, reject: fail } = Promise.withResolvers<string | null>();
  const lookUps = createLookUps(
    (key) => {
      loaded.push(key);
      return promise;
    },
    () => mayShare,
  );
  return { lookUps, loaded, answer, fail };
}

describe('look-ups', () => {
  it('shares one query between simultaneous requests for a key, and queries again afterwards', async () => {
    const { lookUps, loaded, answer } = heldLookUps();
    const all = Array.from({ length: 50 }, () => lookUps.find(from('a'), 'same'));
    answer(null);
    expect(new Set(await Promise.all(all))).toEqual(new Set([null]));
    expect(loaded).toEqual(['same']);
    await lookUps.find(from('a'), 'same');
    expect(loaded).toEqual(['same', 'same']);
  });

  it('queries again after a change, so that no one gets data from before it', async () => {
    const { lookUps, loaded, answer } = heldLookUps();
    const before = lookUps.find(from('a'), 'same');
    lookUps.shareNoMore();
    const after = lookUps.find(from('a'), 'same');
    answer('a session');
    await Promise.all([before, after]);
    expect(loaded).toEqual(['same', 'same']);
  });

  it('runs a query for each request while changes are not heard', async () => {
    const { lookUps, loaded, answer } = heldLookUps(false);
    const all = [lookUps.find(from('a'), 'same'), lookUps.find(from('a'), 'same')];
    answer('a session');
    await Promise.all(all);
    expect(loaded).toEqual(['same', 'same']);
  });

  it('runs four queries at once, refuses the excess of one address, and admits others', async () => {
    const { lookUps, loaded, answer } = heldLookUps();
    const flood = Array.from({ length: 300 }, (_, index) => lookUps.find(from('flood'), `key ${index}`));
    await expect(lookUps.find(from('flood'), 'one more')).rejects.toMatchObject(busy);
    const calm = lookUps.find(from('calm'), 'calm');
    expect(loaded).toHaveLength(4);
    answer(null);
    await calm;
    // It waited for one of the four, and at most one more of the flood.
    expect(loaded.indexOf('calm')).toBeLessThan(6);
    expect(await Promise.all(flood)).toHaveLength(300);
  });

  it('passes a database error to everyone who waits for it, and queries again', async () => {
    const { lookUps, loaded, fail } = heldLookUps();
    const all = [lookUps.find(from('a'), 'same'), lookUps.find(from('a'), 'same')];
    fail(new Error('away'));
    for (const outcome of await Promise.allSettled(all)) expect(outcome.status).toBe('rejected');
    await expect(lookUps.find(from('a'), 'same')).rejects.toThrow('away');
    expect(loaded).toEqual(['same', 'same']);
  });
});
