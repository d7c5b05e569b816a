import { type Point, randomFrom, scatter, tenth } from './numbers.ts';

/** The position and height of a person in a crowd. */
export type Stand = readonly [x: number, y: number, height: number];

interface CrowdStyle {
  seed?: number;
  /** The share of women. */
  women?: number;
  cloths?: readonly string[];
  white?: string;
  head?: string;
  /** Omits the fold of the upper cloth over the shoulder. */
  isOutOfIhram?: boolean;
  /** The number of different sizes. */
  bands?: number;
}

const usualCloths = ['#31483f', '#5a4a5e', '#6b5a48'];

/** A crowd: one marker for each size and colour, reused and painted from far to near. */
export function crowd(stands: readonly Stand[], style: CrowdStyle = {}): string {
  const {
    seed = 3,
    women = 0.25,
    cloths = usualCloths,
    white = '#f9f3e6',
    head = '#5b4334',
    bands = 3,
    isOutOfIhram = false,
  } = style;
  const random = randomFrom(seed);
  const sorted = stands.toSorted((a, b) => a[1] - b[1]);
  const id = `c${seed}${Math.round(sorted[0]?.[0] ?? 0)}x${sorted.length}`.replaceAll('-', 'm');
  let markers = '';
  let people = '';
  for (let band = 0; band < bands; band += 1) {
    const from = Math.floor((band * sorted.length) / bands);
    const members = sorted.slice(from, Math.floor(((band + 1) * sorted.length) / bands));
    const height = members.reduce((sum, stand) => sum + stand[2], 0) / Math.max(1, members.length);
    // The first group wears white.
    const groups: string[][] = [white, ...cloths].map(() => []);
    for (const [x, y] of members) {
      const group = random() < women ? 1 + Math.floor(random() * cloths.length) : 0;
      groups[group]?.push(`${Math.round(x)} ${Math.round(y)}`);
    }
    for (const [index, points] of groups.entries()) {
      if (points.length === 0) continue;
      const name = `${id}${band}${index}`;
      markers += marker(
        name,
        height,
        index === 0 ? { cloth: white, head, hasFold: !isOutOfIhram } : { cloth: cloths[index - 1] ?? white },
      );
      people += `<path d="M${points.join('L')}" fill="none" style="marker:url(#${name})"/>`;
    }
  }
  return `<defs>${markers}</defs>${people}`;
}

/** Head and shoulders. Without a head colour, the head is covered. */
interface Marker {
  cloth: string;
  head?: string;
  hasFold?: boolean;
}

function marker(id: string, height: number, { cloth, head, hasFold }: Marker): string {
  const half = tenth(height * 0.32);
  const shoulder = tenth(height * 0.36);
  const side = tenth(height * 0.42);
  const robe = `M-${half} 0v-${side}q0-${shoulder} ${half}-${shoulder}t${half} ${shoulder}v${side}z`;
  const fold =
    hasFold && height > 11
      ? `<path d="M${tenth(half * 0.6)}-${tenth(height * 0.7)}l-${tenth(half * 1.4)} ${tenth(height * 0.34)}" stroke="#000" stroke-opacity=".14"/>`
      : '';
  return `<marker id="${id}" overflow="visible" markerUnits="userSpaceOnUse" orient="0"><path d="${robe}" fill="${cloth}"/>${fold}<circle cy="-${tenth(height * 0.92)}" r="${tenth(height * (head ? 0.17 : 0.21))}" fill="${head ?? cloth}"/></marker>`;
}

/** Positions in a row. */
export function inRow(
  seed: number,
  from: number,
  to: number,
  y: number,
  height: number,
  gap: number,
): Stand[] {
  const random = randomFrom(seed);
  const stands: Stand[] = [];
  for (let x = from; x < to; x += gap * (0.7 + random() * 0.6)) {
    stands.push([x, y + (random() - 0.5) * height * 0.3, height]);
  }
  return stands;
}

interface Ring {
  seed: number;
  rx: number;
  ry: number;
  count: number;
  height: number;
  /** Degrees, clockwise from the right. */
  from: number;
  to: number;
  centre?: Point;
}

/** Positions on an arc of a ring, in perspective. */
export function onRing({ seed, rx, ry, count, height, from, to, centre = [180, 172] }: Ring): Stand[] {
  let index = 0;
  return scatter(seed, count, (a, b): Stand => {
    const angle = ((from + ((to - from) * (index + a * 0.7)) / count) * Math.PI) / 180;
    const away = 1 + (b - 0.5) * 0.14;
    index += 1;
    return [
      centre[0] + rx * away * Math.cos(angle),
      centre[1] + ry * away * Math.sin(angle) + height * 0.4,
      height,
    ];
  });
}
