/** A point of a drawing, in its own units. */
export type Point = readonly [x: number, y: number];

/** Pseudo-random numbers from 0 to 1 that are the same on every machine (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = Math.trunc(seed);
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** To a tenth of a unit: finer is not seen. */
export function tenth(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? 0 : rounded;
}

export const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** The points as the inside of a path: `x y L x y`. */
export const line = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L');

/** `count` values made of two random numbers each. */
export function scatter<T>(seed: number, count: number, make: (a: number, b: number) => T): T[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => make(random(), random()));
}
