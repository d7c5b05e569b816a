import type { SavedLocation } from '@manasik/contract/account';
import type { Reply } from '../../platform/api/index.ts';
import type { Position } from '../../platform/device/device-position.ts';

export type { SavedLocation };
export type City = Reply<'GET /api/cities'>['cities'][number];

/** A city as it is saved on an account. */
export const locationOfCity = ({ name, country, latitude, longitude, timezone }: City): SavedLocation => ({
  name,
  country,
  latitude,
  longitude,
  timezone,
});

/**
 * A fix of the device as it is saved: with the name of the nearest city where there is one within reach, else
 * `nameless`, and with the time zone of the place itself.
 */
export function locationOfFix(
  fix: Position,
  { city, timezone }: Reply<'GET /api/cities/nearest'>,
  nameless: string,
): SavedLocation {
  return { name: city?.name ?? nameless, country: city?.country ?? null, ...coarse(fix), timezone };
}

interface Naming {
  /** Asks the server for the nearest city. */
  ask: (signal: AbortSignal) => Promise<Reply<'GET /api/cities/nearest'>>;
  /** IANA zone of this device. */
  deviceZone: string;
  /** What a place is called that no city names. */
  nameless: string;
  /** How long the server may take, in milliseconds. */
  patienceMs: number;
}

/**
 * A fix of the device as a place. Without the server, or when it is too slow, it is what the device knows by itself:
 * prayer times and Qibla need no name.
 */
export async function placeOfFix(
  fix: Position,
  { ask, deviceZone, nameless, patienceMs }: Naming,
): Promise<SavedLocation> {
  try {
    return locationOfFix(fix, await ask(AbortSignal.timeout(patienceMs)), nameless);
  } catch {
    // Whatever kept the server from answering, where the device is is known.
    return locationOfFix(fix, { city: null, timezone: deviceZone }, nameless);
  }
}

/**
 * To three decimals, about 100 metres: enough for prayer times and Qibla, and not somebody's front door.
 * The words of the API take no exponent, which a coordinate so rounded never has.
 */
export const coarse = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 1000) / 1000,
  longitude: Math.round(longitude * 1000) / 1000,
});
