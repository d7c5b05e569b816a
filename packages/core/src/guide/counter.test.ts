import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { counted, fullCount, guideCounters } from './counter.ts';

describe('a counter of the rites', () => {
  it('is full at seven, and the pebbles for three pillars at twenty-one', () => {
    expect(guideCounters.map((counter) => [counter, fullCount(counter)])).toEqual([
      ['circuits', 7],
      ['laps', 7],
      ['pebbles', 7],
      ['pebbles-of-three', 21],
    ]);
  });

  it('goes up and down by one', () => {
    expect(counted('circuits', 3, 1)).toBe(4);
    expect(counted('circuits', 3, -1)).toBe(2);
  });

  it('stays at nothing and at its full number', () => {
    expect(counted('laps', 0, -1)).toBe(0);
    expect(counted('laps', 7, 1)).toBe(7);
    expect(counted('pebbles-of-three', 21, 1)).toBe(21);
  });

  it('never leaves its bounds, whatever is touched, and a touch is undone by the other', () => {
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

  it('brings a number that another hand has left beyond its bounds back into them', () => {
    expect(counted('pebbles', 99, 1)).toBe(7);
    expect(counted('pebbles', -5, -1)).toBe(0);
  });
});
