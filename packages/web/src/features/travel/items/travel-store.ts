import { api } from '../../../platform/api/index.ts';
import { serverNow } from '../../../platform/api/server-time.ts';
import { nobody } from '../../../platform/outbox/personal-records.ts';
import { createRecordStore, ownerNow } from '../../../platform/outbox/record-store.ts';
import { accountPrefix } from '../../../platform/session/session.ts';
import { storedText } from '../../../platform/storage/kept.ts';
import { share } from '../../../platform/storage/shared.ts';
import { datedTravel, readTravel, travelKind, unreadableText } from './stored-travel.ts';
import { type Refused, travelDelivery } from './travel-delivery.ts';
import { removeUnreadable as removeSetAside, setAside } from './unreadable.ts';
import { choose } from './two-versions.ts';
import { itemsOf, type PresentItem, type TravelItem, withItem } from './travel-record.ts';

const refused = share<Refused>({});

const name = 'travel';

/** What the pages can show of the stored records. */
function readable(value: unknown): unknown {
  const here = ownerNow();
  const { records, unreadable } = readTravel(datedTravel(value, serverNow()), here);
  // Of a person whose session has ended, nothing that the account may have stays on the device.
  const kept = unreadable.filter(({ owner }) => owner === here || owner === nobody);
  // The records are also read while a page is drawn, which must not change anything.
  if (kept.length > 0) queueMicrotask(() => setAside(kept));
  if (kept.length < unreadable.length) queueMicrotask(writeReadable);
  return records;
}

const store = createRecordStore({
  name,
  kind: travelKind,
  upgraded: readable,
  quietMs: 800,
  longestMs: 15_000,
  itemsOnLeaving: 5,
  delivery: (one) => {
    refused.set({});
    return travelDelivery({
      ...one,
      put: ({ id, ...body }, keepalive) =>
        api('PUT /api/travel/items/:id', { params: { id }, body, keepalive }),
      list: async () => (await api('GET /api/travel/items')).items,
      refused: refused.get,
      refuse: refused.set,
    });
  },
});

/** Erases what cannot be read from the stored records. A change, even to the same, writes all of them. */
function writeReadable(): void {
  store.changeRecord(ownerNow(), (record) => [...record]);
}

// A text that names no owner must not stay there for the next person.
const unreadableWhole = [`manasik-${name}`, `${accountPrefix}${name}`].flatMap((key) =>
  unreadableText(storedText(key), ownerNow()),
);
if (unreadableWhole.length > 0 && setAside(unreadableWhole)) writeReadable();

export const { useRecord, useDelivery, changeRecord, unsent } = store;

/** The parts of the trip at this moment. */
export const currentItems = (): readonly PresentItem[] => itemsOf(store.current());

/** The parts of one person on this device. */
export const itemsOfOwner = (owner: string): readonly PresentItem[] => itemsOf(store.recordOf(owner));

/** The parts entered on this device without an account. They move to the person who signs in, once a trip's page is open. */
export const visitorItems = (): readonly PresentItem[] => itemsOf(store.recordOf(nobody));

/** Why the account does not have everything. */
export const useRefused = refused.use;

/** Removes what cannot be read of the trip of the person who uses the device. */
export function removeUnreadable(owner: string): void {
  removeSetAside(owner);
  // What was set aside is still in the stored records too, and would be found again.
  writeReadable();
}

/** Also retries what was refused. */
export function retry(): void {
  refused.set({});
  void store.run();
}

/** Keeps one version of everything that the account and this device have in two. */
export const chooseVersion = (version: 'account' | 'device'): void =>
  store.change((record) => choose(record, version, serverNow()));

/** Changes an item on this device at once; null deletes it. The account gets it after a quiet moment. */
export function changeItem(id: string, item: TravelItem | null): void {
  // A corrected item may now be accepted.
  const { [id]: _corrected, ...others } = refused.get();
  refused.set(others);
  store.change((record) => withItem(record, id, item, serverNow()));
}
