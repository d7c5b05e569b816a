import { describe, expect, it } from 'vitest';
import { arePersonalRecords, arrive, nobody } from '../../../platform/outbox/personal-records.ts';
import { tripId } from '@manasik/core/travel/travel-items';
import { checkId, newItemId } from './item-id.ts';
import { datedTravel, travelKind } from './stored-travel.ts';
import {
  hasUnsent,
  itemsOf,
  joined,
  markSent,
  mergeServerState,
  type TravelItem,
  type TravelRecord,
  withItem as withItemAt,
} from './travel-record.ts';
import { choose, twoVersionsIn } from './two-versions.ts';

const check = (isDone: boolean, item = 'passport'): TravelItem => ({
  kind: 'check',
  category: 'timeline',
  item,
  title: null,
  isDone,
});
/** The time of a change in these tests, unless it matters. */
const now = 1000;
const withItem = (record: TravelRecord, id: string, item: TravelItem | null, at = now): TravelRecord =>
  withItemAt(record, id, item, at);
const inAccount = (id: string, item: TravelItem) => ({ id, item, changedAt: now });
const entryOf = (record: TravelRecord, id: string) => {
  const entry = record.find((each) => each.id === id);
  if (!entry) throw new Error(`no ${id}`);
  return entry;
};
const sentRecord = (...ids: string[]): TravelRecord =>
  ids.reduce<TravelRecord>((all, id) => {
    const added = withItem(all, id, check(false));
    return markSent(added, entryOf(added, id));
  }, []);

describe('ids', () => {
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

  it('are UUIDs that the server accepts', () => {
    for (const id of [tripId, checkId('timeline', 'passport'), newItemId()]) expect(id).toMatch(uuid);
  });

  it('are the same on every device for what exists once, and differ otherwise', () => {
    expect(checkId('timeline', 'passport')).toBe(checkId('timeline', 'passport'));
    const ids = Array.from({ length: 500 }, (_, n) => checkId('packing', `item-${n}`));
    expect(new Set([...ids, tripId, newItemId(), newItemId()]).size).toBe(503);
  });
});

describe('a record', () => {
  it('adds, replaces and deletes', () => {
    const one = withItem(withItem([], 'a', check(false)), 'b', check(false));
    expect(itemsOf(withItem(one, 'a', check(true)))).toEqual([
      { id: 'a', item: check(true) },
      { id: 'b', item: check(false) },
    ]);
    expect(itemsOf(withItem(one, 'a', null))).toEqual([{ id: 'b', item: check(false) }]);
  });

  it('keeps what was changed while the request was under way', () => {
    const before = withItem([], 'a', check(false));
    const after = withItem(before, 'a', check(true));
    expect(hasUnsent(markSent(after, entryOf(before, 'a')))).toBe(true);
    expect(hasUnsent(markSent(after, entryOf(after, 'a')))).toBe(false);
  });

  it('dates a change after the one that it replaces, whatever the clock does', () => {
    const record = withItem(withItem([], 'a', check(false), 5000), 'a', check(true), 2000);
    expect(record).toEqual([{ id: 'a', item: check(true), changedAt: 5001, sent: false }]);
  });

  it('takes over what the account has instead of a sent change, unless the item was changed again', () => {
    const before = withItem([], 'a', check(false));
    const sent = entryOf(before, 'a');
    const other = { id: 'a', item: check(true), changedAt: 2000 };
    expect(markSent(before, sent, other)).toEqual([{ ...other, sent: true }]);
    expect(markSent(before, sent, { ...other, item: null })).toEqual([]);
    const again = withItem(before, 'a', check(true));
    expect(markSent(again, sent, other)).toEqual(again);
  });

  it('forgets a deletion that the server has accepted', () => {
    const deleted = withItem(sentRecord('a'), 'a', null);
    expect(markSent(deleted, entryOf(deleted, 'a'))).toEqual([]);
  });
});

describe('the answer of the account', () => {
  it('brings changes and deletions of other devices', () => {
    const here = sentRecord('a', 'b');
    const merged = mergeServerState(here, [inAccount('b', check(true)), inAccount('c', check(false))], here);
    expect(itemsOf(merged)).toEqual([
      { id: 'b', item: check(true) },
      { id: 'c', item: check(false) },
    ]);
    expect(hasUnsent(merged)).toBe(false);
  });

  it('does not override what this device has not sent', () => {
    const asked = sentRecord('a', 'b');
    const here = withItem(withItem(withItem(asked, 'a', check(true)), 'b', null), 'c', check(false));
    const merged = mergeServerState(
      here,
      [inAccount('a', check(false)), inAccount('b', check(false))],
      asked,
    );
    expect(itemsOf(merged)).toEqual([
      { id: 'a', item: check(true) },
      { id: 'c', item: check(false) },
    ]);
    expect(merged.filter(({ sent }) => !sent).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('does not remove what was sent after it was asked for', () => {
    expect(itemsOf(mergeServerState(sentRecord('a'), [], []))).toHaveLength(1);
  });

  it('does not bring back what was deleted after it was asked for', () => {
    expect(mergeServerState([], [inAccount('a', check(false))], sentRecord('a'))).toEqual([]);
  });
});

describe('a change of the person', () => {
  it('moves what was entered without an account to the account, once', () => {
    const entered = withItem(withItem([], 'a', check(true), now + 1), 'c', check(true), now + 1);
    const arrived = arrive(travelKind, { [nobody]: entered, amina: sentRecord('a', 'b') }, 'amina');
    expect(Object.keys(arrived)).toEqual(['amina']);
    expect(itemsOf(arrived['amina'] ?? [])).toEqual([
      { id: 'a', item: check(false) },
      { id: 'b', item: check(false) },
      { id: 'c', item: check(true) },
    ]);
    expect(arrived['amina']?.filter(({ sent }) => !sent).map(({ id }) => id)).toEqual(['c']);
    expect(arrive(travelKind, arrived, 'amina')).toEqual(arrived);
  });

  it('leaves of other people only what was not sent', () => {
    const bilal = withItem(sentRecord('a'), 'b', check(true));
    const arrived = arrive(travelKind, { amina: sentRecord('c'), bilal }, nobody);
    expect(Object.keys(arrived)).toEqual(['bilal']);
    expect(arrived['bilal']?.map(({ id }) => id)).toEqual(['b']);
  });

  it('does not give one person the items of another', () => {
    const arrived = arrive(travelKind, { bilal: withItem([], 'a', check(true)) }, 'amina');
    expect(arrived['amina']).toBeUndefined();
  });
});

it('joins without sending deletions made without an account', () => {
  const here = withItem(withItem([], 'a', check(false)), 'a', null);
  expect(joined(sentRecord('b'), here)).toEqual(sentRecord('b'));
});

it('keeps both versions when a trip entered without an account joins that of one, until the person chooses', () => {
  const own = withItem(withItem([], 'a', check(true), 3000), 'b', check(true), 3000);
  const here = withItem(withItem([], 'a', check(false), 4000), 'b', check(true), 4000);
  const both = joined(own, here);
  expect(itemsOf(both)).toEqual(itemsOf(own));
  expect(twoVersionsIn(both)).toEqual([{ id: 'a', inAccount: check(true), onDevice: check(false) }]);
  expect(choose(both, 'account', 5000)).toEqual(own);
  expect(choose(both, 'device', 5000)).toEqual([
    { id: 'a', item: check(false), changedAt: 5000, sent: false },
    own[1],
  ]);
  // Another device may have stored the item in the account, where the later change stays.
  expect(joined([], withItem([], 'a', check(true), 4000))).toEqual([
    { id: 'a', item: check(true), changedAt: 0, sent: false, isEntered: true },
  ]);
});

it('dates what was stored without dates: unsent changes now, and sent ones before everything', () => {
  const entry = { id: 'a', item: check(true), version: 3 };
  const records = {
    amina: [
      { ...entry, sent: false },
      { ...entry, sent: true },
    ],
  };
  const dated = datedTravel({ version: 1, records }, now);
  const { version: _version, ...plain } = entry;
  expect(dated).toEqual({
    amina: [
      { ...plain, changedAt: now, sent: false },
      { ...plain, changedAt: 0, sent: true },
    ],
  });
  const isStored = arePersonalRecords(travelKind.isValid);
  expect([isStored(dated), isStored({ version: 1, records })]).toEqual([true, false]);
  expect(datedTravel(dated, now + 1)).toBe(dated);
  expect(isStored(datedTravel({ version: 1, records: { amina: [null] } }, now))).toBe(false);
});
