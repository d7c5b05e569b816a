import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { mina, offline, World } from '../../testing/simulated-sos.ts';

let world: World;
beforeEach(() => {
  world = new World();
});
afterEach(() => vi.useRealTimers());

describe('SosCaller', () => {
  it('counts five seconds down, then calls with the place', async () => {
    world.caller.press();
    world.watcher?.onFix(mina);
    expect(world.state).toEqual({ status: 'counting', secondsLeft: 5 });
    await world.pass(4);
    expect(world.state).toEqual({ status: 'counting', secondsLeft: 1 });
    expect(world.asked).toEqual([]);
    await world.pass(1);
    expect(world.asked).toEqual(['send key-12345678 with place']);
    expect(world.state).toMatchObject({ status: 'on', place: 'known', isOffline: false });
  });

  it('sends nothing after a cancellation and stops watching the position', async () => {
    world.caller.press();
    await world.pass(3);
    world.caller.cancel();
    await world.pass(20);
    expect(world.asked).toEqual([]);
    expect(world.state).toEqual({ status: 'idle' });
    expect(world.watcher).toBeUndefined();
  });

  it('waits eight seconds for the place, then calls without it and sends it later', async () => {
    world.caller.press();
    await world.pass(7);
    expect(world.state).toEqual({ status: 'sending' });
    expect(world.asked).toEqual([]);
    await world.pass(1);
    expect(world.asked).toEqual(['send key-12345678 without place']);
    expect(world.state).toMatchObject({ status: 'on', place: 'unknown' });
    world.watcher?.onFix(mina);
    await world.settled();
    expect(world.asked.at(-1)).toBe(`move to ${mina.latitude}`);
    expect(world.state).toMatchObject({ status: 'on', place: 'known' });
  });

  it('does not wait for a place when permission is denied', async () => {
    world.caller.press();
    world.watcher?.onFailure('denied');
    world.caller.sendNow();
    await world.settled();
    expect(world.asked).toEqual(['send key-12345678 without place']);
    expect(world.state).toMatchObject({ status: 'on', place: 'denied' });
  });

  it('waits for a network and is sent once with the same key, even after a reload', async () => {
    world.failure = offline;
    world.caller.press();
    world.watcher?.onFix(mina);
    world.caller.sendNow();
    await world.settled();
    expect(world.state).toEqual({ status: 'waiting', error: null });
    world.caller = world.device();
    await world.caller.open();
    world.watcher?.onFix(mina);
    await world.pass(10);
    expect(world.state).toMatchObject({ status: 'waiting' });
    world.failure = undefined;
    await world.caller.run();
    expect(world.state).toMatchObject({ status: 'on', place: 'known' });
    expect(new Set(world.asked)).toEqual(new Set(['send key-12345678 with place']));
  });

  it('never stores where the person is', async () => {
    world.caller.press();
    world.watcher?.onFix(mina);
    world.caller.sendNow();
    await world.settled();
    expect(JSON.stringify(world.kept)).not.toContain('21.4');
  });

  it('drops an old call that was never sent', async () => {
    world.kept = {
      owner: 'amina',
      key: 'key-12345678',
      pressedAt: world.now - 13 * 3_600_000,
      id: null,
      isSafe: false,
    };
    await world.caller.open();
    expect(world.kept).toBeNull();
    expect(world.asked).toEqual(['ask']);
    expect(world.state).toEqual({ status: 'idle' });
  });

  it('does not send a call of another account', async () => {
    world.kept = { owner: 'omar', key: 'key-of-omar', pressedAt: world.now, id: null, isSafe: false };
    await world.caller.open();
    await world.pass(30);
    expect(world.asked).toEqual(['ask']);
  });

  it('shows helpers on their way and that a leader has ended the call', async () => {
    world.caller.press();
    world.watcher?.onFix(mina);
    world.caller.sendNow();
    await world.settled();
    if (world.call) world.call = { ...world.call, comingUserIds: ['omar'] };
    await world.pass(10);
    expect(world.state).toMatchObject({ status: 'on', call: { comingUserIds: ['omar'] } });
    world.call = null;
    await world.pass(10);
    expect(world.state).toEqual({ status: 'ended', by: 'others' });
    expect(world.kept).toBeNull();
    expect(world.watcher).toBeUndefined();
  });

  it('remembers "I am safe" until the server has it', async () => {
    world.caller.press();
    world.watcher?.onFix(mina);
    world.caller.sendNow();
    await world.settled();
    world.failure = offline;
    await world.caller.safe();
    expect(world.state).toMatchObject({ status: 'on', isEnding: true, isOffline: true });
    world.failure = undefined;
    await world.pass(10);
    expect(world.call).toBeNull();
    expect(world.state).toEqual({ status: 'ended', by: 'own' });
  });

  it('ends a call that was cancelled while it was on its way', async () => {
    world.caller.press();
    world.watcher?.onFix(mina);
    const letThrough = world.holdReplies();
    world.caller.sendNow();
    await world.settled();
    world.caller.cancel();
    letThrough();
    await world.settled();
    expect(world.asked).toEqual(['send key-12345678 with place', 'end']);
    expect(world.call).toBeNull();
    expect(world.state).toEqual({ status: 'idle' });
  });

  it('reports that others ended the call when an earlier answer was lost', async () => {
    world.failure = new ApiError(404, '404', 'sos.notFound');
    await world.callFromMina();
    expect(world.state).toEqual({ status: 'ended', by: 'others' });
    expect(world.kept).toBeNull();
  });

  it('reports a missing group and other refusals', async () => {
    world.failure = new ApiError(409, '409', 'location.noGroup');
    world.caller.press();
    world.watcher?.onFix(mina);
    world.caller.sendNow();
    await world.settled();
    expect(world.state).toEqual({ status: 'noGroup' });
    world.failure = new ApiError(400, '400', 'request.invalid');
    world.caller.press();
    world.watcher?.onFix(mina);
    world.caller.sendNow();
    await world.settled();
    expect(world.state).toMatchObject({ status: 'refused', error: { code: 'request.invalid' } });
    expect(world.kept).toBeNull();
    world.failure = undefined;
    world.caller.sendNow();
    world.watcher?.onFix(mina);
    await world.pass(1);
    expect(world.state).toMatchObject({ status: 'on' });
  });

  it.each([
    [401, 'auth.signInFirst'],
    [429, 'request.tooMany'],
    [503, 'server.busy'],
  ] as const)('keeps retrying when the answer is %i', async (status, code) => {
    world.failure = new ApiError(status, String(status), code);
    world.caller.press();
    world.watcher?.onFix(mina);
    world.caller.sendNow();
    await world.settled();
    expect(world.state).toMatchObject({ status: 'waiting', error: { code } });
    expect(world.kept).not.toBeNull();
    await world.pass(30);
    expect(world.state).toMatchObject({ status: 'waiting' });
    world.failure = undefined;
    await world.pass(10);
    expect(world.state).toMatchObject({ status: 'on' });
    expect(world.call).not.toBeNull();
  });

  it('keeps a call whose place is answered 429 and sends the place later', async () => {
    await world.callFromMina();
    world.failure = new ApiError(429, '429', 'request.tooMany');
    world.watcher?.onFix({ ...mina, latitude: mina.latitude + 0.01, capturedAt: world.now });
    await world.settled();
    expect(world.state).toMatchObject({ status: 'on', place: 'late' });
    world.failure = undefined;
    await world.pass(20);
    expect(world.state).toMatchObject({ status: 'on', place: 'known' });
    expect(world.asked.filter((what) => what === 'end')).toEqual([]);
  });
});
