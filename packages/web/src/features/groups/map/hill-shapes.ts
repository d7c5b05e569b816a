type Point = readonly [east: number, north: number];

/** How far from the peak each line of height runs, as a share of the outline. */
const heights = [1, 0.7, 0.4] as const;

/**
 * Lines of equal height for a hill of which only the outline and the peak are known: the outline drawn nearer and
 * nearer to the peak, the lowest first. A rough picture of a hill, not a survey.
 */
export function hillShapes(outline: readonly Point[], peak: Point): Point[][] {
  return heights.map((share) => {
    const line = outline.map(
      ([east, north]): Point => [peak[0] + (east - peak[0]) * share, peak[1] + (north - peak[1]) * share],
    );
    return smooth(smooth(line));
  });
}

/** Cuts the corners of a closed line. Source: Chaikin, An algorithm for high-speed curve generation, 1974. */
export function smooth(ring: readonly Point[]): Point[] {
  const corners = ring.slice(0, -1);
  const cut = corners.flatMap((corner, index): Point[] => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return [between(corner, next, 0.25), between(corner, next, 0.75)];
  });
  return cut[0] ? [...cut, cut[0]] : [];
}

const between = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];
