import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Spot, spreadMarks } from './spread-marks.ts';

const room = 72;

/** Where the marks stand after they were spread. */
const spread = (spots: readonly Spot[]): Spot[] => {
  const offsets = spreadMarks(spots, room);
  return spots.map(({ id, x, y }) => {
    const [right, down] = offsets.get(id) ?? [Number.NaN, Number.NaN];
    return { id, x: x + right, y: y + down };
  });
};

describe('marks on the map', () => {
  it('stay where they are when they have room', () => {
    const spots = [
      { id: 'a', x: 0, y: 0 },
      { id: 'b', x: 100, y: 0 },
    ];
    expect(spread(spots)).toEqual(spots);
  });

  it('stand beside each other when two are at one place', () => {
    const [one, other] = spread([
      { id: 'a', x: 50, y: 50 },
      { id: 'b', x: 50, y: 50 },
    ]);
    expect(one?.x).toBeCloseTo(86);
    expect(other?.x).toBeCloseTo(14);
    expect(one?.y).toBeCloseTo(50);
  });

  it('do not lie on each other, however many stand at one place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 50 }), (count) => {
        const spots = Array.from({ length: count }, (_, index) => ({ id: `m${index}`, x: 10, y: 20 }));
        const placed = spread(spots);
        for (const [index, one] of placed.entries()) {
          for (const other of placed.slice(index + 1)) {
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(room - 0.01);
          }
        }
      }),
    );
  });

  it('stand the same whoever is named first', () => {
    const spots = [
      { id: 'b', x: 3, y: 0 },
      { id: 'a', x: 0, y: 0 },
      { id: 'c', x: 0, y: 5 },
    ];
    expect(spreadMarks(spots, room)).toEqual(spreadMarks(spots.toReversed(), room));
  });
});
