import { gold, type Hour, hours } from './colours.ts';
import { line, type Point, randomFrom, tenth } from './numbers.ts';

/** A gradient from the top to the foot of the shape it fills. */
export const fade = (id: string, top: string, foot: string): string =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>`;

export function skyGradient(hour: Hour, id: string): string {
  const { sky, at } = hours[hour];
  const stops = sky.map(
    (colour, index) => `<stop offset="${(at[index] ?? 0) / 100}" stop-color="${colour}"/>`,
  );
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

/** A granite ridge: peaks by midpoint displacement in three steps, neither smooth nor spiky. */
function ridge(seed: number, y: number, height: number, width: number, step: number): Point[] {
  const random = randomFrom(seed);
  let points: Point[] = [];
  let isPeak = random() > 0.5;
  for (let x = -20; x < width + 150; ) {
    points.push([x, y - (isPeak ? height * (0.55 + random() * 0.45) : height * (0.05 + random() * 0.25))]);
    x += step * (0.45 + random() * 0.7);
    isPeak = !isPeak;
  }
  for (let pass = 1; pass <= 3; pass += 1) {
    points = points.flatMap((point, index) => {
      const next = points[index + 1];
      if (!next) return [point];
      const x = (point[0] + next[0]) / 2 + ((random() - 0.5) * step * 0.12) / pass;
      return [point, [x, (point[1] + next[1]) / 2 + ((random() - 0.5) * height * 0.2) / pass]];
    });
  }
  return points;
}

export interface Hill {
  seed: number;
  /** Baseline. */
  y: number;
  /** Height of the peaks above the baseline. */
  height: number;
  /** Distance between peaks and gaps. */
  step: number;
  fill: string;
  /** Colour and opacity of the shaded sides. */
  shade?: { colour: string; opacity: number };
  /** Size of the drawing. */
  width: number;
  foot: number;
}

export function hill({ seed, y, height, step, fill, shade, width, foot }: Hill): string {
  const points = ridge(seed, y, height, width, step);
  const end = points.at(-1)?.[0] ?? width;
  const body = `<path fill="${fill}" d="M${line(points)}L${tenth(end)} ${foot}L-20 ${foot}Z"/>`;
  const shadows = shade ? facets(points, y, height, randomFrom(seed + 9)) : '';
  if (!shade || !shadows) return body;
  const stop = (offset: number, opacity: number): string =>
    `<stop offset="${offset}" stop-color="${shade.colour}" stop-opacity="${opacity}"/>`;
  return `${body}<linearGradient id="z${seed}" x2="0" y2="1">${stop(0.25, shade.opacity)}${stop(0.95, 0)}</linearGradient><path d="${shadows}" fill="url(#z${seed})"/>`;
}

/** A path down the right side of each high peak. */
function facets(points: readonly Point[], y: number, height: number, random: () => number): string {
  const yOf = (index: number): number => points[index]?.[1] ?? Infinity;
  let path = '';
  for (let top = 2; top < points.length - 3; top += 1) {
    const isPeak = yOf(top) < yOf(top - 1) && yOf(top) <= yOf(top + 1) && yOf(top) < y - height * 0.35;
    if (!isPeak) continue;
    let low = top;
    while (low < points.length - 1 && yOf(low + 1) >= yOf(low) - height * 0.02 && low - top < 7) low += 1;
    const from = points[top];
    const to = points[low];
    if (low - top < 2 || !from || !to) continue;
    const [x1, y1] = from;
    const [x2, y2] = to;
    const drop = Math.max(y2 - y1, height * 0.3);
    const inner: Point[] = [
      [x2 - 2, y2 + drop * 0.6],
      [x1 + (x2 - x1) * 0.55, y2 + drop * (0.35 + random() * 0.3)],
      [x1 + (x2 - x1) * 0.38, y1 + drop * 0.62],
      [x1 + (x2 - x1) * 0.12, y1 + drop * 0.42],
    ];
    path += `M${line(points.slice(top, low + 1))}L${line(inner)}Z`;
    top = low;
  }
  return path;
}

export function stars(seed: number, count: number, width: number, height: number): string {
  const random = randomFrom(seed);
  let small = '';
  let large = '';
  for (let index = 0; index < count; index += 1) {
    const dot = `M${tenth(random() * width)} ${tenth(random() ** 1.3 * height)}h0`;
    if (random() > 0.75) large += dot;
    else small += dot;
  }
  return `<g fill="none" stroke="#fff" stroke-linecap="round"><path d="${small}" stroke-width="1.1" opacity=".55"/><path d="${large}" stroke-width="1.9" opacity=".9"/></g>`;
}

export function crescent(x: number, y: number, r: number, colour = '#f7ecd0'): string {
  const tip = `${tenth(x + r * 0.35)} ${tenth(y - r)}`;
  const inner = tenth(r * 0.82);
  return `<path fill="${colour}" d="M${tip}A${r} ${r} 0 1 0 ${tenth(x + r * 0.95)} ${tenth(y + r * 0.45)}A${inner} ${inner} 0 0 1 ${tip}Z"/>`;
}

interface StarStyle {
  colour?: string;
  width?: number;
  opacity?: number;
  /** Omits the inner ring and the outer frame. */
  plain?: boolean;
}

/** The eight-pointed star: two squares, an inner ring, a thin line. */
export function eightStar(x: number, y: number, r: number, style: StarStyle = {}): string {
  const ring = (turn: number, radius: number, corners: number, skip = 1): string => {
    const points = Array.from({ length: corners }, (_, index): Point => {
      const angle = ((turn + (index * 360 * skip) / corners) * Math.PI) / 180;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
    return `M${line(points)}Z`;
  };
  const rest = style.plain ? '' : ring(22.5, r * 0.54, 8, 3) + ring(22.5, r * 1.18, 8);
  return `<path fill="none" stroke="${style.colour ?? gold}" stroke-width="${style.width ?? 0.8}" stroke-linejoin="round" opacity="${style.opacity ?? 0.6}" d="${ring(0, r, 4)}${ring(45, r, 4)}${rest}"/>`;
}

export function sun(x: number, y: number, r: number, hour: Hour, hasStar = true): string {
  const disc = (radius: number, opacity: number): string =>
    `<circle cx="${x}" cy="${y}" r="${tenth(radius)}" fill="${hours[hour].sun}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  const star = hasStar ? eightStar(x, y, r * 2.1, { colour: '#fff7e0', width: 0.7, opacity: 0.55 }) : '';
  return disc(r * 3.4, 0.16) + disc(r * 2, 0.22) + disc(r, 1) + star;
}

/** The moon with a star, at the position of the sun by day. */
export const moon = (x: number, y: number, r: number): string =>
  crescent(x, y, r) + eightStar(x, y, r * 2.3, { colour: '#f4d79a', opacity: 0.35 });
