/** The middle of the Kaaba, degrees north and east (WGS 84). */
export const kaaba = { latitude: 21.4225241, longitude: 39.8261818 };
// IUGG mean radius of the Earth.
const earthRadiusKm = 6371.0088;

/** The 16 points of the compass, clockwise from north; the words for them are the screen's. */
export const compassPoints = [
  ...(['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE'] as const),
  ...(['S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW'] as const),
] as const;
export type CompassPoint = (typeof compassPoints)[number];

export interface Qibla {
  /** Degrees clockwise from true north, 0 to under 360. */
  direction: number;
  compass: CompassPoint;
  distanceKm: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Direction of and distance to the Kaaba from a place (degrees north and east, WGS 84), along the great circle.
 * At the Kaaba itself and at its antipode, where every direction is right, north is given.
 * Source: initial bearing and haversine, Meeus, Astronomical Algorithms, ch. 11; Snyder, Map Projections, 5-4b.
 */
export function qibla(latitude: number, longitude: number): Qibla {
  const from = radians(latitude);
  const to = radians(kaaba.latitude);
  const east = radians(kaaba.longitude - longitude);
  const y = Math.sin(east) * Math.cos(to);
  const x = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(east);
  const haversine = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(east / 2) ** 2;
  const distanceKm = 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, haversine)));
  // Below a millimetre of leeway the bearing is rounding noise: see the two exceptions above.
  const direction = Math.hypot(x, y) < 1e-10 ? 0 : bearingDegrees(y, x);
  return { direction, compass: compassPoint(direction), distanceKm };
}

// atan2 gives -180 to 180; a hair under 0 must not round up to 360.
function bearingDegrees(y: number, x: number): number {
  const degrees = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  return degrees === 360 ? 0 : degrees;
}

/** The nearest of the 16 compass points to a bearing in degrees. */
export function compassPoint(degrees: number): CompassPoint {
  const index = ((Math.round(degrees / 22.5) % 16) + 16) % 16;
  return compassPoints[index] ?? 'N';
}
