import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mina, offline, World } from '../../testing/simulated-sos.ts';

let world: World;
beforeEach(() => {
  world = new World();
});
afterEach(() => vi.useRealTimers());

describe('a call and its state on the server', () => {
  it('starts a new call for a press, whatever happened to the one before', async () => {
    await world.callFromMina();
    // The page is closed, and a leader ends the call. Then it is opened without a network.
    world.call = null;
    world.caller = world.device();
    world.failure = offline;
    await world.caller.open();
    expect(world.state).toEqual({ status: 'idle' });
    world.failure = undefined;
    await world.callFromMina();
    expect(world.asked.at(-1)).toBe('send key-12345679 with place');
    expect(world.call).not.toBeNull();
    await world.pass(20);
    expect(world.state).toMatchObject({ status: 'on' });
  });

  it('accepts a press while the first request is on its way', async () => {
    for (const call of [null, world.openCall({ place: null })]) {
      world = new World();
      world.call = call;
      world.kept = {
        owner: 'amina',
        key: 'key-of-before',
        pressedAt: world.now,
        id: 'call-0',
        isSafe: false,
      };
      const letThrough = world.holdReplies();
      void world.caller.open();
      world.caller.press();
      world.watcher?.onFix(mina);
      letThrough();
      await world.settled();
      expect(world.state).toEqual({ status: 'counting', secondsLeft: 5 });
      await world.pass(5);
      expect(world.asked).toEqual(['ask', 'send key-12345678 with place']);
      expect(world.state).toMatchObject({ status: 'on' });
    }
  });

  it('finds an open call as soon as there is a network, after a reload without one', async () => {
    await world.callFromMina();
    world.caller = world.device();
    world.failure = offline;
    await world.caller.open();
    await world.pass(10);
    expect(world.asked.slice(1)).toEqual(['ask', 'ask']);
    world.failure = undefined;
    await world.caller.run();
    expect(world.state).toMatchObject({ status: 'on', call: { id: 'call-1' } });
  });

  it('finds it even after another press was cancelled before sending', async () => {
    await world.callFromMina();
    world.caller = world.device();
    world.failure = offline;
    await world.caller.open();
    world.caller.press();
    world.caller.cancel();
    await world.settled();
    world.failure = undefined;
    await world.pass(10);
    expect(world.state).toMatchObject({ status: 'on', call: { id: 'call-1' } });
  });

  it('delivers "I am safe" after a reload without a network', async () => {
    await world.callFromMina();
    world.failure = offline;
    await world.caller.safe();
    world.caller = world.device();
    await world.caller.open();
    world.failure = undefined;
    await world.pass(10);
    expect(world.call).toBeNull();
    expect(world.state).toEqual({ status: 'ended', by: 'own' });
    expect(world.kept).toBeNull();
  });

  it('ends a cancelled call whose reply was lost, even after a reload', async () => {
    world.isReplyLost = true;
    await world.callFromMina();
    expect(world.state).toMatchObject({ status: 'waiting' });
    expect(world.call).not.toBeNull();
    world.caller.cancel();
    expect(world.state).toEqual({ status: 'idle' });
    await world.settled();
    world.caller = world.device();
    await world.caller.open();
    expect(world.state).toEqual({ status: 'idle' });
    world.isReplyLost = false;
    await world.pass(10);
    expect(world.call).toBeNull();
    expect(world.state).toEqual({ status: 'idle' });
    expect(world.kept).toBeNull();
    expect(world.asked.filter((what) => what.startsWith('send'))).toHaveLength(1);
  });

  it('forgets a cancelled call that the server does not know', async () => {
    world.failure = offline;
    await world.callFromMina();
    world.caller.cancel();
    await world.settled();
    world.failure = undefined;
    await world.pass(100);
    const [sent, ...others] = world.asked;
    expect(sent).toBe('send key-12345678 with place');
    expect(new Set(others)).toEqual(new Set(['ask']));
    expect(world.kept).toBeNull();
    await world.pass(100);
    expect(world.asked).toHaveLength(1 + others.length);
  });

  it('ends a cancelled call whose request arrives after the cancellation', async () => {
    world.failure = offline;
    await world.callFromMina();
    world.failure = undefined;
    world.caller.cancel();
    await world.pass(15);
    expect(world.state).toEqual({ status: 'idle' });
    world.openCall({ place: null });
    await world.pass(15);
    expect(world.call).toBeNull();
    expect(world.state).toEqual({ status: 'idle' });
    expect(world.kept).toBeNull();
  });

  it('does not end an earlier call of another device', async () => {
    world.openCall({ place: null });
    await world.pass(60);
    world.failure = offline;
    await world.callFromMina();
    world.caller.cancel();
    await world.settled();
    world.failure = undefined;
    await world.pass(10);
    expect(world.asked).not.toContain('end');
    expect(world.state).toMatchObject({ status: 'on', call: { id: 'call-1' } });
  });

  it('calls when pressed again while a cancelled call is looked up', async () => {
    world.isReplyLost = true;
    await world.callFromMina();
    world.isReplyLost = false;
    const letThrough = world.holdReplies();
    world.caller.cancel();
    world.caller.press();
    world.watcher?.onFix(mina);
    world.caller.sendNow();
    letThrough();
    await world.settled();
    await world.pass(1);
    expect(world.asked).not.toContain('end');
    expect(world.state).toMatchObject({ status: 'on', call: { id: 'call-1' } });
    await world.pass(20);
    expect(world.state).toMatchObject({ status: 'on' });
  });

  it("reports the end of another device's call, not of an older one of this device", async () => {
    world.kept = { owner: 'amina', key: 'key-of-before', pressedAt: world.now, id: 'call-0', isSafe: false };
    world.openCall({ place: null });
    await world.caller.open();
    await world.caller.safe();
    expect(world.call).toBeNull();
    expect(world.state).toEqual({ status: 'ended', by: 'own' });
  });

  it('sends no more requests once closed', async () => {
    await world.callFromMina();
    const letThrough = world.holdReplies();
    void world.caller.run();
    world.caller.close();
    letThrough();
    await world.settled();
    expect(world.watcher).toBeUndefined();
  });

  it('leaves a call to the tab that is about to send it', async () => {
    await world.caller.open();
    world.kept = { owner: 'amina', key: 'key-of-tab-2', pressedAt: world.now, id: null, isSafe: false };
    await world.pass(30);
    world.caller.press();
    world.caller.cancel();
    await world.pass(30);
    expect(world.kept).toMatchObject({ key: 'key-of-tab-2', id: null, isSafe: false });
    expect(world.asked).toEqual(['ask']);
  });

  it('stops waiting for what another tab has sent or cancelled', async () => {
    for (const [left, status] of [
      [{ id: 'call-1', isSafe: false }, 'on'],
      [{ id: null, isSafe: true }, 'idle'],
    ] as const) {
      world = new World();
      world.failure = offline;
      await world.callFromMina();
      expect(world.state).toMatchObject({ status: 'waiting' });
      world.failure = undefined;
      world.openCall({ place: null });
      if (world.kept) world.kept = { ...world.kept, ...left };
      await world.pass(10);
      expect(world.state).toMatchObject({ status });
      expect(world.asked.filter((what) => what.startsWith('send'))).toHaveLength(1);
    }
  });

  it('sees "I am safe" from another tab', async () => {
    await world.callFromMina();
    world.call = null;
    world.kept = null;
    await world.pass(10);
    expect(world.state).toEqual({ status: 'ended', by: 'others' });
  });
});
