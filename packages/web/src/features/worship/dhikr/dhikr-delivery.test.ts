import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/index.ts';
import { createDevice, createServer, now } from '../../../testing/simulated-counters.ts';
import { presentPhrases, putPhrase, count } from './dhikr-record.ts';
import { nobody } from './stored-records.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const step = fc.record({
  what: fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom('count' as const) },
    { weight: 4, arbitrary: fc.constantFrom('undo' as const, 'well' as const, 'down' as const) },
    { weight: 3, arbitrary: fc.constantFrom('replyLost' as const, 'again' as const, 'leave' as const) },
    { weight: 1, arbitrary: fc.constantFrom('signOut' as const, 'signIn' as const) },
  ),
  which: fc.nat({ max: 20 }),
});

describe('two devices of one person', () => {
  it('converge on the counts, whatever was offline, lost, late or sent twice', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const server = createServer();
        const devices = [createDevice(server), createDevice(server)] as const;
        let truth = 0;
        for (const { what, which } of steps) {
          const device = devices[which % 2 === 0 ? 0 : 1];
          const before = device.total();
          if (what === 'count') device.count();
          else if (what === 'undo') device.undo();
          else if (what === 'again') server.again(which);
          else if (what === 'leave') device.sync.leave();
          else if (what === 'signOut') device.be(nobody);
          else if (what === 'signIn') device.be('amina');
          else await device.run(what);
          if (what === 'count' || what === 'undo') truth += device.total() - before;
          await Promise.resolve();
        }
        for (const device of [...devices, ...devices]) {
          device.be('amina');
          await device.run('well');
        }
        expect([server.total(), devices[0].total(), devices[1].total()]).toEqual([truth, truth, truth]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('sending', () => {
  it('waits for a pause, up to a limit', async () => {
    const server = createServer();
    const device = createDevice(server);
    for (let second = 0; second < 14; second += 1) {
      device.count();
      device.sync.soon();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(server.received).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.received.map(({ tallies }) => tallies[0]?.count)).toEqual([14]);
    device.count();
    device.sync.soon();
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.total()).toBe(15);
  });

  it('retries by itself after a network failure', async () => {
    const server = createServer();
    const device = createDevice(server);
    device.count();
    await device.run('down');
    expect(device.held()).toEqual({ status: 'waiting', error: null });
    void device.run('well');
    await vi.advanceTimersByTimeAsync(30_000);
    expect([server.total(), device.held()]).toEqual([1, null]);
  });

  it('retries soon on a bad connection, then less and less often', async () => {
    const server = createServer();
    const device = createDevice(server);
    server.refuseBy(() => new ApiError(503, '503: later', 'server.unavailable'));
    device.count();
    await device.run('well');
    const sent = (): number => server.received.length;
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent()).toBe(2);
    await vi.advanceTimersByTimeAsync(60_000);
    const after = sent();
    expect(after).toBeLessThan(12);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent() - after).toBeGreaterThanOrEqual(2);
    expect(sent() - after).toBeLessThanOrEqual(4);
  });

  it('holds back a row that the server refuses, and sends the rest', async () => {
    const server = createServer();
    const device = createDevice(server);
    device.count();
    device.change((record) => count(record, { ...now, date: '2026-12-24' })?.record ?? record);
    server.refuseBy(({ tallies }) => {
      const ahead = tallies.findIndex(({ date }) => date > now.date);
      const fields = { [`tallies.${ahead}.date`]: 'tooBig' };
      return ahead === -1 ? undefined : new ApiError(400, '400', 'request.invalid', fields);
    });
    await device.run('well');
    expect([server.total(), device.held()]).toEqual([1, null]);
    server.refuseBy(undefined);
    await device.retry();
    expect(server.total()).toBe(2);
  });

  it('keeps a dhikr that the full account refuses, reports it, and sends the counts', async () => {
    const server = createServer();
    const device = createDevice(server);
    device.count();
    const own = { id: 'own-1', text: 'Salawat', target: 3, removed: false };
    device.change((record) => putPhrase(record, own, now.at));
    server.refuseBy(({ phrases }) =>
      phrases.length > 0 ? new ApiError(409, '409', 'dhikr.tooManyPhrases') : undefined,
    );
    await device.run('well');
    expect([server.total(), device.held(), device.isFull()]).toEqual([1, null, true]);
    expect(presentPhrases(device.record())).toHaveLength(1);
  });

  it('reports the failure when the server has an error', async () => {
    const server = createServer();
    const device = createDevice(server);
    device.count();
    server.refuseBy(() => new ApiError(503, '503', 'server.busy'));
    await device.run('well');
    expect(device.total()).toBe(1);
    expect(device.held()).toMatchObject({ error: { code: 'server.busy' } });
  });

  it('keeps what is answered 429, and sends it later by itself', async () => {
    const server = createServer();
    const device = createDevice(server);
    device.count();
    server.refuseBy(() => new ApiError(429, '429', 'request.tooMany'));
    await device.run('well');
    expect([server.total(), device.total()]).toEqual([0, 1]);
    server.refuseBy(undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([server.total(), device.total(), device.held()]).toEqual([1, 1, null]);
  });

  it('fetches the dhikr of the other device without restoring a removed one', async () => {
    const server = createServer();
    const [one, other] = [createDevice(server), createDevice(server)];
    const own = { id: 'own-1', text: 'Salawat', target: 3, removed: false };
    one.change((record) => putPhrase(record, own, now.at));
    await one.run('well');
    await other.run('well');
    expect(presentPhrases(other.record())).toMatchObject([own]);
    other.change((record) => putPhrase(record, { ...own, removed: true }, now.at));
    await other.run('well');
    await one.run('well');
    expect(presentPhrases(one.record())).toEqual([]);
  });

  it('a device that lost its last writes continues from the server’s state', async () => {
    const server = createServer();
    const device = createDevice(server);
    device.count();
    await device.run('well');
    const before = device.record();
    device.count();
    device.count();
    await device.run('well');
    device.change(() => before);
    device.count();
    await device.run('well');
    await device.run('well');
    expect([server.total(), device.total()]).toEqual([4, 4]);
  });
});
