import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { noTicks, type Ticks, type Waiting, withChange, withoutSent } from './tick-queue.ts';
import { sendWaiting, type SenderParts } from './tick-sender.ts';

/** A device with its queue, and a server that does what the next entry of `mood` says. */
function createDevice(mood: (number | 'ok')[] = []) {
  let waiting: Waiting = {};
  let clock = 0;
  const server = new Map<string, Ticks>();
  const saved: string[] = [];
  const refused: number[] = [];
  const device = {
    server,
    saved,
    refused,
    waiting: () => waiting,
    tick: (date: string, prayer: keyof Ticks, done: boolean) => {
      clock += 1;
      waiting = withChange(waiting, date, prayer, { done, at: clock });
    },
    whilePut: () => {},
    send: (parts: Partial<SenderParts> = {}) =>
      sendWaiting({
        waiting: () => waiting,
        remove: (date, sent) => {
          waiting = withoutSent(waiting, date, sent);
        },
        put: async (date, flags) => {
          const next = mood.shift() ?? 'ok';
          device.whilePut();
          if (next !== 'ok') throw new ApiError(next, `${next}: no`);
          const ticks = { ...(server.get(date) ?? noTicks), ...flags };
          server.set(date, ticks);
          return ticks;
        },
        onSaved: (date) => saved.push(date),
        onRefused: ({ status }) => refused.push(status),
        ...parts,
      }),
  };
  return device;
}

describe('sending what waits', () => {
  it('brings every day to the server, a request for each', async () => {
    const device = createDevice();
    device.tick('2026-03-02', 'fajr', true);
    device.tick('2026-03-01', 'isha', true);
    device.tick('2026-03-01', 'asr', true);
    expect(await device.send()).toBe('sent');
    expect(device.saved).toEqual(['2026-03-01', '2026-03-02']);
    expect(device.server.get('2026-03-01')).toEqual({ ...noTicks, asr: true, isha: true });
    expect(device.waiting()).toEqual({});
  });

  it.each([0, 401, 408, 429, 500, 503])(
    'keeps everything when the answer is %i, for the next time',
    async (status) => {
      const device = createDevice(['ok', status]);
      device.tick('2026-03-01', 'isha', true);
      device.tick('2026-03-02', 'fajr', true);
      expect(await device.send()).toBe('later');
      expect(Object.keys(device.waiting())).toEqual(['2026-03-02']);
      expect(await device.send()).toBe('sent');
      expect(device.server.get('2026-03-02')).toEqual({ ...noTicks, fajr: true });
      expect(device.refused).toEqual([]);
    },
  );

  it('gives up a day that the server will never take, says so, and goes on', async () => {
    const device = createDevice([400, 'ok']);
    device.tick('2026-03-01', 'isha', true);
    device.tick('2026-03-02', 'fajr', true);
    expect(await device.send()).toBe('sent');
    expect(device.refused).toEqual([400]);
    expect([...device.server.keys()]).toEqual(['2026-03-02']);
    expect(device.waiting()).toEqual({});
  });

  it('sends again what was changed while it was sent', async () => {
    const device = createDevice();
    device.tick('2026-03-01', 'fajr', true);
    device.whilePut = () => {
      device.whilePut = () => {};
      device.tick('2026-03-01', 'fajr', false);
    };
    expect(await device.send()).toBe('sent');
    expect(device.saved).toEqual(['2026-03-01', '2026-03-01']);
    expect(device.server.get('2026-03-01')).toEqual(noTicks);
  });

  it('does not hide a fault of our own', async () => {
    const device = createDevice();
    device.tick('2026-03-01', 'fajr', true);
    await expect(device.send({ put: () => Promise.reject(new TypeError('a fault')) })).rejects.toThrow(
      'a fault',
    );
    expect(device.waiting()).not.toEqual({});
  });
});
