import { ApiError } from '../../../platform/api/api-error.ts';
import { createSender, type OutboxState } from '../../../platform/outbox/outbox.ts';
import { arrive, nobody, type PersonalRecords } from '../../../platform/outbox/personal-records.ts';
import { share } from '../../../platform/storage/shared.ts';
import { travelKind } from './stored-travel.ts';
import { type Refused, refusedItems, travelDelivery } from './travel-delivery.ts';
import { choose, twoVersionsIn } from './two-versions.ts';
import {
  type AccountItem,
  type Entry,
  hasUnsent,
  type ItemState,
  itemsOf,
  type TravelItem,
  type TravelRecord,
  withItem,
} from './travel-record.ts';

export const booking = (title: string): TravelItem => ({
  kind: 'booking',
  booking: 'hotel',
  title,
  reference: null,
  startsOn: null,
  endsOn: null,
  cost: null,
  isPaid: false,
  note: null,
});

/** For tests: the account of a person. Like the server, it keeps the later change of each item, and refuses bad ones. */
export function createAccount() {
  const states = new Map<string, ItemState>();
  return {
    put: (state: ItemState): ItemState => {
      if (state.item?.kind === 'booking' && state.item.title === 'refused') {
        throw new ApiError(400, '400: no', 'request.invalid');
      }
      const known = states.get(state.id);
      if (known && known.changedAt >= state.changedAt) return known;
      states.set(state.id, state);
      return state;
    },
    list: (): AccountItem[] =>
      [...states.values()].filter((state): state is AccountItem => state.item !== null),
    ids: (): string[] => [...states.values()].filter(({ item }) => item).map(({ id }) => id),
  };
}
type Account = ReturnType<typeof createAccount>;

/** For tests: a phone that people share. What it stores belongs to the person who uses it, or to nobody. */
export function createDevice(accounts: Readonly<Record<string, Account>>, firstOwner: string = nobody) {
  let stored: PersonalRecords<TravelRecord> = {};
  let owner = firstOwner;
  let error: ApiError | undefined;
  let whileAsked: (() => void) | undefined;
  const refused = share<Refused>({});
  const state = share<OutboxState<Entry>>({ sending: undefined, held: null });
  const recordOf = (who: string): TravelRecord => stored[who] ?? [];
  const record = (): TravelRecord => recordOf(owner);
  const ask = async <Value>(answer: (account: Account) => Value): Promise<Value> => {
    const account = accounts[owner];
    if (error || !account) throw error ?? new ApiError(401, '401: signed out', 'auth.signInFirst');
    const value = answer(account);
    whileAsked?.();
    whileAsked = undefined;
    return value;
  };
  const change = (who: string, next: (before: TravelRecord) => TravelRecord): void => {
    stored = { ...stored, [who]: next(recordOf(who)) };
  };
  const senderOf = (who: string) =>
    createSender({
      delivery: travelDelivery({
        record: () => recordOf(who),
        change: (next) => change(who, next),
        put: (sent) => ask((account) => account.put(sent)),
        list: () => ask((account) => account.list()),
        refused: refused.get,
        refuse: refused.set,
      }),
      state,
      mayAsk: () => owner === who,
      alone: (work) => work(),
    });
  return {
    state: state.get,
    refused: refused.get,
    refusedItems: () => refusedItems(record(), refused.get()),
    isWaiting: () => hasUnsent(record()),
    stored: () => JSON.stringify(stored),
    owners: () => Object.keys(stored),
    items: () => itemsOf(record()),
    ids: () => itemsOf(record()).map(({ id }) => id),
    put: (id: string, item: TravelItem | null, at: number) =>
      change(owner, (before) => withItem(before, id, item, at)),
    versions: () => twoVersionsIn(record()),
    choose: (version: 'account' | 'device', at: number) =>
      change(owner, (before) => choose(before, version, at)),
    sync: () => senderOf(owner).run(),
    /** Another person signs in; `nobody`: the session ends. */
    be: (who: string) => {
      owner = who;
      stored = arrive(travelKind, stored, who);
    },
    /** Does something after the account has got the next request, and before the answer arrives. */
    beforeAnswer: (task: () => void) => {
      whileAsked = task;
    },
    fail: (next: ApiError | undefined) => {
      error = next;
    },
  };
}
