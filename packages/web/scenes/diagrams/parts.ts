import { gold } from '../colours.ts';
import { sceneHeight, sceneWidth, svg } from '../frame.ts';
import { line, type Point, tenth } from '../numbers.ts';

/** A drawing that explains a step. It has no letters: the page numbers its parts and names them beside it. */
export interface Diagram {
  draw: () => string;
  /** The middle of each numbered part, in the units of the drawing. Numbers cover 17 units around it. */
  parts: Readonly<Record<string, Point>>;
}

const grounds = {
  /** The marble floor of the mosque. */
  marble: '#edf0ea',
  sand: '#f3e7d0',
  mint: '#e4efec',
} as const;

/** Colours that are readable on every ground. */
export const wayColour = '#8a6420';
export const rightColour = '#1f7a4d';
export const wrongColour = '#c0483d';
export const stone = '#b9a27c';

/** Objects on a plain ground. */
export function onGround(ground: keyof typeof grounds, front: readonly string[]): string {
  const floor = `<rect width="${sceneWidth}" height="${sceneHeight}" fill="${grounds[ground]}"/>`;
  return svg(sceneWidth, sceneHeight, '', floor + front.join(''));
}

interface Stroke {
  colour?: string;
  width?: number;
  dashes?: string;
}

export function stroke(path: string, { colour = wayColour, width = 2.4, dashes }: Stroke = {}): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashes ? ` stroke-dasharray="${dashes}"` : ''}/>`;
}

/** The point at the end of an arrow. `degrees` is its direction: 0 to the rightColour, 90 down. */
export function arrowhead(x: number, y: number, degrees: number, colour = wayColour, size = 9): string {
  return `<path transform="translate(${tenth(x)} ${tenth(y)})rotate(${tenth(degrees)})" d="M${size} 0L-${size * 0.7}-${size * 0.75}-${size * 0.3} 0-${size * 0.7} ${size * 0.75}Z" fill="${colour}"/>`;
}

/** A line through the points, with an arrowhead at the last. */
export function arrow(points: readonly Point[], style: Stroke = {}): string {
  const [x, y] = points.at(-1) ?? [0, 0];
  const [fromX, fromY] = points.at(-2) ?? [0, 0];
  const degrees = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  const size = 9;
  const angle = (degrees * Math.PI) / 180;
  const end: Point = [x - size * Math.cos(angle), y - size * Math.sin(angle)];
  return (
    stroke(`M${line([...points.slice(0, -1), end])}`, style) +
    arrowhead(end[0], end[1], degrees, style.colour, size)
  );
}

/** A cross through what is wrong. */
export const cross = (x: number, y: number, half = 8): string =>
  stroke(`M${x - half} ${y - half}l${half * 2} ${half * 2}m0-${half * 2}l-${half * 2} ${half * 2}`, {
    colour: wrongColour,
    width: 4,
  });

/** A tick beside what is right. */
export const tick = (x: number, y: number): string =>
  stroke(`M${x - 8} ${y}l6 7 11-14`, { colour: rightColour, width: 4 });

/** A person seen from above. `degrees` is the direction they face: 0 to the rightColour, 90 down. */
export function fromAbove(x: number, y: number, degrees: number, cloth = '#fdf9f0', size = 1.25): string {
  const head = cloth === '#fdf9f0' ? '#4a3a30' : cloth;
  return `<g transform="translate(${tenth(x)} ${tenth(y)})rotate(${tenth(degrees)})scale(${size})"><ellipse rx="6" ry="10.500" fill="${cloth}" stroke="#8c7a5c" stroke-width="1"/><path d="M2-9Q10-9 11-4M2 9Q10 9 11 4" fill="none" stroke="#a9744f" stroke-width="3" stroke-linecap="round"/><circle r="4.800" fill="${head}" stroke="#fdf9f0" stroke-width=".6"/></g>`;
}

/** The Kaaba from above, north at the top: the corner of the Black Stone on the right, the door on the upper right. */
export function kaabaFromAbove(x: number, y: number, half: number): string {
  const corner = (dx: number, dy: number, at = half): string => `${tenth(x + dx * at)} ${tenth(y + dy * at)}`;
  const square = (at: number): string =>
    `M${corner(1, 0, at)}L${corner(0, -1, at)}L${corner(-1, 0, at)}L${corner(0, 1, at)}Z`;
  const door = `M${tenth(x + half * 0.8)} ${tenth(y - half * 0.2)}L${tenth(x + half * 0.56)} ${tenth(y - half * 0.44)}`;
  return [
    `<path d="${square(half + 4)}" fill="#d8ccb4"/><path d="${square(half)}" fill="#221e1b"/>`,
    `<path d="${square(half * 0.84)}" fill="none" stroke="${gold}" stroke-width="1.6"/>`,
    `<path d="${door}" stroke="#e3bd68" stroke-width="4"/>`,
    `<circle cx="${tenth(x + half)}" cy="${tenth(y)}" r="5.500" fill="#d9dde0" stroke="#221e1b" stroke-width="2"/>`,
  ].join('');
}

/** The low curved wall of the Hijr, on the upper left of the Kaaba from above. */
export function hijrWall(x: number, y: number, half: number): string {
  const radius = half * 0.6;
  const side = radius / Math.SQRT2;
  const gap = half * 0.12;
  const middle = half / 2 + gap;
  const from = `${tenth(x - middle + side)} ${tenth(y - middle - side)}`;
  const to = `${tenth(x - middle - side)} ${tenth(y - middle + side)}`;
  const path = `M${from}A${tenth(radius)} ${tenth(radius)} 0 0 0 ${to}`;
  return `<path d="${path}" fill="${gold}" fill-opacity=".14"/>${stroke(path, { colour: '#8b8272', width: 6 })}`;
}

/** The Station of Ibrahim from above. */
export const stationFromAbove = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="10" fill="#efe4cc" stroke="${wayColour}" stroke-width="1.5"/><circle cx="${x}" cy="${y}" r="6" fill="#d8b45e" stroke="${wayColour}" stroke-width="1.5"/>`;

/** A point on a circle. `degrees` grow against the clock from the rightColour, as pilgrims walk. */
export function onCircle(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y - radius * Math.sin(angle)];
}

/** The arc between two angles, against the clock. */
export function arc(x: number, y: number, radius: number, from: number, to: number): string {
  return `M${line([onCircle(x, y, radius, from)])}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 0 ${line([onCircle(x, y, radius, to)])}`;
}

/** A tent of the camps, its foot in the middle at `y`. */
export const tent = (x: number, y: number, width = 20): string =>
  `<path d="M${tenth(x - width / 2)} ${y}v-${tenth(width * 0.3)}L${x} ${tenth(y - width * 0.75)} ${tenth(x + width / 2)} ${tenth(y - width * 0.3)}V${y}Z" fill="#fdf9f0" stroke="#b9a27c" stroke-width="1"/><path d="M${x} ${tenth(y - width * 0.75)}L${tenth(x + width / 2)} ${tenth(y - width * 0.3)}V${y}H${x}Z" fill="#000" opacity=".08"/>`;

/** A boundary sign on two posts. */
export const sign = (x: number, y: number, colour = '#d9a521'): string =>
  `<path d="M${x - 8} ${y}v-22M${x + 8} ${y}v-22" stroke="#6b6255" stroke-width="2"/><path d="M${x - 12} ${y - 30}h24v14h-24z" fill="${colour}" stroke="#6b6255" stroke-width="1"/>`;

/** A row of mountains, for the edges of a map. */
export function mountains(from: number, to: number, y: number, height: number): string {
  const count = Math.max(2, Math.round((to - from) / (height * 1.6)));
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, index) => {
    const x = from + index * step;
    const top = y - height * (index % 2 === 0 ? 1 : 0.75);
    const peak = x + step * 0.55;
    return `<path d="M${tenth(x - step * 0.15)} ${y}L${tenth(peak)} ${tenth(top)} ${tenth(x + step * 1.15)} ${y}Z" fill="#c1a683"/><path d="M${tenth(peak)} ${tenth(top)}L${tenth(x + step * 1.15)} ${y}H${tenth(peak - step * 0.06)}Z" fill="#a08465" opacity=".6"/>`;
  }).join('');
}

/** A dry valley, as a dotted band. */
export const wadi = (path: string): string =>
  stroke(path, { colour: '#c9b48c', width: 16 }) +
  stroke(path, { colour: '#8f7c58', width: 2, dashes: '1 7' });
