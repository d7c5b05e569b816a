import { api } from '../../platform/api/index.ts';
import { toServerTime } from '../../platform/api/server-time.ts';
import type { Fix } from '../../platform/device/device-fix.ts';

/** A location and until when it is shared (ISO; null: until stopped), or the end of sharing. */
export type Message = 'stop' | { readonly fix: Fix; readonly until: string | null };

interface Battery {
  level: number;
}
type WithBattery = Navigator & { getBattery?: () => Promise<Battery> };

/** Whole percent; null if the browser does not report it. */
async function batteryPercent(): Promise<number | null> {
  const source: WithBattery = navigator;
  try {
    const battery = await source.getBattery?.();
    return battery ? Math.round(battery.level * 100) : null;
  } catch {
    // Forbidden by a policy: treat it as missing.
    return null;
  }
}

export async function sendFix({ fix, until }: Exclude<Message, 'stop'>): Promise<unknown> {
  const battery = await batteryPercent();
  return post({
    latitude: fix.latitude,
    longitude: fix.longitude,
    isSharing: true,
    accuracy: Math.min(fix.accuracy, 100_000),
    batteryPercent: battery,
    capturedAt: new Date(toServerTime(fix.capturedAt)).toISOString(),
    until,
  });
}

/** Zeros, as the specification requires. The server ignores them. */
export const sendStop = (): Promise<unknown> => post({ latitude: 0, longitude: 0, isSharing: false });

const post = (body: Parameters<typeof api<'POST /api/location/update'>>[1]['body']): Promise<unknown> =>
  api('POST /api/location/update', { body });
