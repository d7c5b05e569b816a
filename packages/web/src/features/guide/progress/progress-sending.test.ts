import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/index.ts';
import { hasUnsent, marked } from './progress-record.ts';
import { createDevice, createServer } from '../../../testing/simulated-devices.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('sending', () => {
  it('drops what the server does not know, and sends the rest at once', async () => {
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

  it('reports a failure when the server refuses without naming a field, and keeps everything', async () => {
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

  it('reports no failure when the server is unreachable or has an error', async () => {
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

  it('sends at once when the connection returns, even while an earlier request is still failing', async () => {
    const server = createServer();
    const phone = createDevice(server);
    phone.mark('rite:sai');
    const failing = phone.run('down');
    const back = phone.run('well');
    await Promise.all([failing, back]);
    expect(server.done()).toEqual(['rite:sai']);
  });

  it('retries soon on a bad connection, and then less and less often', async () => {
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

  it('splits large numbers into requests of an acceptable size', async () => {
    const server = createServer();
    const phone = createDevice(server);
    for (let number = 0; number < 450; number += 1) phone.mark(`dua:number-${number}`);
    await phone.run();
    expect(server.received.map(({ marks }) => marks.length)).toEqual([200, 200, 50]);
    expect(server.done()).toHaveLength(450);
  });

  it('waits for a quiet moment, and includes what is marked while a request is running', async () => {
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

  it('keeps a mark that is cleared while it is being sent', async () => {
    const server = createServer();
    const phone = createDevice(server);
    phone.mark('rite:sai');
    await phone.run('well', () => phone.mark('rite:sai', false));
    await phone.run('well', () => phone.mark('rite:arafat'));
    expect(phone.done()).toEqual(['rite:arafat']);
    await phone.run();
    expect(server.done()).toEqual(['rite:arafat']);
  });

  it('sends and stores nothing for another person', async () => {
    const server = createServer();
    const phone = createDevice(server);
    phone.be('bilal');
    phone.mark('rite:sai');
    await phone.run();
    phone.sync.leave();
    expect([server.received, server.done()]).toEqual([[], []]);
  });
});

describe('a server that changes the date of a change by a fast clock', () => {
  it('overrides the device, which continues from that date', async () => {
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
