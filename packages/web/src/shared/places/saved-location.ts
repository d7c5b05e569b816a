import type { SavedLocation } from '@manasik/contract/account';
import type { Reply } from '../../platform/api/index.ts';
import type { Position } from '../../platform/device/device-position.ts';

export type { SavedLocation };
export type City = Reply<'GET /api/cities'>['cities'][number];

/** A city in the form that an account stores. */
export const locationOfCity = ({ name, country, latitude, longitude, timezone }: City): SavedLocation => ({
  name,
  country,
  latitude,
  longitude,
  timezone,
});

/**
 * A fix of the device in the form that an account stores: with the name of the nearest city if one is within reach,
 * otherwise `nameless`, and with the time zone at the fix.
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
  /** The name of a place without a city nearby. */
  nameless: string;
  /** How long to wait for the server, in milliseconds. */
  patienceMs: number;
}

/**
 * A fix of the device as a place. Without an answer of the server in time it has no city: prayer times and Qibla need
 * no name.
 */
export async function placeOfFix(
  fix: Position,
  { ask, deviceZone, nameless, patienceMs }: Naming,
): Promise<SavedLocation> {
  try {
    return locationOfFix(fix, await ask(AbortSignal.timeout(patienceMs)), nameless);
  } catch {
    // Whatever the failure, the location itself is known.
    return locationOfFix(fix, { city: null, timezone: deviceZone }, nameless);
  }
}

/**
 * Rounds to three decimals, about 100 metres: precise enough for prayer times and Qibla, but not for an address. The
 * API accepts no exponents, which rounded coordinates never have.
 */
export const coarse = ({ latitude, longitude }: Position): Position => ({
  latitude: Math.round(latitude * 1000) / 1000,
  longitude: Math.round(longitude * 1000) / 1000,
});
