/** The day as an arc, from its start (0) over its middle (0.5) to its end (1), in a box of 320 by 128 units. */
export const arcBox = { width: 320, height: 128, base: 112, centre: 160, radiusX: 144, radiusY: 96 };

export type ArcPoint = { x: number; y: number };

/** @param position share of the day, clamped to 0 to 1 */
export function arcPoint(position: number): ArcPoint {
  const share = clampShare(position);
  const angle = Math.PI * (1 - share);
  return {
    x: round(arcBox.centre + arcBox.radiusX * Math.cos(angle)),
    y: round(arcBox.base - arcBox.radiusY * Math.sin(angle)),
  };
}

/** The stretch of the arc between two positions as an SVG path; empty when it has no length. */
export function arcPath(from: number, to: number): string {
  if (clampShare(to) <= clampShare(from)) return '';
  const start = arcPoint(from);
  const end = arcPoint(to);
  return `M${start.x} ${start.y}A${arcBox.radiusX} ${arcBox.radiusY} 0 0 1 ${end.x} ${end.y}`;
}

function clampShare(value: number): number {
  return Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
