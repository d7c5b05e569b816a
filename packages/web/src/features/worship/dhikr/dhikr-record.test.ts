import { describe, expect, it } from 'vitest';
import {
  awake,
  type DhikrRecord,
  choose,
  chosenOf,
  count,
  emptyRecord,
  type Moment,
  putPhrase,
  resetRound,
  roundOf,
  totalOn,
  undo,
} from './dhikr-record.ts';

const noon: Moment = { at: Date.parse('2026-11-21T12:00:00Z'), date: '2026-11-21' };
const later = (minutes: number, date = noon.date): Moment => ({ at: noon.at + minutes * 60_000, date });

function counted(record: DhikrRecord, times: number, now = noon): DhikrRecord {
  let next = record;
  for (let n = 0; n < times; n += 1) next = count(next, now)?.record ?? next;
  return next;
}
const undone = (record: DhikrRecord, now = noon): DhikrRecord => undo(record, now)?.record ?? record;
const own = { id: 'own-1', text: 'Salawat', target: 3, removed: false };
const fresh = emptyRecord('phone');

describe('counting', () => {
  it('goes through the three dhikr to a hundred and starts again', () => {
    const first = count(counted(fresh, 32), noon);
    expect(first?.counting).toEqual({
      dhikrId: 'subhanallah',
      round: 33,
      target: 33,
      completed: true,
      next: 'alhamdulillah',
    });
    const hundred = counted(fresh, 100);
    expect([chosenOf(hundred), roundOf(hundred, 'subhanallah'), totalOn(hundred, noon.date)]).toEqual([
      'subhanallah',
      0,
      100,
    ]);
    expect(hundred.own[noon.date]).toEqual({
      subhanallah: { count: 33, revision: 33 },
      alhamdulillah: { count: 33, revision: 33 },
      allahuakbar: { count: 34, revision: 34 },
    });
  });

  it('restarts the round of a personal dhikr at its target and stays with it', () => {
    const record = counted(choose(putPhrase(fresh, own, noon.at), 'own-1'), 4);
    expect([chosenOf(record), roundOf(record, 'own-1'), totalOn(record, noon.date)]).toEqual(['own-1', 1, 4]);
  });

  it('continues with the first of the three when the chosen one is removed', () => {
    const record = choose(putPhrase(fresh, own, noon.at), 'own-1');
    const without = putPhrase(record, { ...own, removed: true }, noon.at);
    expect(chosenOf(without)).toBe('subhanallah');
    expect(counted(without, 1).own[noon.date]).toEqual({ subhanallah: { count: 1, revision: 1 } });
  });

  it('stops at the server’s maximum', () => {
    const row = { count: 100_000, revision: 100_000 };
    expect(count({ ...fresh, own: { [noon.date]: { subhanallah: row } } }, noon)).toBeUndefined();
  });

  it('counts for the user’s local day', () => {
    const record = counted(counted(fresh, 5), 2, later(1, '2026-11-22'));
    expect([totalOn(record, '2026-11-21'), totalOn(record, '2026-11-22')]).toEqual([5, 2]);
  });
});

describe('a round', () => {
  it('continues past midnight', () => {
    const record = counted(counted(fresh, 5), 2, later(1, '2026-11-22'));
    expect(roundOf(record, 'subhanallah')).toBe(7);
  });

  it('from yesterday does not continue today', () => {
    const left = counted(fresh, 5);
    const morning = later(900, '2026-11-22');
    expect(roundOf(awake(left, later(900)), 'subhanallah')).toBe(5);
    expect(roundOf(awake(left, morning), 'subhanallah')).toBe(0);
    const next = counted(left, 1, morning);
    expect([roundOf(next, 'subhanallah'), totalOn(next, '2026-11-21')]).toEqual([1, 5]);
    expect(totalOn(undone(undone(next, morning), morning), '2026-11-21')).toBe(5);
  });

  it('is reset without changing the day’s count, and restored by an undo', () => {
    const reset = resetRound(counted(fresh, 5), noon);
    expect([roundOf(reset, 'subhanallah'), totalOn(reset, noon.date)]).toEqual([0, 5]);
    const back = undone(reset);
    expect([roundOf(back, 'subhanallah'), totalOn(back, noon.date)]).toEqual([5, 5]);
  });
});

describe('an undo', () => {
  it('reverts the last tap, even across the change to the next dhikr', () => {
    const record = undone(counted(fresh, 33));
    expect([chosenOf(record), roundOf(record, 'subhanallah'), totalOn(record, noon.date)]).toEqual([
      'subhanallah',
      32,
      32,
    ]);
    expect(record.own[noon.date]?.['subhanallah']).toEqual({ count: 32, revision: 34 });
  });

  it('subtracts from the day of the tap', () => {
    const record = undone(counted(fresh, 2), later(1, '2026-11-22'));
    expect([totalOn(record, '2026-11-21'), totalOn(record, '2026-11-22')]).toEqual([1, 0]);
  });

  it('never subtracts from other devices, nor below zero', () => {
    const others = { [noon.date]: { subhanallah: 20 } };
    const record = undone(undone(undone(counted({ ...fresh, others }, 1))));
    expect(totalOn(record, noon.date)).toBe(20);
    expect(undo(record, noon)).toBeUndefined();
  });
});

it('dates a change of a dhikr after what it changes, whatever the clock says', () => {
  const record = putPhrase(fresh, own, noon.at);
  const [changed] = putPhrase(record, { ...own, target: 7 }, noon.at - 60_000).phrases;
  expect(changed).toMatchObject({ target: 7, changedAt: noon.at + 1, sent: false });
});
