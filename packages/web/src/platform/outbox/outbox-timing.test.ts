import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOutboxPage } from '../../testing/outbox-page.ts';
import { amina, closeDevice, Device } from '../../testing/stand-in-device.ts';

let device: Device;
let page: Awaited<ReturnType<typeof openOutboxPage>>;
beforeEach(async () => {
  device = new Device();
  page = await openOutboxPage();
  page.signIn(amina);
});
afterEach(closeDevice);

const waiting = { status: 'waiting', error: null };

describe('the time to send', () => {
  it('waits for a pause in changes, up to a limit', async () => {
    const outbox = page.open({ quietMs: 3000, longestMs: 15_000 });
    outbox.start();
    await device.settle();
    for (let second = 0; second < 14; second += 1) {
      page.write(amina, String(second));
      outbox.soon();
      await device.pass(1000);
    }
    expect(page.put).toEqual([]);
    await device.pass(1000);
    expect(page.put).toHaveLength(14);
    page.write(amina, 'more');
    outbox.soon();
    await device.pass(2000);
    expect(page.put).toHaveLength(14);
    await device.pass(1000);
    expect(page.put).toHaveLength(15);
  });

  it('retries soon after a failure, then less and less often', async () => {
    page.write(amina, 'a');
    page.reply([], 503);
    page.open().start();
    await device.pass(1000);
    expect(page.put).toHaveLength(2);
    await device.pass(60_000);
    const after = page.put.length;
    expect(after).toBeLessThan(12);
    await device.pass(60_000);
    expect(page.put.length - after).toBeGreaterThanOrEqual(2);
    expect(page.put.length - after).toBeLessThanOrEqual(4);
  });

  it('retries after the time that the feature sets', async () => {
    page.write(amina, 'a');
    page.reply([], 503);
    page.open({ retryMs: () => 10_000 }).start();
    await device.pass(9000);
    expect(page.put).toHaveLength(1);
    await device.pass(1000);
    expect(page.put).toHaveLength(2);
  });

  it('waits for the network', async () => {
    device.connect(false);
    page.write(amina, 'a');
    const outbox = page.open();
    outbox.start();
    await device.pass(120_000);
    expect([page.put, outbox.get().held]).toEqual([[], waiting]);
    device.connect(true);
    await device.settle();
    expect([page.put, outbox.get().held]).toEqual([['a'], null]);
  });

  it('sends at once when the network is back while an earlier attempt is still failing', async () => {
    page.write(amina, 'a');
    page.reply([0]);
    const letThrough = page.holdReplies();
    page.open().start();
    await device.settle();
    device.connect(true);
    letThrough();
    await device.settle();
    expect([page.put, page.waitingOf(amina)]).toEqual([['a', 'a'], []]);
  });

  it('sends when the page becomes visible again', async () => {
    page.reply([], 503);
    page.write(amina, 'a');
    page.open({ retryMs: () => 3_600_000 }).start();
    await device.settle();
    device.show(false);
    page.reply([]);
    await device.pass(60_000);
    expect(page.put).toHaveLength(1);
    device.show(true);
    await device.settle();
    expect(page.waitingOf(amina)).toEqual([]);
  });

  it('sends when a component asks again, but not twice within a minute', async () => {
    const ask = vi.fn<() => Promise<void>>().mockResolvedValue();
    const outbox = page.open({ ask });
    outbox.start();
    await device.settle();
    outbox.start();
    await device.settle();
    expect(ask).toHaveBeenCalledTimes(1);
    page.write(amina, 'a');
    outbox.start();
    await device.settle();
    expect([page.put, ask.mock.calls.length]).toEqual([['a'], 2]);
    await device.pass(61_000);
    outbox.start();
    await device.settle();
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('sends once for code that shows nothing, and then stops again', async () => {
    page.write(amina, 'a');
    const outbox = page.open();
    await outbox.sendOnce();
    page.reply(['ok', 503]);
    page.write(amina, 'b', 'c');
    await outbox.sendOnce();
    expect([page.put, page.waitingOf(amina)]).toEqual([['a', 'b', 'c'], ['c']]);
    device.connect(true);
    await device.pass(60_000);
    expect(page.waitingOf(amina)).toEqual(['c']);
  });

  it('goes on for the component that uses it when it was sent once', async () => {
    const outbox = page.open();
    outbox.start();
    await outbox.sendOnce();
    page.write(amina, 'a');
    device.connect(true);
    await device.settle();
    expect(page.put).toEqual(['a']);
  });

  it('stops once no component uses the outbox', async () => {
    const outbox = page.open();
    const stops = [outbox.start(), outbox.start()];
    await device.settle();
    stops[0]?.();
    page.write(amina, 'a');
    device.connect(true);
    await device.settle();
    expect(page.put).toEqual(['a']);
    page.reply([], 503);
    page.write(amina, 'b');
    await outbox.run();
    stops[1]?.();
    page.write(amina, 'c');
    device.connect(true);
    device.show(true);
    await device.pass(120_000);
    expect(page.put).toEqual(['a', 'b']);
  });
});
