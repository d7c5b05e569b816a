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

  it('sends nothing when it is cancelled, and stops looking where the device is', async () => {
    world.caller.press();
    await world.pass(3);
    world.caller.cancel();
    await world.pass(20);
    expect(world.asked).toEqual([]);
    expect(world.state).toEqual({ status: 'idle' });
    expect(world.watcher).toBeUndefined();
  });

  it('waits eight seconds for the place, then calls without it and lets it follow', async () => {
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

  it('does not wait for a place that the device refuses to tell', async () => {
    world.caller.press();
    world.watcher?.onFailure('denied');
    world.caller.sendNow();
    await world.settled();
    expect(world.asked).toEqual(['send key-12345678 without place']);
    expect(world.state).toMatchObject({ status: 'on', place: 'denied' });
  });

  it('waits for a network, and goes out once by itself with the same key, also after a reload', async () => {
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

  it('never writes down where the person is', async () => {
    world.caller.press();
    world.watcher?.onFix(mina);
    world.caller.sendNow();
    await world.settled();
    expect(JSON.stringify(world.kept)).not.toContain('21.4');
  });

  it('drops a call that never went out and was pressed long ago', async () => {
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

  it('does not send what somebody else pressed on this device', async () => {
    world.kept = { owner: 'omar', key: 'key-of-omar', pressedAt: world.now, id: null, isSafe: false };
    await world.caller.open();
    await world.pass(30);
    expect(world.asked).toEqual(['ask']);
  });

  it('sees who comes, and that a leader has ended it', async () => {
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

  it('remembers "I am safe" until the server knows it', async () => {
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

  it('says that others ended the call when the answer to an earlier attempt was lost', async () => {
    world.failure = new ApiError(404, '404', 'sos.notFound');
    await world.callFromMina();
    expect(world.state).toEqual({ status: 'ended', by: 'others' });
    expect(world.kept).toBeNull();
  });

  it('says that there is no group, and what else was refused', async () => {
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
  ] as const)('goes on trying to call when it is answered %i', async (status, code) => {
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

  it('goes on with a call whose place is answered 429, and brings the place later', async () => {
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
