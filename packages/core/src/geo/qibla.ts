import { type CompassPoint, wayBetween } from './great-circle.ts';

/** The middle of the Kaaba, degrees north and east (WGS 84). */
export const kaaba = { latitude: 21.4225241, longitude: 39.8261818 };

export interface Qibla {
  /** Degrees clockwise from true north, 0 to under 360. */
  direction: number;
  compass: CompassPoint;
  distanceKm: number;
}

/**
 * Direction of and distance to the Kaaba from a place (degrees north and east, WGS 84), along the great circle. At the
 * Kaaba and its antipode, where every direction is correct, the result is north.
 */
export function qibla(latitude: number, longitude: number): Qibla {
  const { bearingDegrees, compass, distanceMetres } = wayBetween({ latitude, longitude }, kaaba);
  return { direction: bearingDegrees, compass, distanceKm: distanceMetres / 1000 };
}
