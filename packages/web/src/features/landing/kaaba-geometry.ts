/** A wall as it is seen: x and y of the two corners above, and of the two below, from start to end of the wall. */
export interface Face {
  top: readonly [number, number, number, number];
  foot: readonly [number, number, number, number];
}

/** A part of the wall: from `u0` to `u1` of its width and from `v0` to `v1` of its height, as an SVG path. */
export const quad = (face: Face, u0: number, u1: number, v0: number, v1: number): string =>
  `M${at(face, u0, v0)}L${at(face, u1, v0)}L${at(face, u1, v1)}L${at(face, u0, v1)}Z`;

/** A line across the whole wall at `v` of its height. */
export const along = (face: Face, v: number): string => `M${at(face, 0, v)}L${at(face, 1, v)}`;

/** An upright line at `u` of the width. */
export const line = (face: Face, u: number, v0: number, v1: number): string =>
  `M${at(face, u, v0)}L${at(face, u, v1)}`;

function at({ top, foot }: Face, u: number, v: number): string {
  const [topX0, topY0, topX1, topY1] = top;
  const [footX0, footY0, footX1, footY1] = foot;
  const x = mix(mix(topX0, topX1, u), mix(footX0, footX1, u), v);
  const y = mix(mix(topY0, topY1, u), mix(footY0, footY1, u), v);
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
