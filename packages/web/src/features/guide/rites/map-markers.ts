import type { DrawnSite, PlaceShape, Spot } from './place-shape.ts';

export interface Marker {
  id: string;
  spot: Spot;
}

/** How far a number may move from the middle of an area towards its corners. */
const towardsCorner = 0.75;

/**
 * Positions the numbers of a map: each at its site; those of areas and ways move to where there is room.
 * @param apartMetres the distance at which two numbers are still readable
 */
export function markersOf(
  { sites, width, height }: PlaceShape,
  isMarked: (id: string) => boolean,
  apartMetres: number,
): Marker[] {
  const marked = sites.filter(({ id }) => isMarked(id));
  // A single point cannot move.
  const order = [...marked.filter(isDot), ...marked.filter((site) => !isDot(site))];
  const markers: Marker[] = [];
  for (const site of order) {
    const visible = spotsFor(site).filter(
      ([x, y]) => Math.abs(x) < width / 2 - apartMetres / 2 && Math.abs(y) < height / 2 - apartMetres / 2,
    );
    const free = visible.find((spot) => markers.every((other) => distance(spot, other.spot) >= apartMetres));
    markers.push({ id: site.id, spot: free ?? site.middle });
  }
  return markers;
}

const isDot = ({ shape }: DrawnSite): boolean => shape === 'dot';

function spotsFor({ shape, spots, middle }: DrawnSite): Spot[] {
  if (shape === 'dot') return [middle];
  if (shape === 'way') {
    const half = spots.slice(1).map((spot, index) => between(spots[index] ?? spot, spot, 0.5));
    return [...half, ...spots];
  }
  return [middle, ...spots.map((corner) => between(middle, corner, towardsCorner))];
}

const between = ([x, y]: Spot, [toX, toY]: Spot, part: number): Spot => [
  x + (toX - x) * part,
  y + (toY - y) * part,
];

const distance = ([x, y]: Spot, [otherX, otherY]: Spot): number => Math.hypot(x - otherX, y - otherY);
