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

/**
 * The rings of the compass as distances from its middle, in units of the drawing. Letters and the Kaaba stay upright while
 * the dial turns, so each has its half diagonal on both sides of `at`.
 */
export const compassRings = {
  /** The mark of the direction in which the device points. */
  device: { from: 150, to: 172 },
  rim: 150,
  needle: { from: 136, to: 156 },
  letters: { at: 112, half: 23 },
  kaaba: { at: 51, half: 36 },
} as const;
