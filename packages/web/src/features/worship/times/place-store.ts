import { api } from '../../../platform/api/index.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import type { SavedLocation } from '../../../shared/places/index.ts';
import { currentUser, mayBeSignedIn, setUser } from '../../../platform/session/session.ts';
import { keep } from '../../../platform/storage/kept.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';

/** `owner`: whose place it is. That of an account leaves the device with its session. */
interface KeptPlace {
  place: SavedLocation;
  owner: 'account' | 'device';
  /** The account (its id) that this place has still to be sent to: it was chosen without a network. */
  unsentFor?: string;
  /** Id of the account whose place it is. */
  account?: string;
  /** The zone is that of the area, no longer that of a coarse map of zones. */
  hasExactZone?: true;
}

export const keptPlace = keep<KeptPlace>('manasik-place', isKeptPlace);

let changes = 0;
let underWay = 0;

/**
 * Takes a place at once. On an account it is saved too: later where there is no network, and taken back where the
 * server says no.
 * @throws ApiError why the account did not take it
 */
export async function takePlace(place: SavedLocation): Promise<void> {
  const user = currentUser();
  const before = keptPlace.get();
  const account = user?.id ?? (mayBeSignedIn() ? before?.account : undefined);
  if (account === undefined) return keptPlace.set({ place, owner: 'device', hasExactZone: true });
  keptPlace.set({ place, owner: 'account', account, unsentFor: account });
  if (!user) return undefined;
  setUser({ ...user, currentLocation: place });
  try {
    await sendPlace(place);
  } catch (error) {
    keptPlace.set(before);
    const current = currentUser();
    if (current) setUser({ ...current, currentLocation: user.currentLocation });
    throw error;
  }
  return undefined;
}

/**
 * Asks the server once for the zone of a place that this device has kept since zones came from a coarse map. The place of
 * an account is put right by the server, and one without a country has the zone of the device.
 * @throws ApiError without a network; the zone is asked for again another time
 */
export async function correctKeptZone(): Promise<void> {
  const kept = keptPlace.get();
  if (kept?.owner !== 'device' || kept.hasExactZone || kept.place.country === null) return;
  const { latitude, longitude, country } = kept.place;
  const query = { lat: String(latitude), lon: String(longitude) };
  const { city, timezone } = await api('GET /api/cities/nearest', { query });
  // A city on a border can lie in the area of the neighbour's zone; its own is never that of another country.
  const isThatCity = city?.country === country && city.latitude === latitude && city.longitude === longitude;
  const place = { ...kept.place, timezone: isThatCity ? city.timezone : timezone };
  // Somebody may have chosen again meanwhile.
  keptPlace.change((now) =>
    now?.owner === 'device' && now.place.latitude === latitude && now.place.longitude === longitude
      ? { ...now, place, hasExactZone: true }
      : now,
  );
}

/** Sends what was chosen without a network, if it was chosen for this account. */
export async function sendUnsentPlace(account: string): Promise<void> {
  const kept = keptPlace.get();
  if (kept?.unsentFor === account && underWay === 0) await sendPlace(kept.place);
}

async function sendPlace(place: SavedLocation): Promise<void> {
  changes += 1;
  underWay += 1;
  const change = changes;
  try {
    const changed = await api('PATCH /api/auth/user', { body: { currentLocation: place } });
    // Somebody may have chosen again meanwhile.
    if (change !== changes) return;
    keptPlace.set({ place, owner: 'account', account: changed.id });
    setUser(changed);
  } catch (error) {
    const isAway = error instanceof ApiError && error.code === 'network';
    if (!isAway && change === changes) throw error;
  } finally {
    underWay -= 1;
  }
}

function isKeptPlace(value: unknown): value is KeptPlace {
  if (!isRecord(value) || !isRecord(value['place'])) return false;
  const { name, country, latitude, longitude, timezone } = value['place'];
  return (
    (value['owner'] === 'account' || value['owner'] === 'device') &&
    ['string', 'undefined'].includes(typeof value['unsentFor']) &&
    ['string', 'undefined'].includes(typeof value['account']) &&
    (value['hasExactZone'] === undefined || value['hasExactZone'] === true) &&
    typeof name === 'string' &&
    (country === null || typeof country === 'string') &&
    typeof latitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    typeof longitude === 'number' &&
    Math.abs(longitude) <= 180 &&
    typeof timezone === 'string'
  );
}
