import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counted, fullCount, guideCounters } from './counter.ts';

describe('a counter for the rites', () => {
  it('is full at seven, and at twenty-one for the pebbles of three pillars', () => {
    expect(guideCounters.map((counter) => [counter, fullCount(counter)])).toEqual([
      ['circuits', 7],
      ['laps', 7],
      ['pebbles', 7],
      ['pebbles-of-three', 21],
    ]);
  });

  it('counts up and down by one', () => {
    expect(counted('circuits', 3, 1)).toBe(4);
    expect(counted('circuits', 3, -1)).toBe(2);
  });

  it('stops at zero and at its maximum', () => {
    expect(counted('laps', 0, -1)).toBe(0);
    expect(counted('laps', 7, 1)).toBe(7);
    expect(counted('pebbles-of-three', 21, 1)).toBe(21);
  });

  it('stays within its bounds, and each tap undoes the opposite one', () => {
    const touches = fc.array(fc.constantFrom(1 as const, -1 as const), { maxLength: 80 });
    fc.assert(
      fc.property(fc.constantFrom(...guideCounters), touches, (counter, all) => {
        let count = 0;
        for (const by of all) {
          const next = counted(counter, count, by);
          expect(next).toBeGreaterThanOrEqual(0);
          expect(next).toBeLessThanOrEqual(fullCount(counter));
          const isUndone = counted(counter, next, by === 1 ? -1 : 1) === count;
          expect(isUndone || next === count).toBe(true);
          count = next;
        }
      }),
    );
  });

  it('corrects a stored number that is outside its bounds', () => {
    expect(counted('pebbles', 99, 1)).toBe(7);
    expect(counted('pebbles', -5, -1)).toBe(0);
  });
});
