import { api } from '../../../platform/api/index.ts';
import type { ApiError } from '../../../platform/api/api-error.ts';
import { createOutbox } from '../../../platform/outbox/outbox.ts';
import type { SavedLocation } from '../../../shared/places/index.ts';
import {
  currentUser,
  loadUser,
  mayBeSignedIn,
  setUser,
  type User,
} from '../../../platform/session/session.ts';
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

/** Shows why the account refused a place. Set by the page. */
let showRefusal = (_error: ApiError): void => {};
export function onPlaceRefused(show: (error: ApiError) => void): void {
  showRefusal = show;
}

/** Chosen again while a request was under way: the answer is about an older choice. */
const isStill = (place: SavedLocation): boolean =>
  JSON.stringify(keptPlace.get()?.place) === JSON.stringify(place);

/** Sends a place that was chosen on this device to the account it was chosen for. */
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
      // The account's own place holds again.
      keptPlace.set(null);
      void loadUser();
      showRefusal(error);
      return true;
    },
  }),
});

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
