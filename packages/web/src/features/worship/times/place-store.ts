import { api } from '../../../platform/api/index.ts';
import type { ApiError } from '../../../platform/api/api-error.ts';
import { createOutbox } from '../../../platform/outbox/outbox.ts';
import type { UnsentStore } from '../../../platform/outbox/unsent.ts';
import type { SavedLocation } from '../../../shared/places/index.ts';
import {
  currentUser,
  loadUser,
  mayBeSignedIn,
  setUser,
  type User,
} from '../../../platform/session/session.ts';
import { keepWithAccount } from '../../../platform/session/kept-with-account.ts';
import { isRecord } from '../../../platform/storage/is-record.ts';

/**
 * `owner`: whether the place belongs to an account or to the device. An account's place is removed with its session.
 */
interface KeptPlace {
  place: SavedLocation;
  owner: 'account' | 'device';
  /** The id of the account to which this place must still be sent: it was chosen offline. */
  unsentFor?: string;
  /** Id of the account that the place belongs to. */
  account?: string;
  /** The zone is exact, and no longer from a coarse map of zones. */
  hasExactZone?: true;
}

export const keptPlace = keepWithAccount<KeptPlace>('place', isKeptPlace, (kept) =>
  kept.owner === 'device' ? kept : null,
);

/** Shows why the account refused a place. The page sets it. */
let showRefusal = (_error: ApiError): void => {};
export function onPlaceRefused(show: (error: ApiError) => void): void {
  showRefusal = show;
}

/** Another place was chosen during the request, so the reply is about an older choice. */
const isStill = (place: SavedLocation): boolean =>
  JSON.stringify(keptPlace.get()?.place) === JSON.stringify(place);

/** The place of the account, otherwise the one chosen on this device, outside components; null without any. */
export function currentPlace(): SavedLocation | null {
  const kept = keptPlace.get();
  const user = currentUser();
  if (user) return kept?.unsentFor === user.id ? kept.place : user.currentLocation;
  return kept && (kept.owner === 'device' || mayBeSignedIn()) ? kept.place : null;
}

/** Sends a place that was chosen on this device to its account. */
export const placeOutbox = createOutbox<SavedLocation, User>({
  name: 'place',
  delivery: (account) => ({
    next: () => {
      const kept = keptPlace.get();
      return kept?.unsentFor === account ? kept.place : undefined;
    },
    put: (place) => api('PATCH /api/auth/user', { body: { currentLocation: place } }),
    accept: (place, user, isHere) => {
      if (!isStill(place)) return;
      keptPlace.set({ place, owner: 'account', account });
      if (isHere) setUser(user);
    },
    refuse: (place, error) => {
      if (!isStill(place)) return true;
      // The place of the account applies again.
      keptPlace.set(null);
      void loadUser();
      showRefusal(error);
      return true;
    },
  }),
});

/** The place of an account is removed when its session ends. */
export const unsent: UnsentStore = {
  kind: 'place',
  of: (owner) => ({ erased: keptPlace.get()?.unsentFor === owner ? 1 : 0, isKept: false }),
  send: placeOutbox.sendOnce,
};

/** Shows a place at once, and saves it to the account as soon as the server takes it. */
export async function takePlace(place: SavedLocation): Promise<void> {
  const user = currentUser();
  const account = user?.id ?? (mayBeSignedIn() ? keptPlace.get()?.account : undefined);
  if (account === undefined) return keptPlace.set({ place, owner: 'device', hasExactZone: true });
  keptPlace.set({ place, owner: 'account', account, unsentFor: account });
  if (user) setUser({ ...user, currentLocation: place });
  await placeOutbox.run();
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
  // A city near a border can be in the area of a foreign zone; its own zone is always in its country.
  const isThatCity = city?.country === country && city.latitude === latitude && city.longitude === longitude;
  const place = { ...kept.place, timezone: isThatCity ? city.timezone : timezone };
  // Another place may have been chosen in the meantime.
  keptPlace.change((now) =>
    now?.owner === 'device' && now.place.latitude === latitude && now.place.longitude === longitude
      ? { ...now, place, hasExactZone: true }
      : now,
  );
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
