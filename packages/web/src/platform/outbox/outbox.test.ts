import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOutboxPage } from '../../testing/outbox-page.ts';
import { amina, bilal, closeDevice, Device } from '../../testing/stand-in-device.ts';

let device: Device;
let page: Awaited<ReturnType<typeof openOutboxPage>>;
beforeEach(async () => {
  device = new Device();
  page = await openOutboxPage();
  page.signIn(amina);
});
afterEach(closeDevice);

const waiting = { status: 'waiting', error: null };

describe('waiting entries', () => {
  it('are sent one after the other, in the order of their creation', async () => {
    page.write(amina, 'a', 'b', 'c');
    const outbox = page.open();
    outbox.start();
    await device.settle();
    expect([page.put, page.mostUnderWay()]).toEqual([['a', 'b', 'c'], 1]);
    expect([page.waitingOf(amina), outbox.get()]).toEqual([[], { sending: undefined, held: null }]);
  });

  it.each([0, 401, 408, 429, 500, 503])('are kept when the answer is %i and sent later', async (status) => {
    page.write(amina, 'a', 'b');
    page.reply(['ok', status]);
    const outbox = page.open();
    outbox.start();
    await device.settle();
    expect([page.waitingOf(amina), page.refused]).toEqual([['b'], []]);
    expect(outbox.get().held).toMatchObject({ status: 'waiting', error: status === 0 ? null : { status } });
    await device.pass(1000);
    expect([page.put, page.waitingOf(amina), outbox.get().held]).toEqual([['a', 'b', 'b'], [], null]);
  });

  it.each([400, 403, 404, 409, 413, 422])(
    'are dropped when the answer is %i, and the rest is sent',
    async (status) => {
      page.write(amina, 'a', 'b');
      page.reply([status]);
      const outbox = page.open();
      outbox.start();
      await device.settle();
      expect([page.put, page.refused, page.waitingOf(amina)]).toEqual([['a', 'b'], ['a'], []]);
      expect(outbox.get().held).toBeNull();
    },
  );

  it('are kept, shown as refused and retried when the server does not name the refused entry', async () => {
    page.write(amina, 'a');
    page.reply([400]);
    const outbox = page.open({ saysWhat: false });
    outbox.start();
    await device.settle();
    expect([page.waitingOf(amina), outbox.get().held]).toMatchObject([['a'], { status: 'failed' }]);
    await device.pass(1000);
    expect([page.waitingOf(amina), outbox.get().held]).toEqual([[], null]);
  });

  it('are dropped for an answer that the feature calls final, and for no other', async () => {
    page.write(amina, 'stop', 'fix');
    page.reply([403, 'ok', 401]);
    page.open({ isFinal: (item, { status }) => item === 'fix' && status === 401 }).start();
    await device.settle();
    expect([page.put, page.refused]).toEqual([['stop'], []]);
    await device.pass(1000);
    expect([page.put, page.refused]).toEqual([['stop', 'stop', 'fix'], ['fix']]);
  });

  it('include what is added while sending', async () => {
    page.write(amina, 'a');
    const outbox = page.open();
    page.whilePut(() => {
      page.write(amina, 'b');
      void outbox.run();
    });
    outbox.start();
    await device.settle();
    expect([page.put, page.mostUnderWay()]).toEqual([['a', 'b'], 1]);
  });

  it('are kept and retried after a fault in the page, which is reported', async () => {
    page.write(amina, 'a');
    const outbox = page.open();
    outbox.start();
    await device.settle();
    page.write(amina, 'b');
    page.whilePut(() => {
      throw new TypeError('a fault');
    });
    await expect(outbox.run()).rejects.toThrow('a fault');
    expect([page.waitingOf(amina), outbox.get().held]).toMatchObject([['b'], { status: 'failed' }]);
    await device.pass(1000);
    expect(page.waitingOf(amina)).toEqual([]);
  });
});

describe('a closing page', () => {
  it('sends as much as the feature allows and keeps it until the server has it', async () => {
    page.open({ itemsOnLeaving: 2 }).start();
    await device.settle();
    page.write(amina, 'a', 'b', 'c');
    page.reply(['ok', 0]);
    device.leave();
    await device.settle();
    expect(page.put).toEqual(['a, leaving', 'b, leaving']);
    expect(page.waitingOf(amina)).toEqual(['b', 'c']);
    // It was not closed after all.
    await device.pass(1000);
    expect(page.waitingOf(amina)).toEqual([]);
  });

  it('includes a hidden page, and sends nothing unless the feature allows it', async () => {
    page.open().start();
    page.open({ itemsOnLeaving: 1 }).start();
    await device.settle();
    page.write(amina, 'a');
    device.show(false);
    await device.settle();
    expect(page.put).toEqual(['a, leaving']);
  });
});

describe('another account', () => {
  it('on this page sends no entries of the previous account', async () => {
    page.reply([], 503);
    page.write(amina, 'a');
    const outbox = page.open();
    outbox.start();
    await device.settle();
    page.signIn(bilal);
    await device.settle();
    expect(outbox.get().held).toBeNull();
    page.reply([]);
    await device.pass(120_000);
    expect([page.put, page.waitingOf(amina)]).toEqual([['a'], ['a']]);
    page.signIn(amina);
    await device.settle();
    expect(page.waitingOf(amina)).toEqual([]);
  });

  it('signed in on another page sends none either', async () => {
    const outbox = page.open({ itemsOnLeaving: 1 });
    outbox.start();
    await device.settle();
    for (const other of [bilal, null]) {
      device.writeElsewhere('manasik-signed-in', other);
      page.write(amina, 'a');
      await outbox.run();
      device.leave();
      await device.settle();
      expect([page.put, outbox.get().held]).toEqual([[], waiting]);
    }
  });

  it('that signs in during a request does not get its answer', async () => {
    page.write(amina, 'a', 'b');
    page.whilePut(page.signOut);
    const outbox = page.open();
    outbox.start();
    await device.settle();
    expect([page.put, page.accepted, page.waitingOf(amina)]).toEqual([['a'], [false], ['b']]);
    expect(outbox.get()).toEqual({ sending: undefined, held: null });
  });

  it('is not looked up where the device stores nothing', async () => {
    vi.stubGlobal('localStorage', undefined);
    page.write(amina, 'a');
    page.open().start();
    await device.settle();
    expect(page.put).toEqual(['a']);
  });
});

describe('two tabs', () => {
  it('wait for each other where they share a name', async () => {
    page.write(amina, 'a', 'b');
    const letThrough = page.holdReplies();
    page.open({ name: 'words' }).start();
    page.open({ name: 'words' }).start();
    await device.settle();
    expect([page.put, device.isLocked('manasik-words')]).toEqual([['a'], true]);
    letThrough();
    await device.settle();
    expect([page.put, page.mostUnderWay()]).toEqual([['a', 'b'], 1]);
  });

  it('do not wait for each other without a name', async () => {
    page.write(amina, 'a');
    page.holdReplies();
    page.open().start();
    page.open().start();
    await device.settle();
    expect(page.mostUnderWay()).toBe(2);
  });
});
