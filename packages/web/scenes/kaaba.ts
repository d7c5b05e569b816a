import { gold } from './colours.ts';
import { line, type Point } from './numbers.ts';

interface KaabaStyle {
  roof?: string;
  base?: string;
  /** Omits the fine gold work, for a small Kaaba in the distance. */
  plain?: boolean;
}

/** A point on a face: `t` along it from the corner of the Black Stone, `u` upwards, both from 0 to 1. */
type Face = (t: number, u: number) => Point;
const left: Face = (t, u) => [-60 * t, -12 * t - u * (100 - 6 * t)];
const right: Face = (t, u) => [66 * t, -13 * t - u * (100 - 6 * t)];

const band = (face: Face, t0: number, t1: number, u0: number, u1: number): string =>
  `M${line([face(t0, u0), face(t1, u0), face(t1, u1), face(t0, u1)])}Z`;

const both = (t0: number, t1: number, u0: number, u1: number): string =>
  band(left, t0, t1, u0, u1) + band(right, t0, t1, u0, u1);

function lozenges(face: Face, count: number, u: number, half: number): string {
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    const side = 0.28 / count;
    return `M${line([face(t - side, u), face(t, u + half), face(t + side, u), face(t, u - half)])}Z`;
  }).join('');
}

const seams = (face: Face): string =>
  Array.from(
    { length: 6 },
    (_, index) => `M${line([face((index + 1) / 7, 0.02), face((index + 1) / 7, 0.99)])}`,
  ).join('');

/** The Kaaba from the east: the corner of the Black Stone in front, the door on the face to the right. Never mirrored. */
export function kaaba(x: number, y: number, scale: number, style: KaabaStyle = {}): string {
  const { roof = '#d9cfbb', base = '#e8dfce', plain = false } = style;
  const top = 'M0-100L66-107 6-113-60-106Z';
  const fine = plain
    ? ''
    : `<path d="${lozenges(left, 7, 0.7225, 0.03)}${lozenges(right, 8, 0.7225, 0.03)}" fill="${gold}"/><path d="${band(left, 0.06, 0.17, 0.545, 0.635)}${band(left, 0.42, 0.56, 0.555, 0.635)}${band(left, 0.82, 0.93, 0.545, 0.635)}${band(right, 0.48, 0.6, 0.555, 0.635)}${band(right, 0.83, 0.94, 0.545, 0.635)}" fill="none" stroke="${gold}" stroke-width=".9"/>`;
  return `<g transform="translate(${x} ${y})scale(${scale})"><path d="M0 5L-66-9-66-14 0-3 72-15 72-10Z" fill="${base}"/><path d="M0 5L72-10 72-15 0-3Z" fill="#000" opacity=".12"/><path d="${band(left, 0, 1, 0, 1)}" fill="#26221f"/><path d="${band(right, 0, 1, 0, 1)}" fill="#171412"/><path d="${top}" fill="${roof}" stroke="#14110f" stroke-width="1.6"/><path d="${seams(left)}${seams(right)}" stroke="#fff" stroke-width=".5" opacity=".07"/><path d="${both(0, 1, 0.67, 0.775)}" fill="${gold}"/><path d="${band(right, 0, 1, 0.67, 0.775)}" fill="#000" opacity=".14"/><path d="${both(0, 1, 0.685, 0.76)}" fill="#2a2317"/>${fine}<path d="${band(right, 0.13, 0.33, 0.17, 0.635)}" fill="#1e180f" stroke="${gold}" stroke-width="1.2"/><path d="${band(right, 0.165, 0.295, 0.17, 0.42)}" fill="#d8b45e"/><path d="${band(right, 0.225, 0.235, 0.18, 0.41)}" fill="#8c6a24"/><path d="${band(right, 0.165, 0.295, 0.455, 0.51)}${band(right, 0.165, 0.295, 0.54, 0.6)}" fill="none" stroke="${gold}" stroke-width=".9"/><ellipse cy="-12" rx="3" ry="3.8" fill="#d9dde0"/><ellipse cy="-12" rx="1.5" ry="2.1" fill="#15110f"/></g>`;
}
