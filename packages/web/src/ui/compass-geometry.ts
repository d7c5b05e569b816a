/** Normalises an angle in degrees to 0 (inclusive) … 360 (exclusive). */
export function normalizeDegrees(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/**
 * The turn from the heading to the bearing, in degrees: negative is anticlockwise, from -180 (exclusive) to 180
 * (inclusive).
 */
export function turnTowards(bearingDegrees: number, headingDegrees: number): number {
  const turn = normalizeDegrees(bearingDegrees - headingDegrees);
  return turn > 180 ? turn - 360 : turn;
}

/** The tolerance for facing the Qibla, in degrees. */
export const facingToleranceDegrees = 5;
