import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/index.ts';
import { hasUnsent, marked } from './progress-record.ts';
import { createDevice, createServer } from '../../../testing/simulated-devices.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('sending', () => {
  it('forgets what the server does not know, and sends the rest at once', async () => {
    const server = createServer();
    server.refuseBy(({ marks }) => {
      const unknown = [...marks.entries()].filter(([, { item }]) => item.includes('gone'));
      if (unknown.length === 0) return undefined;
      const fields = Object.fromEntries(unknown.map(([index]) => [`marks.${index}.item`, 'unknown']));
      return new ApiError(400, '400: Not in the guide', 'guide.unknownItem', fields);
    });
    const phone = createDevice(server);
    for (const item of ['dua:gone', 'rite:sai', 'step:sai/gone', 'rite:ihram']) phone.mark(item);
    await phone.run();
    expect(server.done()).toEqual(['rite:ihram', 'rite:sai']);
    expect(server.received).toHaveLength(2);
    expect(phone.done()).toEqual(['rite:ihram', 'rite:sai']);
    expect(phone.hasFailed()).toBe(false);
  });

  it('says that it failed where the server refuses without a name, and keeps everything', async () => {
    const server = createServer();
    server.refuseBy(() => new ApiError(400, '400: no', 'request.invalid', { marks: 'tooBig' }));
    const phone = createDevice(server);
    phone.mark('rite:sai');
    await phone.run();
    expect(phone.hasFailed()).toBe(true);
    server.refuseBy(undefined);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(phone.hasFailed()).toBe(false);
    expect(server.done()).toEqual(['rite:sai']);
  });

  it('has not failed where nobody answers or the server is in trouble', async () => {
    const server = createServer();
    const phone = createDevice(server);
    phone.mark('rite:sai');
    await phone.run('down');
    expect(phone.hasFailed()).toBe(false);
    server.refuseBy(() => new ApiError(503, '503: later', 'server.unavailable'));
    await phone.run();
    expect(phone.hasFailed()).toBe(false);
    expect(hasUnsent(phone.record())).toBe(true);
  });

  it('keeps what is answered 429, and sends it later by itself', async () => {
    const server = createServer();
    const phone = createDevice(server);
    phone.mark('rite:sai');
    server.refuseBy(() => new ApiError(429, '429: slower', 'request.tooMany'));
    await phone.run();
    expect([hasUnsent(phone.record()), phone.hasFailed()]).toEqual([true, false]);
    server.refuseBy(undefined);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.done()).toEqual(['rite:sai']);
  });

  it('goes at once when the network comes back while what was sent before it is still failing', async () => {
    const server = createServer();
    const phone = createDevice(server);
    phone.mark('rite:sai');
    const failing = phone.run('down');
    const back = phone.run('well');
    await Promise.all([failing, back]);
    expect(server.done()).toEqual(['rite:sai']);
  });

  it('tries again soon when the network is not quite back, and then less and less often', async () => {
    const server = createServer();
    server.refuseBy(() => new ApiError(503, '503: later', 'server.unavailable'));
    const phone = createDevice(server);
    phone.mark('rite:sai');
    await phone.run();
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.received).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    const after = server.received.length;
    expect(after).toBeLessThan(12);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.received.length - after).toBeGreaterThanOrEqual(2);
    expect(server.received.length - after).toBeLessThanOrEqual(4);
  });

  it('takes great numbers in parts that a request can hold', async () => {
    const server = createServer();
    const phone = createDevice(server);
    for (let number = 0; number < 450; number += 1) phone.mark(`dua:number-${number}`);
    await phone.run();
    expect(server.received.map(({ marks }) => marks.length)).toEqual([200, 200, 50]);
    expect(server.done()).toHaveLength(450);
  });

  it('waits for a moment of quiet, and takes along what is marked while it is under way', async () => {
    const server = createServer();
    const phone = createDevice(server);
    phone.mark('rite:sai');
    phone.sync.soon();
    phone.mark('rite:ihram');
    phone.sync.soon();
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.received.map(({ marks }) => marks.length)).toEqual([2]);
    phone.mark('rite:arafat');
    const sending = phone.run();
    phone.mark('rite:umrah');
    phone.sync.soon();
    await sending;
    await vi.advanceTimersByTimeAsync(1000);
    expect(server.done()).toEqual(['rite:arafat', 'rite:ihram', 'rite:sai', 'rite:umrah']);
    expect(hasUnsent(phone.record())).toBe(false);
  });

  it('keeps what is taken back while the mark is on its way', async () => {
    const server = createServer();
    const phone = createDevice(server);
    phone.mark('rite:sai');
    await phone.run('well', () => phone.mark('rite:sai', false));
    await phone.run('well', () => phone.mark('rite:arafat'));
    expect(phone.done()).toEqual(['rite:arafat']);
    await phone.run();
    expect(server.done()).toEqual(['rite:arafat']);
  });

  it('asks nothing of the server for somebody else, and tells them nothing', async () => {
    const server = createServer();
    const phone = createDevice(server);
    phone.be('bilal');
    phone.mark('rite:sai');
    await phone.run();
    phone.sync.leave();
    expect([server.received, server.done()]).toEqual([[], []]);
  });
});

describe('a server that dates a change of a fast clock anew', () => {
  it('is believed, and the device goes on from there', async () => {
    const server = createServer();
    const phone = createDevice(server);
    phone.change((record) => marked(record, 'rite:sai', true, 9_000_000));
    const takesAsNow = server.take;
    server.take = (request) =>
      takesAsNow({
        marks: request.marks.map((mark) => ({ ...mark, changedAt: Math.min(mark.changedAt, 2000) })),
      });
    await phone.run();
    expect(phone.record().marks['rite:sai']).toEqual({
      item: 'rite:sai',
      done: true,
      changedAt: 2000,
      sent: true,
    });
  });
});
