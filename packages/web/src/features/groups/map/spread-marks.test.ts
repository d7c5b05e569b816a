import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Spot, spreadMarks } from './spread-marks.ts';

const room = 72;
const view = { width: 1200, height: 1200 };

/** Where the marks stand after they were spread. */
const spread = (spots: readonly Spot[]): Spot[] => {
  const offsets = spreadMarks(spots, view);
  return spots.map(({ id, x, y }) => {
    const [right, down] = offsets.get(id) ?? [Number.NaN, Number.NaN];
    return { id, x: x + right, y: y + down, room };
  });
};

describe('marks on the map', () => {
  it('stay where they are when they have room', () => {
    const spots = [
      { id: 'a', x: 0, y: 0, room },
      { id: 'b', x: 100, y: 0, room },
    ];
    expect(spread(spots)).toEqual(spots);
  });

  it('stand beside each other when two are at one place', () => {
    const [one, other] = spread([
      { id: 'a', x: 50, y: 50, room },
      { id: 'b', x: 50, y: 50, room },
    ]);
    expect(one).toMatchObject({ x: 50, y: 50 });
    expect(other?.x).toBeCloseTo(50 + room);
    expect(other?.y).toBeCloseTo(50);
  });

  it('stand beside a pin, which stays on its point', () => {
    const pin = { id: 'pin', x: 50, y: 50, room };
    const offset = spreadMarks([{ id: 'a', x: 50, y: 50, room }], view, [pin]).get('a') ?? [0, 0];
    expect(Math.hypot(...offset)).toBeCloseTo(room);
  });

  it('do not lie on each other, however many stand at one place', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 50 }), (count) => {
        const spots = Array.from({ length: count }, (_, index) => ({
          id: `m${index}`,
          x: 610,
          y: 620,
          room,
        }));
        const placed = spread(spots);
        for (const [index, one] of placed.entries()) {
          for (const other of placed.slice(index + 1)) {
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(room - 0.01);
          }
        }
      }),
    );
  });

  it('stay in view when they are at its edge', () => {
    const spots = Array.from({ length: 6 }, (_, index) => ({ id: `m${index}`, x: 40, y: 40, room }));
    for (const { x, y } of spread(spots)) expect(Math.min(x, y)).toBeGreaterThanOrEqual(room / 2);
  });

  it('stay near their place in a crowd, where marks lead from one to the next', () => {
    const spots = Array.from({ length: 20 }, (_, index) => ({
      id: `m${index}`,
      x: index * 60,
      y: 600,
      room,
    }));
    for (const [index, { x, y }] of spread(spots).entries()) {
      expect(Math.hypot(x - index * 60, y - 600)).toBeLessThan(2.5 * room);
    }
  });

  it('stand the same whoever is named first', () => {
    const spots = [
      { id: 'b', x: 3, y: 0, room },
      { id: 'a', x: 0, y: 0, room },
      { id: 'c', x: 0, y: 5, room },
    ];
    expect(spreadMarks(spots, view)).toEqual(spreadMarks(spots.toReversed(), view));
  });
});
