/** Any angle in degrees, brought to 0 (inclusive) … 360 (exclusive). */
export function normalizeDegrees(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/**
 * How far the device has to be turned to face the bearing, in degrees: negative is anticlockwise,
 * positive clockwise, from -180 (exclusive) to 180 (inclusive).
 */
export function turnTowards(bearingDegrees: number, headingDegrees: number): number {
  const turn = normalizeDegrees(bearingDegrees - headingDegrees);
  return turn > 180 ? turn - 360 : turn;
}

/** Facing it well enough to pray: within this many degrees. */
export const facingToleranceDegrees = 5;
