import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { placeOf } from './sos-call.ts';
import { mina, offline, World } from '../../testing/simulated-sos.ts';

/** Degrees of latitude; a ten thousandth is 11.1 m. */
const north = (degrees: number, capturedAt: number) => ({
  ...mina,
  latitude: mina.latitude + degrees,
  capturedAt,
});

let world: World;
beforeEach(() => {
  world = new World();
});
afterEach(() => vi.useRealTimers());

describe("the caller's place", () => {
  it('is sent at once after more than 25 metres, and not for less', async () => {
    await world.callFromMina();
    world.watcher?.onFix(north(0.0001, world.now));
    await world.settled();
    expect(world.asked).toHaveLength(1);
    const further = north(0.0003, world.now);
    world.watcher?.onFix(further);
    await world.settled();
    expect(world.asked.slice(1)).toEqual([`move to ${further.latitude}`]);
  });

  it('is sent again when its accuracy is much better', async () => {
    world.caller.press();
    world.watcher?.onFix({ ...mina, accuracy: 2000 });
    world.caller.sendNow();
    await world.settled();
    await world.pass(6);
    world.watcher?.onFix({ ...mina, accuracy: 5, capturedAt: world.now });
    await world.settled();
    expect(world.call?.place?.accuracy).toBe(5);
  });

  it('is sent once a minute by a caller at rest', async () => {
    await world.callFromMina();
    for (let step = 0; step < 120; step++) {
      await world.pass(1);
      world.watcher?.onFix({ ...mina, capturedAt: world.now });
      await world.settled();
    }
    expect(world.asked.filter((what) => what.startsWith('move'))).toHaveLength(2);
    expect(world.now - Date.parse(world.call?.place?.capturedAt ?? '')).toBeLessThan(2000);
  });

  it('is retried with the next poll after a failure, and not with each new fix', async () => {
    await world.callFromMina();
    world.failure = offline;
    for (let second = 0; second < 9; second++) {
      await world.pass(1);
      world.watcher?.onFix(north(0.001, world.now));
      await world.settled();
    }
    expect(world.asked.slice(1)).toHaveLength(1);
    expect(world.state).toMatchObject({ status: 'on', place: 'late', isOffline: true });
    world.failure = undefined;
    await world.pass(10);
    expect(world.state).toMatchObject({ status: 'on', place: 'known', isOffline: false });
  });

  it('stays that of the calling device when another device takes over the call', async () => {
    world.openCall({ place: placeOf(mina) });
    await world.caller.open();
    expect(world.state).toMatchObject({ status: 'on', place: 'known' });
    expect(world.watcher).toBeUndefined();
    await world.pass(30);
    expect(world.asked.filter((what) => what.startsWith('move'))).toEqual([]);
  });

  it('comes from another device while there is none', async () => {
    world.openCall({ place: null });
    await world.caller.open();
    expect(world.state).toMatchObject({ status: 'on', place: 'unknown' });
    world.watcher?.onFix(mina);
    await world.settled();
    expect(world.state).toMatchObject({ status: 'on', place: 'known' });
    expect(world.watcher).toBeUndefined();
  });

  it('is followed again by the calling device after a reload', async () => {
    await world.callFromMina();
    world.caller = world.device();
    await world.caller.open();
    world.watcher?.onFix(north(0.001, world.now));
    await world.settled();
    expect(world.asked.at(-1)).toBe(`move to ${north(0.001, 0).latitude}`);
  });
});
