import type { Delivery } from '../../../platform/outbox/delivery.ts';
import {
  type Entry,
  itemsOf,
  markSent,
  mergeServerState,
  type StoredItem,
  type TravelItem,
  type TravelRecord,
} from './travel-record.ts';

/** The error codes of items that the server refused, by item id. They stay on the device. */
export type Refused = Readonly<Record<string, string>>;

/** The items that the account refused, in the order of creation. */
export const refusedItems = (record: TravelRecord, refused: Refused): TravelItem[] =>
  itemsOf(record).flatMap(({ id, item }) => (id in refused ? [item] : []));

interface DeliveryParts {
  readonly record: () => TravelRecord;
  readonly change: (next: (record: TravelRecord) => TravelRecord) => void;
  readonly put: (item: StoredItem, keepalive: boolean) => Promise<unknown>;
  /** Also succeeds if the account does not have the item. */
  readonly remove: (id: string, keepalive: boolean) => Promise<unknown>;
  readonly list: () => Promise<readonly StoredItem[]>;
  readonly refused: () => Refused;
  readonly refuse: (refused: Refused) => void;
}

/** Delivers one person's trip to the account item by item, and merges what their other devices have changed. */
export const travelDelivery = (parts: DeliveryParts): Delivery<Entry> => ({
  next: (taken) =>
    parts.record().find(
      (entry) =>
        !entry.sent &&
        !(entry.id in parts.refused()) &&
        // For those sent while the page closes, whose answers are not here yet.
        !taken.some(({ id, version }) => id === entry.id && version === entry.version),
    ),
  put: ({ id, item }, keepalive) => (item ? parts.put({ id, item }, keepalive) : parts.remove(id, keepalive)),
  accept: (entry) => parts.change((record) => markSent(record, entry)),
  // Holds back items that the server refused, so that the rest can be sent. No typed text is lost.
  refuse: ({ id }, { code }) => {
    parts.refuse({ ...parts.refused(), [id]: code });
    return true;
  },
  ask: async (_taken, isHere) => {
    const asked = parts.record();
    const items = await parts.list();
    parts.change((record) => (isHere() ? mergeServerState(record, items, asked) : record));
  },
});
