import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import type { PositionFailure } from '../location/device-position.ts';
import type { Fix } from '../location/watch-position.ts';
import { type KeptCall, type SosCall, type SosState } from './sos-call.ts';
import { SosCaller } from './sos-caller.ts';

const mina = { latitude: 21.4133, longitude: 39.8933, accuracy: 12, capturedAt: '2027-05-16T10:00:00.000Z' };
/** Some 33 m further north. */
const further = { ...mina, latitude: mina.latitude + 0.0003 };
/** Some 11 m further north. */
const near = { ...mina, latitude: mina.latitude + 0.0001 };

const offline = new ApiError(0, '0: no reply', 'network');
const gone = new ApiError(404, '404', 'sos.notFound');

/** A server, a device and a clock that the test turns. */
class World {
  now = 1_800_000_000_000;
  kept: KeptCall | null = null;
  state: SosState = { status: 'idle' };
  call: SosCall | null = null;
  /** What the next call of the server meets. */
  failure: ApiError | undefined;
  readonly asked: string[] = [];
  watcher: { onFix: (fix: Fix) => void; onFailure: (reason: PositionFailure) => void } | undefined;
  caller = this.device();

  /** The page as it is after a reload. */
  device(): SosCaller {
    return new SosCaller('amina', {
      send: (key, place) =>
        this.answer(`send ${key} ${place ? 'with' : 'without'} place`, () => {
          this.call ??= {
            id: 'call-1',
            userId: 'amina',
            calledAt: new Date(this.now).toISOString(),
            place,
            comingUserIds: [],
          };
          return this.call;
        }),
      ask: () => this.answer('ask', () => this.call),
      movePlace: (_id, place) =>
        this.answer(`move to ${place.latitude}`, () => {
          if (!this.call) throw gone;
          this.call = { ...this.call, place };
          return this.call;
        }),
      end: () =>
        this.answer('end', () => {
          if (!this.call) throw gone;
          this.call = null;
        }),
      watch: (onFix, onFailure) => {
        this.watcher = { onFix, onFailure };
        return () => {
          this.watcher = undefined;
        };
      },
      kept: () => this.kept,
      keep: (call) => {
        this.kept = call;
      },
      makeKey: () => 'key-12345678',
      now: () => this.now,
      show: (state) => {
        this.state = state;
      },
    });
  }

  private async answer<Answer>(what: string, work: () => Answer): Promise<Answer> {
    this.asked.push(what);
    if (this.failure) throw this.failure;
    return work();
  }

  async pass(seconds: number): Promise<void> {
    for (let step = 0; step < seconds; step++) {
      this.now += 1000;
      this.caller.tick();
      await this.settled();
    }
  }

  /** Lets what has been begun come to its end. */
  async settled(): Promise<void> {
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  }
}

let world: World;
beforeEach(() => {
  world = new World();
});

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

  it('says where the person is again only after more than 25 metres', async () => {
    world.caller.press();
    world.watcher?.onFix(mina);
    world.caller.sendNow();
    await world.settled();
    world.watcher?.onFix(near);
    await world.settled();
    expect(world.asked).toHaveLength(1);
    world.watcher?.onFix(further);
    await world.settled();
    expect(world.asked.slice(1)).toEqual([`move to ${further.latitude}`]);
  });

  it('waits for a network, and goes out once by itself with the same key, also after a reload', async () => {
    world.failure = offline;
    world.caller.press();
    world.watcher?.onFix(mina);
    world.caller.sendNow();
    await world.settled();
    expect(world.state).toEqual({ status: 'waiting', error: null });
    world.caller = world.device();
    await world.caller.resume();
    world.watcher?.onFix(mina);
    await world.pass(10);
    expect(world.state).toMatchObject({ status: 'waiting' });
    world.failure = undefined;
    await world.caller.sync();
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
    await world.caller.resume();
    expect(world.kept).toBeNull();
    expect(world.asked).toEqual(['ask']);
    expect(world.state).toEqual({ status: 'idle' });
  });

  it('does not send what somebody else pressed on this device', async () => {
    world.kept = { owner: 'omar', key: 'key-of-omar', pressedAt: world.now, id: null, isSafe: false };
    await world.caller.resume();
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
    world.caller.sendNow();
    world.caller.cancel();
    await world.settled();
    expect(world.asked).toEqual(['send key-12345678 with place', 'end']);
    expect(world.call).toBeNull();
    expect(world.state).toEqual({ status: 'idle' });
  });

  it('says that there is no group, and what else was refused', async () => {
    world.failure = new ApiError(409, '409', 'location.noGroup');
    world.caller.press();
    world.watcher?.onFix(mina);
    world.caller.sendNow();
    await world.settled();
    expect(world.state).toEqual({ status: 'noGroup' });
    world.failure = new ApiError(429, '429', 'request.tooMany');
    world.caller.press();
    world.watcher?.onFix(mina);
    world.caller.sendNow();
    await world.settled();
    expect(world.state).toMatchObject({ status: 'refused', error: { code: 'request.tooMany' } });
    expect(world.kept).toBeNull();
    world.failure = undefined;
    world.caller.sendNow();
    world.watcher?.onFix(mina);
    await world.pass(1);
    expect(world.state).toMatchObject({ status: 'on' });
  });

  it('takes up a call that another device of the same person has made', async () => {
    world.call = { id: 'call-9', userId: 'amina', calledAt: mina.capturedAt, place: null, comingUserIds: [] };
    await world.caller.resume();
    expect(world.state).toMatchObject({ status: 'on', place: 'unknown' });
    expect(world.watcher).toBeDefined();
  });
});
