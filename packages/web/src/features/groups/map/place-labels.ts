/** Pixels from the top left corner of the map. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface LabelToPlace {
  readonly id: string;
  /** The lower, the more important. */
  readonly rank: number;
  /** Where it can stand, the best place first. */
  readonly boxes: readonly Box[];
  /** Pixels that stay free beside it if they must be more than between other labels. */
  readonly besides?: number;
}

/** Pixels that stay free between two labels, and between a label and what it must not cover. */
const gap = 6;

const touch = (a: Box, b: Box, besides = gap): boolean =>
  a.left < b.left + b.width + besides &&
  b.left < a.left + a.width + besides &&
  a.top < b.top + b.height + gap &&
  b.top < a.top + a.height + gap;

const isInside = (box: Box, view: { width: number; height: number }): boolean =>
  box.left >= 0 && box.top >= 0 && box.left + box.width <= view.width && box.top + box.height <= view.height;

/**
 * Gives each label the first of its boxes that is wholly in view and free of `taken` and of more important labels. A
 * label without such a box is left out, so that nothing is cut or lies on something else.
 */
export function placeLabels(
  labels: readonly LabelToPlace[],
  taken: readonly Box[],
  view: { readonly width: number; readonly height: number },
): Map<string, Box> {
  const placed = new Map<string, Box>();
  for (const { id, boxes, besides } of labels.toSorted((a, b) => a.rank - b.rank)) {
    const isFree = (box: Box) =>
      !taken.some((other) => touch(box, other)) &&
      ![...placed.values()].some((other) => touch(box, other, besides));
    const box = boxes.find((each) => isInside(each, view) && isFree(each));
    if (box) placed.set(id, box);
  }
  return placed;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The boxes of a label beside a dot: after it in the direction of reading, before it, below it, above it, and at its
 * corners.
 */
export function boxesBeside(
  { x, y }: { x: number; y: number },
  { width, height }: Size,
  { dot, isRtl }: { dot: number; isRtl: boolean },
): Box[] {
  const right = x + dot;
  const left = x - dot - width;
  const [after, before] = isRtl ? [left, right] : [right, left];
  const across = x - width / 2;
  const level = y - height / 2;
  const below = y + dot;
  const above = y - dot - height;
  // At a corner the name may come nearer: only its own corner is close to the dot.
  const near = dot / 2;
  const places: readonly (readonly [left: number, top: number])[] = [
    [after, level],
    [before, level],
    [across, below],
    [across, above],
    [after, below - near],
    [after, above + near],
    [before, below - near],
    [before, above + near],
  ];
  return places.map(([start, top]) => ({ left: start, top, width, height }));
}

/** The box of a label round a point, for the names of areas. */
export const boxRound = ({ x, y }: { x: number; y: number }, { width, height }: Size): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  width,
  height,
});
