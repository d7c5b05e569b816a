import { describe, expect, it } from 'vitest';
import { hillShapes, smooth } from './hill-shapes.ts';

const square = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
] as const;

const spread = (ring: readonly (readonly number[])[]): number =>
  Math.max(...ring.map(([x = 0]) => x)) - Math.min(...ring.map(([x = 0]) => x));

describe('the shapes of a hill', () => {
  it('are closed rings without sharp corners', () => {
    const ring = smooth(square);
    expect(ring.at(-1)).toEqual(ring[0]);
    expect(ring).toHaveLength(9);
    expect(ring).not.toContainEqual([0, 0]);
  });

  it('come closer to the peak the higher they are', () => {
    const rings = hillShapes(square, [1, 1]);
    const widths = rings.map(spread);
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(new Set(widths).size).toBe(rings.length);
    for (const [x, y] of rings.at(-1) ?? []) {
      expect(Math.hypot(x - 1, y - 1)).toBeLessThan(2);
    }
  });
});
