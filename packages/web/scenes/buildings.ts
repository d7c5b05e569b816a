import { gold, mix } from './colours.ts';
import { tenth } from './numbers.ts';

export function umbrella(x: number, y: number, r: number, cloth: string): string {
  const at = (share: number): number => tenth(r * share);
  return `<g transform="translate(${x} ${y})"><path d="M0 0v${at(1.1)}" stroke="#6b5a48" stroke-width="1.4"/><path d="M${-r} 0Q${-r}-${at(0.95)} 0-${at(0.95)}T${r} 0Q${at(0.66)}-${at(0.25)} ${at(0.33)} 0 0-${at(0.25)} ${at(-0.33)} 0 ${at(-0.66)}-${at(0.25)} ${-r} 0Z" fill="${cloth}"/><path d="M0-${at(0.95)}Q${at(0.3)}-${at(0.6)} ${at(0.33)} 0 ${at(0.66)}-${at(0.25)} ${r} 0 ${r}-${at(0.95)} 0-${at(0.95)}Z" fill="#000" opacity=".1"/></g>`;
}

export interface TentCloth {
  lit: string;
  shade: string;
  wall: string;
}

/** A tent of Mina: a pointed roof on low walls. `x` is its middle, `y` the edge of the roof. */
export function tent(x: number, y: number, width: number, { lit, shade, wall }: TentCloth): string {
  const roof = width * 0.46;
  const half = width / 2;
  const [left, right] = [tenth(x - half * 1.06), tenth(x + half * 1.06)];
  const ridge = `${tenth(x)} ${tenth(y - roof)}`;
  const fold = `${tenth(x + half * 0.04)} ${tenth(y - roof * 0.3)}`;
  const foot = tenth(x + half * 0.2);
  return `<path d="M${tenth(x - half)} ${tenth(y)}v${tenth(width * 0.22)}h${tenth(width)}v-${tenth(width * 0.22)}z" fill="${wall}"/><path d="M${left} ${tenth(y)}Q${tenth(x - half * 0.25)} ${tenth(y - roof * 0.42)} ${ridge}Q${fold} ${foot} ${tenth(y)}Z" fill="${lit}"/><path d="M${ridge}Q${tenth(x + half * 0.25)} ${tenth(y - roof * 0.42)} ${right} ${tenth(y)}H${foot}Q${fold} ${ridge}Z" fill="${shade}"/>`;
}

interface Tents extends TentCloth {
  id: string;
  from: number;
  to: number;
  y: number;
  width: number;
  rows: number;
}

/** Rows of tents, larger towards the viewer. */
export function tents({ id, from, to, y, width, rows, ...cloth }: Tents): string {
  let out = `<defs><g id="${id}">${tent(0, 0, 100, cloth)}</g></defs>`;
  for (let row = 0; row < rows; row += 1) {
    const own = width * (0.55 + (0.45 * row) / Math.max(1, rows - 1));
    for (let x = from + (row % 2) * own * 0.55; x < to; x += own * 1.1) {
      out += `<use href="#${id}" transform="matrix(${tenth(own) / 100} 0 0 ${tenth(own) / 100} ${tenth(x)} ${tenth(y + row * width * 0.4)})"/>`;
    }
  }
  return out;
}

/** A minaret of 100 units, placed by its foot. */
function minaret(stone: string, shade: string): string {
  const balcony = (y: number, half: number): string =>
    `<path d="M-${half}-${y}h${half * 2}l-2.2 2.500h-${half * 2 - 4.4}z" fill="${shade}"/>`;
  return `<path d="M-7.5 0v-45h15v45zM-5.8-45v-27h11.600v27zM-3.7-72v-14h7.400v14zM-3.7-86Q-4.5-92 0-96 4.5-92 3.7-86z" fill="${stone}"/><path d="M1.9 0v-45h5.600v45zM1.5-45v-27h4.300v27z" fill="${shade}" opacity=".7"/>${balcony(47, 11.2)}${balcony(74, 9.4)}${balcony(87, 6.8)}<path d="M0-96v-4" stroke="${gold}"/><circle cy="-101.2" r="2.1" fill="none" stroke="${gold}" stroke-width=".8"/>`;
}

type Minaret = readonly [x: number, y: number, height: number];

export const minarets = (
  places: readonly Minaret[],
  stone = '#e9dcc3',
  shade = '#c9b893',
  id = 'mi',
): string =>
  `<defs><g id="${id}">${minaret(stone, shade)}</g></defs>${places
    .map(
      ([x, y, height]) =>
        `<use href="#${id}" transform="matrix(${height / 100} 0 0 ${height / 100} ${x} ${y})"/>`,
    )
    .join('')}`;

interface Arcade {
  from: number;
  to: number;
  y: number;
  height: number;
  arches: number;
  stone?: string;
  shade?: string;
  /** The view through the arches. */
  inside?: string;
  id?: string;
}

/** A wall of pointed arches. */
export function arcade(o: Arcade): string {
  const {
    from,
    to,
    y,
    height,
    arches,
    stone = '#efe3cb',
    shade = '#cdbb96',
    inside = '#a58f6b',
    id = 'ar',
  } = o;
  const width = tenth((to - from) / arches);
  const [start, end, middle] = [tenth(width * 0.16), tenth(width * 0.84), tenth(width / 2)];
  const [spring, curve, top] = [tenth(height * 0.58), tenth(height * 0.34), tenth(height * 0.24)];
  const wall = `M${from} ${y}v-${height}H${to}v${height}Z`;
  return `<defs><pattern id="${id}" x="${from}" y="${tenth(y - height)}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path d="M${start} ${height}V${spring}Q${start} ${curve} ${middle} ${top} ${end} ${curve} ${end} ${spring}V${height}Z" fill="${inside}"/></pattern></defs><path d="${wall}" fill="${stone}"/><path d="M${from} ${tenth(y - height)}H${to}v${tenth(height * 0.07)}H${from}z" fill="${shade}"/><path d="${wall}" fill="url(#${id})"/>`;
}

const frond = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** A date palm. `y` is the foot of the trunk. */
export function palm(x: number, y: number, height: number, leaf = '#4d6b4a', stem = '#8a6a48'): string {
  const scale = tenth(height) / 100;
  return `<g transform="translate(${tenth(x)} ${tenth(y)})scale(${scale})"><path d="M-4 0Q-1-40-3-76H3Q5-40 5 0Z" fill="${stem}"/><path d="M-3.5-12l8 3M-3-28l7 3M-3-44l7 3M-3-60l6 3" stroke="#000" stroke-opacity=".16" stroke-width="2"/>${frond('M0-76Q-24-104-48-78-26-88-2-70ZM0-76Q24-104 48-78 26-88 2-70ZM0-76Q-30-90-42-56-28-76-2-70Z', leaf)}${frond('M0-76Q30-90 42-56 28-76 2-70ZM0-76Q-16-112-32-102-12-98 2-74ZM0-76Q16-112 32-102 12-98-2-74ZM0-76Q-16-72-22-46-10-64 2-72ZM0-76Q16-72 22-46 10-64-2-72Z', mix(leaf, '#ffffff', 0.12))}<path d="M-4-72q-3 6 1 10 4-2 3-10zM4-72q3 6-1 10-4-2-3-10z" fill="#a5713a"/></g>`;
}
