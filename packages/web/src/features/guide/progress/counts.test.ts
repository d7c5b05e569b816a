import { describe, expect, it } from 'vitest';
import { areCounts, countOf, type Counts, type Moment, stepped, withoutCount } from './counts.ts';

const key = 'tawaf-al-ifadah/circuits';
const moment = (day: string, time: string): Moment => ({
  at: Date.parse(`2027-05-${day}T${time}:00+03:00`),
  date: `2027-05-${day}`,
});
const counted = (times: number, now: Moment): Counts => {
  let counts: Counts = {};
  for (let number = 0; number < times; number += 1) counts = stepped(counts, key, 'circuits', 1, now);
  return counts;
};

describe('a count', () => {
  it('continues past midnight', () => {
    const counts = counted(4, moment('16', '23:50'));
    const later = moment('17', '00:10');
    expect(countOf(counts, key, 'circuits', later)).toBe(4);
    expect(countOf(stepped(counts, key, 'circuits', 1, later), key, 'circuits', later)).toBe(5);
  });

  it('starts again the next day, and drops the expired counts', () => {
    const counts = counted(4, moment('16', '16:00'));
    const next = moment('17', '12:30');
    expect(countOf(counts, key, 'circuits', next)).toBe(0);
    expect(Object.keys(stepped(counts, 'sai/laps', 'laps', 1, next))).toEqual(['sai/laps']);
    expect(countOf(stepped(counts, key, 'circuits', 1, next), key, 'circuits', next)).toBe(1);
  });

  it('stays all day, however long it is idle', () => {
    expect(countOf(counted(4, moment('16', '05:00')), key, 'circuits', moment('16', '22:00'))).toBe(4);
  });

  it('does not change when it is full, or empty', () => {
    const now = moment('16', '10:00');
    const full = counted(7, now);
    expect(stepped(full, key, 'circuits', 1, now)).toBe(full);
    const empty: Counts = {};
    expect(stepped(empty, key, 'circuits', -1, now)).toBe(empty);
    expect(withoutCount(empty, key, now)).toBe(empty);
  });

  it('belongs to one place: another rite has its own pebbles', () => {
    const now = moment('16', '10:00');
    const counts = stepped(counted(3, now), 'stoning/pebbles', 'pebbles', 1, now);
    expect(countOf(counts, key, 'circuits', now)).toBe(3);
    expect(countOf(withoutCount(counts, key, now), 'stoning/pebbles', 'pebbles', now)).toBe(1);
  });

  it('is shown as full if the stored value is too high', () => {
    const now = moment('16', '10:00');
    expect(countOf({ [key]: { count: 99, ...now } }, key, 'circuits', now)).toBe(7);
    expect(areCounts({ [key]: { count: -1, ...now } })).toBe(false);
    expect(areCounts({ [key]: { count: 2, ...now } })).toBe(true);
  });
});
