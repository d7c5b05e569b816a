import fc from 'fast-check';
import { prayers } from '@manasik/core/prayer/prayer-times';
import { describe, expect, it } from 'vitest';
import {
  countOf,
  firstWaiting,
  flagsOf,
  isWaiting,
  packTicks,
  unpackTicks,
  type Waiting,
  withChange,
  withoutSent,
} from './tick-queue.ts';

const empty: Waiting = {};
const day = '2026-03-01';

describe('waiting ticks', () => {
  it('are merged prayer by prayer, and the newest wins', () => {
    const first = withChange(empty, day, 'fajr', { done: true, at: 1 });
    const second = withChange(first, day, 'isha', { done: true, at: 2 });
    const third = withChange(second, day, 'fajr', { done: false, at: 3 });
    expect(flagsOf(third[day] ?? {})).toEqual({ fajr: false, isha: true });
    expect(first).toEqual({ [day]: { fajr: { done: true, at: 1 } } });
  });

  it('keep their order when the clock goes back', () => {
    const first = withChange(empty, day, 'fajr', { done: true, at: 1000 });
    const second = withChange(first, day, 'fajr', { done: false, at: 5 });
    expect(second[day]?.fajr).toEqual({ done: false, at: 1001 });
  });

  it('are removed once sent, unless changed meanwhile', () => {
    const sent = withChange(withChange(empty, day, 'fajr', { done: true, at: 1 }), day, 'asr', {
      done: true,
      at: 1,
    });
    const since = withChange(sent, day, 'fajr', { done: false, at: 1 });
    expect(withoutSent(since, day, sent[day] ?? {})).toEqual({ [day]: { fajr: { done: false, at: 2 } } });
    expect(withoutSent(sent, day, sent[day] ?? {})).toEqual({});
  });

  it('are sent oldest day first', () => {
    const later = withChange(empty, '2026-03-02', 'fajr', { done: true, at: 1 });
    const both = withChange(later, '2026-02-28', 'fajr', { done: true, at: 2 });
    expect(firstWaiting(both)?.date).toBe('2026-02-28');
    expect(firstWaiting(empty)).toBeUndefined();
  });

  it('survive storing and reading', () => {
    const changes = fc.array(
      fc.record({
        date: fc.constantFrom('2026-02-28', '2026-03-01'),
        prayer: fc.constantFrom(...prayers),
        done: fc.boolean(),
        at: fc.nat(),
      }),
    );
    fc.assert(
      fc.property(changes, (list) => {
        let waiting = empty;
        for (const { date, prayer, done, at } of list)
          waiting = withChange(waiting, date, prayer, { done, at });
        const read: unknown = JSON.parse(JSON.stringify(waiting));
        expect(isWaiting(read)).toBe(true);
        expect(read).toEqual(waiting);
        const newest = list.findLast(({ date, prayer }) => date === day && prayer === 'fajr');
        expect(waiting[day]?.fajr?.done).toBe(newest?.done);
      }),
    );
  });

  it.each([
    null,
    [],
    'x',
    { yesterday: {} },
    { [day]: null },
    { [day]: { witr: { done: true, at: 1 } } },
    { [day]: { fajr: { done: 'yes', at: 1 } } },
    { [day]: { fajr: true } },
  ])('are not read from %j', (value) => {
    expect(isWaiting(value)).toBe(false);
  });
});

describe('a day', () => {
  it('is encoded in five bits and decoded', () => {
    for (let bits = 0; bits < 32; bits++) expect(packTicks(unpackTicks(bits))).toBe(bits);
    expect(unpackTicks(17)).toEqual({ fajr: true, dhuhr: false, asr: false, maghrib: false, isha: true });
    expect(countOf(unpackTicks(17))).toBe(2);
  });
});
