import { api } from '../../platform/api/index.ts';
import { toServerTime } from '../../platform/api/server-time.ts';
import type { Fix } from '../../platform/device/device-fix.ts';

/** Where somebody is, and until when they share that (ISO; null: until it is stopped), or that they have stopped. */
export type Message = 'stop' | { readonly fix: Fix; readonly until: string | null };

interface Battery {
  level: number;
}
type WithBattery = Navigator & { getBattery?: () => Promise<Battery> };

/** Whole percent; null where the browser does not say. */
async function batteryPercent(): Promise<number | null> {
  const source: WithBattery = navigator;
  try {
    const battery = await source.getBattery?.();
    return battery ? Math.round(battery.level * 100) : null;
  } catch {
    // Forbidden by a policy: the same as a browser without it.
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

/** As the specification has it: zeros. The server does not look at them. */
export const sendStop = (): Promise<unknown> => post({ latitude: 0, longitude: 0, isSharing: false });

const post = (body: Parameters<typeof api<'POST /api/location/update'>>[1]['body']): Promise<unknown> =>
  api('POST /api/location/update', { body });
