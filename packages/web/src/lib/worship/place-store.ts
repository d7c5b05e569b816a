import { api } from '../api/index.ts';
import { ApiError } from '../api/api-error.ts';
import type { SavedLocation } from '../location/index.ts';
import { currentUser, mayBeSignedIn, setUser } from '../session.ts';
import { keep } from './kept.ts';

/** `owner`: whose place it is. That of an account leaves the device with its session. */
interface KeptPlace {
  place: SavedLocation;
  owner: 'account' | 'device';
  /** The account (its id) that this place has still to be sent to: it was chosen without a network. */
  unsentFor?: string;
  /** Id of the account whose place it is. */
  account?: string;
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
  if (account === undefined) return keptPlace.set({ place, owner: 'device' });
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
    typeof name === 'string' &&
    (country === null || typeof country === 'string') &&
    typeof latitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    typeof longitude === 'number' &&
    Math.abs(longitude) <= 180 &&
    typeof timezone === 'string'
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
