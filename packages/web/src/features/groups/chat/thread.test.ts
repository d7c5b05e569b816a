import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byDay } from './days.ts';
import { hasEarlier, knownUpTo, type Message, merged, withNewest, withRead, withRemoved } from './thread.ts';

const message = (number: number, more: Partial<Message> = {}): Message => ({
  id: `id-${number}`,
  number,
  userId: 'u',
  text: `text ${number}`,
  phrase: null,
  sentAt: '2026-11-21T12:00:00.000Z',
  isRemoved: false,
  ...more,
});
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => message(first + index));
const numbers = (messages: readonly Message[]) => messages.map(({ number }) => number);

describe('a thread', () => {
  it('contains each message once and in order, regardless of the order of arrival', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60 })), fc.array(fc.nat(60)), (some, cuts) => {
        const cut = cuts[0] ?? 0;
        const known = merged(
          merged(
            [],
            some.slice(0, cut).map((number) => message(number)),
          ),
          some.slice(cut).map((number) => message(number)),
        );
        expect(numbers(known)).toEqual([...new Set(some)].toSorted((one, other) => one - other));
      }),
    );
  });

  it('does not restore the text of a removed message', () => {
    const known = withRemoved(from(1, 3), 'id-2');
    expect(merged(known, [message(2)])[1]).toMatchObject({ text: null, isRemoved: true });
    expect(merged(from(1, 3), [message(2, { isRemoved: true, text: null })])[1]?.text).toBeNull();
  });

  it('keeps messages that connect to the newest page, and drops those before a gap', () => {
    expect(numbers(withNewest(from(1, 50), from(51, 100)))).toEqual(numbers(from(1, 100)));
    expect(numbers(withNewest(from(1, 50), from(40, 89)))).toEqual(numbers(from(1, 89)));
    expect(numbers(withNewest(from(1, 50), from(52, 101)))).toEqual(numbers(from(52, 101)));
    expect(numbers(withNewest([...from(1, 9), message(102)], from(52, 101)))).toEqual(numbers(from(52, 102)));
    expect(withNewest(from(1, 5), [])).toEqual([]);
  });

  it('finds the last number before a gap, and whether there are earlier messages', () => {
    expect(knownUpTo([])).toBe(0);
    expect(knownUpTo(from(7, 9))).toBe(9);
    expect(knownUpTo([...from(7, 9), message(12)])).toBe(9);
    expect(hasEarlier([])).toBe(false);
    expect(hasEarlier(from(1, 2))).toBe(false);
    expect(hasEarlier(from(2, 3))).toBe(true);
  });

  it('never moves a read mark backwards', () => {
    const reads = [{ userId: 'u', upTo: 5 }];
    expect(withRead(reads, { userId: 'u', upTo: 4 })).toBe(reads);
    expect(withRead(reads, { userId: 'u', upTo: 6 })).toEqual([{ userId: 'u', upTo: 6 }]);
    expect(withRead(reads, { userId: 'v', upTo: 1 })).toHaveLength(2);
  });

  it('splits the days by the time zone of the reader', () => {
    const late = message(1, { sentAt: '2026-11-21T20:59:59.000Z' });
    const later = message(2, { sentAt: '2026-11-21T21:00:00.000Z' });
    expect(byDay([late, later], 'Asia/Riyadh').map(({ date }) => date)).toEqual(['2026-11-21', '2026-11-22']);
    expect(byDay([late, later], 'UTC')).toHaveLength(1);
  });
});
