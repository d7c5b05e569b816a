import { ApiError, mayPass } from '../../platform/api/api-error.ts';
import { api } from '../../platform/api/index.ts';
import { toServerTime } from '../../platform/api/server-time.ts';
import type { Fix } from '../../platform/device/device-fix.ts';

/** `later`: the server could not be asked, or could not answer. */
export type Outcome = 'done' | 'later' | ApiError;

// A message that is under way for longer than this is lost in the crowd.
const patienceMs = 20_000;

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

export async function sendFix(fix: Fix, until: string | null): Promise<Outcome> {
  const battery = await batteryPercent();
  return sent({
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
export const sendStop = (): Promise<Outcome> => sent({ latitude: 0, longitude: 0, isSharing: false });

async function sent(body: Parameters<typeof api<'POST /api/location/update'>>[1]['body']): Promise<Outcome> {
  const signal = AbortSignal.timeout(patienceMs);
  try {
    await api('POST /api/location/update', { body, signal });
    return 'done';
  } catch (error) {
    if (signal.aborted) return 'later';
    if (!(error instanceof ApiError)) throw error;
    // A session that has ended shares nothing any more: it does not wait for the next one.
    return error.status !== 401 && mayPass(error) ? 'later' : error;
  }
}
