import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Fix, watchPosition } from './watch-position.ts';

type Found = (position: { coords: object; timestamp: number }) => void;
type Failed = (error: { code: number }) => void;

const coords = { latitude: 21.4133, longitude: 39.8933, accuracy: 12 };

/** A device that answers when the test says so. */
class Device {
  asking: { found: Found; failed: Failed; maximumAge: number } | undefined;
  watching: { found: Found; failed: Failed } | undefined;
  getCurrentPosition(found: Found, failed: Failed, { maximumAge }: { maximumAge: number }) {
    this.asking = { found, failed, maximumAge };
  }
  watchPosition(found: Found, failed: Failed) {
    this.watching = { found, failed };
    return 1;
  }
  clearWatch() {
    this.watching = undefined;
  }
}

let device: Device;
let heard: (Fix | string)[];
const watch = () =>
  watchPosition({ onFix: (fix) => heard.push(fix), onFailure: (reason) => heard.push(reason) });
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  device = new Device();
  heard = [];
  vi.stubGlobal('navigator', { geolocation: device });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('watchPosition', () => {
  it('uses a fix of the last minute first, then follows', async () => {
    const stop = watch();
    expect(device.asking?.maximumAge).toBe(60_000);
    device.asking?.found({ coords, timestamp: Date.now() - 40_000 });
    await settled();
    device.watching?.found({ coords, timestamp: Date.now() });
    expect(heard).toEqual([
      { ...coords, capturedAt: Date.now() - 40_000 },
      { ...coords, capturedAt: Date.now() },
    ]);
    stop();
    expect(device.watching).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ignores an impossible timestamp', async () => {
    watch();
    device.asking?.found({ coords, timestamp: 4711 });
    await settled();
    expect(heard).toEqual([{ ...coords, capturedAt: Date.now() }]);
  });

  it('reports why there is no fix and keeps trying unless permission was denied', async () => {
    watch();
    device.asking?.failed({ code: 2 });
    await settled();
    expect(heard).toEqual(['unavailable']);
    expect(device.watching).toBeDefined();
    device.watching?.failed({ code: 1 });
    expect(heard).toEqual(['unavailable', 'denied']);
    expect(device.watching).toBeUndefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('polls a device that lies still and reports nothing by itself', async () => {
    const stop = watch();
    device.asking?.found({ coords, timestamp: Date.now() });
    await settled();
    device.asking = undefined;
    await vi.advanceTimersByTimeAsync(59_000);
    expect(device.asking).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1000);
    expect(device.asking).toMatchObject({ maximumAge: 10_000 });
    stop();
  });

  it('does not start following when stopped before the first fix', async () => {
    watch()();
    device.asking?.found({ coords, timestamp: Date.now() });
    await settled();
    expect(heard).toEqual([]);
    expect(device.watching).toBeUndefined();
  });

  it('reports a browser without geolocation', async () => {
    vi.stubGlobal('navigator', {});
    watch();
    await settled();
    expect(heard).toEqual(['unsupported']);
  });
});
