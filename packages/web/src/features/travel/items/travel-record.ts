import type { Reply } from '../../../platform/api/index.ts';

export type StoredItem = Reply<'PUT /api/travel/items/:id'>;
export type TravelItem = StoredItem['item'];
export type TravelKind = TravelItem['kind'];
export type ItemOf<Kind extends TravelKind> = Extract<TravelItem, { kind: Kind }>;

/** One part of the trip on this device; `item` is null once it is deleted. */
export interface Entry {
  readonly id: string;
  readonly item: TravelItem | null;
  /** Increases with each change, so that a change made during a request is also sent. */
  readonly version: number;
  /** True if the server is known to have this version. */
  readonly sent: boolean;
}

/** The trip of one person on this device, or that of the user without an account, in the order of creation. */
export type TravelRecord = readonly Entry[];

export const emptyRecord: TravelRecord = [];

export const itemsOf = (record: TravelRecord): StoredItem[] =>
  record.flatMap(({ id, item }) => (item ? [{ id, item }] : []));

export const hasUnsent = (record: TravelRecord): boolean => record.some(({ sent }) => !sent);

/** Adds an item, replaces it, or marks it as deleted (null). */
export function withItem(record: TravelRecord, id: string, item: TravelItem | null): TravelRecord {
  const known = record.find((entry) => entry.id === id);
  const entry: Entry = { id, item, version: (known?.version ?? 0) + 1, sent: false };
  return known ? record.map((each) => (each === known ? entry : each)) : [...record, entry];
}

/** The record after the server has accepted an entry. A newer version still has to be sent. */
export const markSent = (record: TravelRecord, { id, version }: Entry): TravelRecord =>
  record.flatMap((entry) => {
    if (entry.id !== id || entry.version !== version) return [entry];
    return entry.item ? [{ ...entry, sent: true }] : [];
  });

/**
 * The items of the account, with what this device has not sent yet.
 * @param asked the record when the account was asked: what was changed or sent since is newer than the answer
 */
export function mergeServerState(
  record: TravelRecord,
  items: readonly StoredItem[],
  asked: TravelRecord,
): TravelRecord {
  const versionsSent = new Map(asked.filter(({ sent }) => sent).map(({ id, version }) => [id, version]));
  const isNewer = (entry: Entry): boolean => versionsSent.get(entry.id) !== entry.version;
  const here = new Map(record.map((entry) => [entry.id, entry]));
  const inAccount = new Set(items.map(({ id }) => id));
  const fromAccount = items.flatMap(({ id, item }): Entry[] => {
    const known = here.get(id);
    if (known) return [isNewer(known) ? known : { ...known, item }];
    // Its deletion was accepted while the account was asked.
    if (asked.some((entry) => entry.id === id)) return [];
    return [{ id, item, version: 1, sent: true }];
  });
  return [...fromAccount, ...record.filter((entry) => !inAccount.has(entry.id) && isNewer(entry))];
}

/** Adds items entered without an account. They are newer than the same items of the account. */
export function joined(record: TravelRecord, other: TravelRecord): TravelRecord {
  return itemsOf(other).reduce<TravelRecord>((all, { id, item }) => withItem(all, id, item), record);
}
