import type { Reply } from '../../../platform/api/index.ts';
import { isSameItem } from './same-item.ts';

/** An item of the account. */
export type AccountItem = Reply<'GET /api/travel/items'>['items'][number];
export type TravelItem = AccountItem['item'];
export type TravelKind = TravelItem['kind'];
export type ItemOf<Kind extends TravelKind> = Extract<TravelItem, { kind: Kind }>;

/** The latest change of an item; `item` is null once it is deleted. */
export type ItemState = Reply<'PUT /api/travel/items/:id'>;

/** One part of the trip on this device. */
export interface Entry extends Readonly<ItemState> {
  /** True if the server is known to have this change. */
  readonly sent: boolean;
  /** Entered without an account, while nobody knows yet what the account has. Changes of it do not answer that. */
  readonly isEntered?: true;
  /** What was entered on this device before signing in, where the account has another one. It waits for a choice. */
  readonly visitor?: TravelItem;
}

/** The trip of one person on this device, or that of the user without an account, in the order of creation. */
export type TravelRecord = readonly Entry[];

export const emptyRecord: TravelRecord = [];

export type PresentItem = { readonly id: string; readonly item: TravelItem };

export const itemsOf = (record: TravelRecord): PresentItem[] =>
  record.flatMap(({ id, item }) => (item ? [{ id, item }] : []));

export const hasUnsent = (record: TravelRecord): boolean => record.some(({ sent }) => !sent);

/** Whether only this device has something: a change, or an item that waits for a choice. */
export const hasOnlyHere = (record: TravelRecord): boolean => record.some(isOnlyHere);

const isOnlyHere = ({ sent, visitor }: Entry): boolean => !sent || visitor !== undefined;

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
  const changedAt = Math.max(now, (known?.changedAt ?? 0) + 1);
  return withEntry(record, {
    id,
    item,
    changedAt,
    sent: false,
    ...(known?.isEntered && { isEntered: true }),
    // A deletion also answers which version to keep: the other one must not come back.
    ...(item && known?.visitor && { visitor: known.visitor }),
  });
}

const withEntry = (record: TravelRecord, entry: Entry): TravelRecord =>
  record.some(({ id }) => id === entry.id)
    ? record.map((each) => (each.id === entry.id ? entry : each))
    : [...record, entry];

export const isSameChange = (one: ItemState, other: ItemState): boolean =>
  one.id === other.id && one.changedAt === other.changedAt;

/** A change as the account gets it: a date before every other makes it answer with its own version, where it has one. */
export const dispatched = ({ id, item, changedAt, isEntered }: Entry): ItemState => ({
  id,
  item,
  changedAt: isEntered ? 0 : changedAt,
});

/**
 * The record after the server has accepted a change. A change made meanwhile still has to be sent.
 * @param state what the account has now: a later change of another device, or the sent one with a corrected date
 */
export const markSent = (record: TravelRecord, sent: Entry, state: ItemState = sent): TravelRecord =>
  record.flatMap((entry) => {
    if (isSameChange(entry, sent)) {
      return answered(state, entry.visitor ?? (entry.isEntered ? entry.item : null));
    }
    // It was changed while it was sent for the first time.
    if (entry.id !== sent.id || !entry.isEntered || !sent.isEntered) return [entry];
    return isSameContent(state.item, sent.item) ? [ofAccount(entry)] : answered(state, entry.item);
  });

const isSameContent = (one: TravelItem | null, other: TravelItem | null): boolean =>
  one && other ? isSameItem(one, other) : one === other;

/** The account has what was entered without it, so a later change is one like any other. */
const ofAccount = ({ isEntered: _sent, ...entry }: Entry): Entry => entry;

/** What stays of an entry while another person uses the device: what only the device has. */
export const onlyHere = ({ sent, visitor, ...entry }: Entry): Entry[] => {
  if (!sent) return [{ ...entry, sent, ...(visitor && { visitor }) }];
  return visitor ? [entered(entry.id, visitor)] : [];
};

const entered = (id: string, item: TravelItem): Entry => ({
  id,
  item,
  changedAt: 0,
  sent: false,
  isEntered: true,
});

/** What the account has, beside what was entered on this device without it. Without one in the account, that stays. */
function answered({ id, item, changedAt }: ItemState, visitor: TravelItem | null): Entry[] {
  if (item) return [withVisitor({ id, item, changedAt, sent: true }, visitor)];
  return visitor ? [{ id, item: visitor, changedAt: changedAt + 1, sent: false }] : [];
}

const withVisitor = (entry: Entry, visitor: TravelItem | null): Entry =>
  visitor === null || (entry.item && isSameItem(entry.item, visitor)) ? entry : { ...entry, visitor };

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
    return answered(item, known?.visitor ?? null);
  });
  const others = record
    .filter(({ id }) => !inAccount.has(id))
    .flatMap((entry) =>
      isNewer(entry) ? [entry] : answered({ ...entry, item: null }, entry.visitor ?? null),
    );
  return [...fromAccount, ...others];
}

/**
 * Adds items entered without an account. Where the account has another version of the same item, such as the trip, both
 * stay until the person chooses.
 */
export const joined = (record: TravelRecord, other: TravelRecord): TravelRecord =>
  other.reduce((all, { id, item }) => {
    if (item === null) return all;
    const known = all.find((entry) => entry.id === id);
    return withEntry(all, known ? withVisitor(known, item) : entered(id, item));
  }, record);
