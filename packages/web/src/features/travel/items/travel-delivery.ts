import type { Delivery } from '../../../platform/outbox/delivery.ts';
import type { OneRecord } from '../../../platform/outbox/personal-records.ts';
import {
  type AccountItem,
  dispatched,
  type Entry,
  isSameChange,
  type ItemState,
  itemsOf,
  markSent,
  mergeServerState,
  type TravelItem,
  type TravelRecord,
} from './travel-record.ts';

/** The error codes of items that the server refused, by item id. They stay on the device. */
export type Refused = Readonly<Record<string, string>>;

/** The items that the account refused, in the order of creation. */
export const refusedItems = (record: TravelRecord, refused: Refused): TravelItem[] =>
  itemsOf(record).flatMap(({ id, item }) => (id in refused ? [item] : []));

interface DeliveryParts extends OneRecord<TravelRecord> {
  /** Returns the change that the account has now, which may be a later one of another device. */
  readonly put: (state: ItemState, keepalive: boolean) => Promise<ItemState>;
  readonly list: () => Promise<readonly AccountItem[]>;
  readonly refused: () => Refused;
  readonly refuse: (refused: Refused) => void;
}

/** Delivers one person's trip to the account item by item, and merges what their other devices have changed. */
export const travelDelivery = (parts: DeliveryParts): Delivery<Entry, ItemState> => ({
  next: (taken) =>
    parts.record().find(
      (entry) =>
        !entry.sent &&
        !(entry.id in parts.refused()) &&
        // For those sent while the page closes, whose answers are not here yet.
        !taken.some((sent) => isSameChange(sent, entry)),
    ),
  put: (entry, keepalive) => parts.put(dispatched(entry), keepalive),
  // After a sign-out, the answer must not be stored on the device. What was entered without an account waits for the next
  // one, because the account may have kept another version.
  accept: (sent, answer, isHere) =>
    parts.change((record) => {
      if (!isHere && sent.isEntered) return record;
      return markSent(record, sent, isHere ? answer : sent);
    }),
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
