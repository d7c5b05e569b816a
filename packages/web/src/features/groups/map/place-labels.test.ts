import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, boxesBeside, type LabelToPlace, placeLabels } from './place-labels.ts';

const view = { width: 390, height: 400 };
const size = { width: 80, height: 20 };
const beside = (id: string, rank: number, x: number, y: number, isRtl = false): LabelToPlace => ({
  id,
  rank,
  boxes: boxesBeside({ x, y }, size, { dot: 8, isRtl }),
});

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

describe('labels on the map', () => {
  it('stand after their dot, in the direction of reading', () => {
    expect(placeLabels([beside('mina', 1, 200, 200)], [], view).get('mina')?.left).toBe(208);
    expect(placeLabels([beside('mina', 1, 200, 200, true)], [], view).get('mina')?.left).toBe(112);
  });

  it('move to the other side of their dot when they would be cut at the edge', () => {
    expect(placeLabels([beside('mina', 1, 350, 200)], [], view).get('mina')?.left).toBe(262);
  });

  it('move away from a person', () => {
    const person = { left: 190, top: 170, width: 60, height: 60 };
    const box = placeLabels([beside('mina', 1, 185, 200)], [person], view).get('mina');
    expect(box?.left).toBe(97);
  });

  it('go when there is no room for them', () => {
    const person = { left: 0, top: 0, width: 390, height: 400 };
    expect(placeLabels([beside('mina', 1, 200, 200)], [person], view).size).toBe(0);
  });

  it('give way to the more important one, whoever is named first', () => {
    const labels = [beside('gate', 4, 200, 200), beside('haram', 0, 200, 205)];
    for (const order of [labels, labels.toReversed()]) {
      const placed = placeLabels(order, [], view);
      expect(placed.get('haram')?.left).toBe(208);
      expect(placed.get('gate')?.left).toBe(112);
    }
  });

  it('keep the distance to another name that they need', () => {
    const boxes = [90, 200].map((left) => ({ left, top: 100, width: 80, height: 20 }));
    const wanted = [
      { id: 'mina', rank: 1, boxes: [{ left: 0, top: 100, width: 80, height: 20 }] },
      { id: 'muzdalifah', rank: 2, boxes },
    ];
    const leftOf = (besides: number) =>
      placeLabels(
        wanted.map((label) => ({ ...label, besides })),
        [],
        view,
      ).get('muzdalifah')?.left;
    expect(leftOf(6)).toBe(90);
    expect(leftOf(28)).toBe(200);
  });

  it('never lie on each other or on people, and are never cut', () => {
    const spot = fc.record({ x: fc.integer({ min: -20, max: 420 }), y: fc.integer({ min: -20, max: 420 }) });
    fc.assert(
      fc.property(fc.array(spot, { maxLength: 40 }), fc.array(spot, { maxLength: 20 }), (spots, people) => {
        const taken = people.map(({ x, y }) => ({ left: x - 30, top: y - 30, width: 60, height: 60 }));
        const labels = spots.map(({ x, y }, index) => beside(`l${index}`, index % 5, x, y, index % 2 === 0));
        const boxes = [...placeLabels(labels, taken, view).values()];
        for (const [index, box] of boxes.entries()) {
          expect(box.left >= 0 && box.top >= 0).toBe(true);
          expect(box.left + box.width <= view.width && box.top + box.height <= view.height).toBe(true);
          for (const other of [...boxes.slice(index + 1), ...taken]) expect(overlap(box, other)).toBe(false);
        }
      }),
    );
  });
});
