/** Where a mark stands on the screen, pixels. */
export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}

/** How far a mark stands from its place, pixels: to the right and downwards. */
export type Offset = readonly [x: number, y: number];

const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Spots that touch, directly or through others. */
function clustersOf(spots: readonly Spot[], room: number): Spot[][] {
  let clusters: Spot[][] = [];
  for (const spot of spots) {
    const touching = clusters.filter((cluster) => cluster.some((each) => distance(each, spot) < room));
    clusters = [...clusters.filter((cluster) => !touching.includes(cluster)), [...touching.flat(), spot]];
  }
  return clusters;
}

/**
 * A family stands together: marks that would lie on each other stand round their middle instead, each with `room`
 * pixels for itself. Marks with room enough stay where they are. In the order of ids, so that nobody changes places with
 * anybody while they move a little.
 */
export function spreadMarks(spots: readonly Spot[], room: number): Map<string, Offset> {
  const ordered = spots.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const offsets = new Map<string, Offset>();
  for (const cluster of clustersOf(ordered, room)) {
    const count = cluster.length;
    const middleX = cluster.reduce((sum, { x }) => sum + x, 0) / count;
    const middleY = cluster.reduce((sum, { y }) => sum + y, 0) / count;
    // Neighbours on a circle of this radius are `room` apart.
    const radius = count === 1 ? 0 : room / (2 * Math.sin(Math.PI / count));
    const around = cluster.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    for (const [index, { id, x, y }] of around.entries()) {
      const angle = (2 * Math.PI * index) / count;
      // Two stand beside each other, not above: the age is written below.
      const offset: Offset =
        count === 1
          ? [0, 0]
          : [middleX + radius * Math.cos(angle) - x, middleY + radius * Math.sin(angle) - y];
      offsets.set(id, offset);
    }
  }
  return offsets;
}
