/** Where a mark belongs on the screen, pixels. */
export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** How far another mark of the same size must be. */
  readonly room: number;
}

/** How far a mark stands from its place, pixels: to the right and downwards. */
export type Offset = readonly [x: number, y: number];

export interface View {
  readonly width: number;
  readonly height: number;
}

/** Directions to try on the smallest circle; twice as many on the next one, and so on. */
const directions = 8;
/** Circles of half a mark each. With 50 people at one place, the last one stands on the ninth. */
const circles = 24;

/**
 * Puts marks that would lie on each other beside each other, as near to their own place as there is room. Marks with room
 * enough stay where they are, and nobody who is in view leaves it. In the order of ids, so that nobody changes places with
 * anybody while they move a little.
 * @param fixed what stays where it is and must not be covered
 */
export function spreadMarks(
  spots: readonly Spot[],
  view: View,
  fixed: readonly Spot[] = [],
): Map<string, Offset> {
  const offsets = new Map<string, Offset>();
  const placed = [...fixed];
  for (const spot of spots.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const offset = freeOffset(spot, placed, view);
    offsets.set(spot.id, offset);
    placed.push({ ...spot, x: spot.x + offset[0], y: spot.y + offset[1] });
  }
  return offsets;
}

function freeOffset(spot: Spot, placed: readonly Spot[], view: View): Offset {
  const wasInView = isWithin(spot, 0, view);
  const isFree = ([right, down]: Offset) =>
    (!wasInView || (right === 0 && down === 0) || isWithin(spot, spot.room / 2, view, [right, down])) &&
    placed.every(
      (other) =>
        Math.hypot(spot.x + right - other.x, spot.y + down - other.y) >= (spot.room + other.room) / 2 - 0.001,
    );
  for (let circle = 0; circle < circles; circle += 1) {
    const radius = (circle * spot.room) / 2;
    const count = Math.max(1, circle * directions);
    for (let index = 0; index < count; index += 1) {
      // Two stand beside each other, not above: the age is written below.
      const angle = (2 * Math.PI * index) / count;
      const offset: Offset = [radius * Math.cos(angle), radius * Math.sin(angle)];
      if (isFree(offset)) return offset;
    }
  }
  return [0, 0];
}

const isWithin = (
  { x, y }: Spot,
  margin: number,
  { width, height }: View,
  [right, down]: Offset = [0, 0],
): boolean =>
  x + right >= margin && y + down >= margin && x + right <= width - margin && y + down <= height - margin;
