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
  it('goes on over midnight', () => {
    const counts = counted(4, moment('16', '23:50'));
    const later = moment('17', '00:10');
    expect(countOf(counts, key, 'circuits', later)).toBe(4);
    expect(countOf(stepped(counts, key, 'circuits', 1, later), key, 'circuits', later)).toBe(5);
  });

  it('begins anew on the next day, and what had lapsed is kept no longer', () => {
    const counts = counted(4, moment('16', '16:00'));
    const next = moment('17', '12:30');
    expect(countOf(counts, key, 'circuits', next)).toBe(0);
    expect(Object.keys(stepped(counts, 'sai/laps', 'laps', 1, next))).toEqual(['sai/laps']);
    expect(countOf(stepped(counts, key, 'circuits', 1, next), key, 'circuits', next)).toBe(1);
  });

  it('stays all day however long it rests', () => {
    expect(countOf(counted(4, moment('16', '05:00')), key, 'circuits', moment('16', '22:00'))).toBe(4);
  });

  it('that is full, or empty, does not change', () => {
    const now = moment('16', '10:00');
    const full = counted(7, now);
    expect(stepped(full, key, 'circuits', 1, now)).toBe(full);
    const empty: Counts = {};
    expect(stepped(empty, key, 'circuits', -1, now)).toBe(empty);
    expect(withoutCount(empty, key, now)).toBe(empty);
  });

  it('is of one place: the pebbles of another rite are others', () => {
    const now = moment('16', '10:00');
    const counts = stepped(counted(3, now), 'stoning/pebbles', 'pebbles', 1, now);
    expect(countOf(counts, key, 'circuits', now)).toBe(3);
    expect(countOf(withoutCount(counts, key, now), 'stoning/pebbles', 'pebbles', now)).toBe(1);
  });

  it('that another hand has left too high is shown as full', () => {
    const now = moment('16', '10:00');
    expect(countOf({ [key]: { count: 99, ...now } }, key, 'circuits', now)).toBe(7);
    expect(areCounts({ [key]: { count: -1, ...now } })).toBe(false);
    expect(areCounts({ [key]: { count: 2, ...now } })).toBe(true);
  });
});
