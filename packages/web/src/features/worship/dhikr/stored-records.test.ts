import { describe, expect, it } from 'vitest';
import { type DhikrRecord, count, emptyRecord, type Moment, putPhrase, totalOn } from './dhikr-record.ts';
import { syncRequests, markSent } from './exchange.ts';
import {
  arrive,
  recordOf,
  noRecords,
  nobody,
  pruned,
  type StoredRecords,
  withRecord,
} from './stored-records.ts';

const now: Moment = { at: Date.parse('2026-11-21T12:00:00Z'), date: '2026-11-21' };
const nothingHeld = { rows: new Set<string>(), phrases: false };
let ids = 0;
const newId = () => `new-${(ids += 1)}`;

function counted(record: DhikrRecord, times: number): DhikrRecord {
  let next = record;
  for (let n = 0; n < times; n += 1) next = count(next, now)?.record ?? next;
  return next;
}
const sent = (record: DhikrRecord): DhikrRecord => syncRequests(record, nothingHeld).reduce(markSent, record);
const shelfOf = (books: Record<string, DhikrRecord>): StoredRecords => ({ version: 1, books });
const total = (stored: StoredRecords, owner: string): number => {
  const record = recordOf(stored, owner);
  return record ? totalOn(record, now.date) : 0;
};
const own = { id: 'own-1', text: 'Salawat', target: 3, removed: false };

describe('signing in', () => {
  it('moves earlier counts and the round to the account, leaving none without an account', () => {
    const before = counted(putPhrase(emptyRecord('phone'), own, now.at), 5);
    const stored = arrive(shelfOf({ [nobody]: before }), 'amina', newId);
    expect(recordOf(stored, 'amina')).toEqual(before);
    expect(recordOf(stored, nobody)).toBeUndefined();
    expect(arrive(stored, 'amina', newId)).toBe(stored);
  });

  it('adds them to this person’s stored counts under the original device id', () => {
    const stored = arrive(
      shelfOf({
        [nobody]: counted(emptyRecord('before'), 5),
        amina: sent(counted(emptyRecord('phone'), 20)),
      }),
      'amina',
      newId,
    );
    expect(total(stored, 'amina')).toBe(25);
    const record = recordOf(stored, 'amina') ?? emptyRecord('none');
    expect(syncRequests(record, nothingHeld)).toEqual([
      {
        deviceId: 'before',
        tallies: [{ date: now.date, dhikrId: 'subhanallah', count: 5, revision: 5 }],
        phrases: [],
      },
    ]);
    // Whoever counts without an account next begins under another id.
    expect(recordOf(stored, nobody)).toBeUndefined();
  });
});

describe('signing out', () => {
  const mine = counted(sent(counted(putPhrase(emptyRecord('phone'), own, now.at), 20)), 3);
  const withHistory = { ...mine, others: { [now.date]: { 'own-1': 40 } } };

  it('keeps only unsent counts, hidden from everyone else', () => {
    const stored = arrive(shelfOf({ amina: withHistory }), nobody, newId);
    expect(total(stored, nobody)).toBe(0);
    expect(recordOf(stored, 'amina')).toMatchObject({
      own: {},
      others: {},
      phrases: [],
      steps: [],
      parcels: [{ deviceId: 'phone', dhikrId: 'subhanallah', count: 23, sentCount: 20 }],
    });
    expect(total(arrive(stored, 'yusuf', newId), 'yusuf')).toBe(0);
    expect(arrive(stored, nobody, newId)).toBe(stored);
  });

  it('leaves nothing when everything was sent', () => {
    expect(arrive(shelfOf({ amina: sent(mine) }), nobody, newId).books).toEqual({});
  });

  it('keeps the rest until the person returns, and counts under a new id', () => {
    const away = arrive(shelfOf({ amina: withHistory }), nobody, newId);
    const back = arrive(withRecord(away, nobody, counted(emptyRecord('others'), 1)), 'amina', newId);
    const record = counted(recordOf(back, 'amina') ?? emptyRecord('none'), 2);
    // 20 are known to the server, which has not been asked yet.
    expect(totalOn(record, now.date)).toBe(3 + 1 + 2);
    expect(syncRequests(record, nothingHeld).map(({ tallies }) => tallies[0]?.count)).toEqual([23, 1, 2]);
    expect(new Set(syncRequests(record, nothingHeld).map(({ deviceId }) => deviceId)).size).toBe(3);
  });

  it('keeps a dhikr that was added without a network', () => {
    const stored = arrive(shelfOf({ amina: putPhrase(emptyRecord('phone'), own, now.at) }), 'yusuf', newId);
    expect(recordOf(stored, 'amina')?.phrases).toHaveLength(1);
    expect(recordOf(stored, 'yusuf')).toBeUndefined();
  });
});

it('drops old days unless they are unsent', () => {
  const record = counted(emptyRecord('phone'), 2);
  expect(pruned(record, '2026-11-21', false)).toBe(record);
  expect(pruned(record, '2026-11-22', false)).toBe(record);
  expect(pruned(sent(record), '2026-11-22', false).own).toEqual({});
  expect(pruned(record, '2026-11-22', true).own).toEqual({});
  expect(noRecords.books).toEqual({});
});
