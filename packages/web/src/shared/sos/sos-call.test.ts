import { afterEach, describe, expect, it, vi } from 'vitest';
import { learnServerTime } from '../../platform/api/server-time.ts';
import { isOfPress, placeOf } from './sos-call.ts';
import { mina, World } from '../../testing/simulated-sos.ts';

const at = mina.capturedAt;
const threeHoursMs = 3 * 3_600_000;
const learn = (aheadMs: number) => learnServerTime(new Date(at + aheadMs).toUTCString(), at, at);
afterEach(() => {
  learn(0);
  vi.useRealTimers();
});

describe('a place on its way to the server', () => {
  it("has the time of the server's clock", () => {
    learn(threeHoursMs);
    // Half a second: the header has whole ones.
    expect(Date.parse(placeOf(mina).capturedAt) - at).toBeCloseTo(threeHoursMs + 500, -1);
  });

  it("has an accuracy within the server's limit", () => {
    expect(placeOf({ ...mina, accuracy: 2_000_000 }).accuracy).toBe(100_000);
  });
});

it('matches a call to the press before it, even with a wrong device clock', () => {
  const press = { owner: 'amina', key: 'key-12345678', pressedAt: at, id: null, isSafe: false };
  const world = new World();
  learn(-threeHoursMs);
  world.now = at - threeHoursMs + 2000;
  expect(isOfPress(press, world.openCall({ place: null }))).toBe(true);
  world.now -= 60_000;
  expect(isOfPress(press, world.openCall({ place: null }))).toBe(false);
});
