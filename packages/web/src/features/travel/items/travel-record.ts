import type { Reply } from '../../../platform/api/index.ts';

/** An item of the account. */
export type AccountItem = Reply<'GET /api/travel/items'>['items'][number];
export type TravelItem = AccountItem['item'];
export type TravelKind = TravelItem['kind'];
export type ItemOf<Kind extends TravelKind> = Extract<TravelItem, { kind: Kind }>;

/** The latest change of an item; `item` is null once it is deleted. */
export type ItemState = Reply<'PUT /api/travel/items/:id'>;

/** One part of the trip on this device. */
interface Entry extends Readonly<ItemState> {
  /** True if the server is known to have this change. */
  readonly sent: boolean;
}

/** The trip of one person on this device, or that of the user without an account, in the order of creation. */
export type TravelRecord = readonly Entry[];

export const emptyRecord: TravelRecord = [];

export type PresentItem = { readonly id: string; readonly item: TravelItem };

export const itemsOf = (record: TravelRecord): PresentItem[] =>
  record.flatMap(({ id, item }) => (item ? [{ id, item }] : []));

export const hasUnsent = (record: TravelRecord): boolean => record.some(({ sent }) => !sent);

/**
 * Adds an item, replaces it, or marks it as deleted (null). A later change never gets an older date than the one it
 * replaces, whatever the clock does.
 */
export function withItem(
  record: TravelRecord,
  id: string,
  item: TravelItem | null,
  now: number,
): TravelRecord {
  const known = record.find((entry) => entry.id === id);
  return withEntry(record, { id, item, changedAt: Math.max(now, (known?.changedAt ?? 0) + 1), sent: false });
}

const withEntry = (record: TravelRecord, entry: Entry): TravelRecord =>
  record.some(({ id }) => id === entry.id)
    ? record.map((each) => (each.id === entry.id ? entry : each))
    : [...record, entry];

export const isSameChange = (one: ItemState, other: ItemState): boolean =>
  one.id === other.id && one.changedAt === other.changedAt;

/**
 * The record after the server has accepted a change. A change made meanwhile still has to be sent.
 * @param state what the account has now: a later change of another device, or the sent one with a corrected date
 */
export const markSent = (record: TravelRecord, sent: ItemState, state: ItemState = sent): TravelRecord =>
  record.flatMap((entry) => {
    if (!isSameChange(entry, sent)) return [entry];
    return state.item ? [{ ...state, sent: true }] : [];
  });

/**
 * The items of the account, with what this device has not sent yet.
 * @param asked the record when the account was asked: what was changed or sent since is newer than the answer
 */
export function mergeServerState(
  record: TravelRecord,
  items: readonly AccountItem[],
  asked: TravelRecord,
): TravelRecord {
  const sentBefore = new Map(asked.filter(({ sent }) => sent).map(({ id, changedAt }) => [id, changedAt]));
  const isNewer = (entry: Entry): boolean => sentBefore.get(entry.id) !== entry.changedAt;
  const here = new Map(record.map((entry) => [entry.id, entry]));
  const inAccount = new Set(items.map(({ id }) => id));
  const fromAccount = items.flatMap((item): Entry[] => {
    const known = here.get(item.id);
    if (known && isNewer(known)) return [known];
    // Its deletion was accepted while the account was asked.
    if (!known && asked.some(({ id }) => id === item.id)) return [];
    return [{ ...item, sent: true }];
  });
  return [...fromAccount, ...record.filter((entry) => !inAccount.has(entry.id) && isNewer(entry))];
}

/**
 * Adds items entered without an account. The account keeps its own version of the same item, such as the trip, because the
 * person could not see it before signing in. A date before every change makes the server keep it too.
 */
export const joined = (record: TravelRecord, other: TravelRecord): TravelRecord =>
  other.reduce(
    (all, entry) =>
      entry.item === null || all.some(({ id }) => id === entry.id)
        ? all
        : withEntry(all, { ...entry, changedAt: 0, sent: false }),
    record,
  );
