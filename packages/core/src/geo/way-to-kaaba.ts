import { kaaba } from './qibla.ts';

/** Degrees north and east (WGS 84). */
export type Point = readonly [latitude: number, longitude: number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;

/**
 * The shortest path from a place (degrees north and east) to the Kaaba, as points at equal distances including both
 * ends. From the antipode, where all paths are equally short, it passes over the north, as `qibla` returns north there.
 * Source: spherical linear interpolation between unit vectors, Shoemake 1985; the sphere is that of `qibla`.
 */
export function greatCircleToKaaba(latitude: number, longitude: number, steps = 64): Point[] {
  const from = vector(latitude, longitude);
  const to = vector(kaaba.latitude, kaaba.longitude);
  const angle = Math.atan2(length(cross(from, to)), dot(from, to));
  if (angle < 1e-9) return [[latitude, longitude]];
  // The unit vector perpendicular to `from`, towards the Kaaba: the direction of the path.
  const way = Math.PI - angle < 1e-9 ? vector(latitude + 90, longitude) : towards(from, to);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const part = (angle * step) / steps;
    const at = (index: 0 | 1 | 2) => Math.cos(part) * from[index] + Math.sin(part) * way[index];
    return [degrees(Math.atan2(at(2), Math.hypot(at(0), at(1)))), degrees(Math.atan2(at(1), at(0)))];
  });
}

type Vector = readonly [number, number, number];

const vector = (latitude: number, longitude: number): Vector => [
  Math.cos(radians(latitude)) * Math.cos(radians(longitude)),
  Math.cos(radians(latitude)) * Math.sin(radians(longitude)),
  Math.sin(radians(latitude)),
];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const length = (a: Vector): number => Math.hypot(...a);
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function towards(from: Vector, to: Vector): Vector {
  const square = cross(cross(from, to), from);
  const size = length(square);
  return [square[0] / size, square[1] / size, square[2] / size];
}
