import { api, ApiError } from '../../../platform/api/index.ts';
import { createOutbox } from '../../../platform/outbox/outbox.ts';
import { currentUser, expectedUserId, onSessionChange } from '../../../platform/session/session.ts';
import { keep } from '../../../platform/storage/kept.ts';
import { share } from '../../../platform/storage/shared.ts';
import { arrive, isStoredTravel, nobody, recordOf, type StoredTravel } from './stored-travel.ts';
import { type Refused, travelDelivery } from './travel-delivery.ts';
import { itemsOf, type StoredItem, type TravelItem, type TravelRecord, withItem } from './travel-record.ts';

const kept = keep<StoredTravel>('manasik-travel', isStoredTravel);
const refused = share<Refused>({});

/** The owner of the trip. Offline, it is the last person signed in on this device. */
export const ownerOf = (userId: string | undefined): string => userId ?? expectedUserId() ?? nobody;

/** The record of `owner`; undefined in prerendered pages. */
export function useRecord(owner: string): TravelRecord | undefined {
  const stored = kept.use();
  return stored === undefined ? undefined : recordOf(stored, owner);
}

/** The parts of the trip at this moment. */
export const currentItems = (userId: string | undefined): readonly StoredItem[] =>
  itemsOf(recordOf(kept.get(), ownerOf(userId)));

function changeRecord(owner: string, next: (record: TravelRecord) => TravelRecord): void {
  kept.change((stored) => {
    const before = recordOf(stored, owner);
    const after = next(before);
    if (after === before) return stored;
    return { version: 1, records: { ...stored?.records, [owner]: after } };
  });
}

/** The server has confirmed the person, or that no one is signed in. Removes what others had sent. */
function settle(): void {
  const userId = currentUser()?.id;
  const owner = ownerOf(userId);
  // The server did not answer, so keep the current owner.
  if (owner !== (userId ?? nobody)) return;
  kept.change((stored) => {
    if (stored === null) return null;
    const arrived = arrive(stored, owner);
    if (Object.keys(arrived.records).length === 0) return null;
    return JSON.stringify(arrived) === JSON.stringify(stored) ? stored : arrived;
  });
}

const outbox = createOutbox({
  name: 'travel',
  quietMs: 800,
  longestMs: 15_000,
  itemsOnLeaving: 5,
  delivery: (owner) => {
    refused.set({});
    return travelDelivery({
      record: () => recordOf(kept.get(), owner),
      change: (next) => changeRecord(owner, next),
      put: ({ id, item }, keepalive) =>
        api('PUT /api/travel/items/:id', { params: { id }, body: { item }, keepalive }),
      remove: (id, keepalive) =>
        api('DELETE /api/travel/items/:id', { params: { id }, keepalive }).catch(ignoreGone),
      list: async () => (await api('GET /api/travel/items')).items,
      refused: refused.get,
      refuse: refused.set,
    });
  },
});

// It was never sent, or another device has deleted it.
function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'travel.notFound')) throw error;
}

let isFollowing = false;

/** From now on, the trip of the signed-in person is delivered to their account, also when no page shows it any more. */
export function follow(): void {
  if (!isFollowing) onSessionChange(settle);
  isFollowing = true;
  settle();
  outbox.start();
}

/** Why the account does not have everything. */
export const useOutbox = outbox.use;
export const useRefused = refused.use;

/** Also retries what was refused. */
export function retry(): void {
  refused.set({});
  void outbox.run();
}

/** Changes an item on this device at once; null deletes it. The account gets it after a quiet moment. */
export function changeItem(id: string, item: TravelItem | null): void {
  const owner = ownerOf(currentUser()?.id);
  // Without an account nobody waits for the news of a deletion.
  const tidy = (record: TravelRecord): TravelRecord =>
    owner === nobody ? record.filter((entry) => entry.item !== null) : record;
  changeRecord(owner, (record) => tidy(withItem(record, id, item)));
  // A corrected item may now be accepted.
  const { [id]: _corrected, ...others } = refused.get();
  refused.set(others);
  outbox.soon();
}
