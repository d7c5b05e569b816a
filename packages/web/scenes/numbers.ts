/** A point in the units of the drawing. */
export type Point = readonly [x: number, y: number];

/** Pseudo-random numbers from 0 to 1, identical on every machine (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = Math.trunc(seed);
  return () => {
    state = Math.trunc(state + 0x6d2b79f5);
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Rounds to a tenth of a unit, because finer detail is invisible. */
export function tenth(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? 0 : rounded;
}

export const hundredth = (value: number): number => Math.round(value * 100) / 100;

/** The points as path data: `x y L x y`. */
export const line = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L');

/** `count` values, each made from two random numbers. */
export function scatter<T>(seed: number, count: number, make: (a: number, b: number) => T): T[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => make(random(), random()));
}
