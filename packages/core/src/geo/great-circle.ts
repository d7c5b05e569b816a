/** WGS 84, decimal degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** The 16 points of the compass, clockwise from north; the screen supplies their names. */
export const compassPoints = [
  ...(['N', 'NNE', 'NE', 'ENE', 'E', 'ESE', 'SE', 'SSE'] as const),
  ...(['S', 'SSW', 'SW', 'WSW', 'W', 'WNW', 'NW', 'NNW'] as const),
] as const;
export type CompassPoint = (typeof compassPoints)[number];

export interface Way {
  readonly distanceMetres: number;
  /** Degrees clockwise from true north, 0 to under 360; north if both places are the same. */
  readonly bearingDegrees: number;
  readonly compass: CompassPoint;
}

/** IUGG mean radius of the Earth. */
export const earthRadiusMetres = 6_371_008.8;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The shortest path over the Earth from one place to another, with its initial bearing. Source: initial bearing and
 * haversine, Meeus, Astronomical Algorithms, ch. 11; Snyder, Map Projections, 5-4b.
 */
export function wayBetween(from: Place, to: Place): Way {
  const here = radians(from.latitude);
  const there = radians(to.latitude);
  const east = radians(to.longitude - from.longitude);
  const haversine =
    Math.sin((there - here) / 2) ** 2 + Math.cos(here) * Math.cos(there) * Math.sin(east / 2) ** 2;
  const distanceMetres = 2 * earthRadiusMetres * Math.asin(Math.sqrt(Math.min(1, haversine)));
  const y = Math.sin(east) * Math.cos(there);
  const x = Math.cos(here) * Math.sin(there) - Math.sin(here) * Math.cos(there) * Math.cos(east);
  // Below a millimetre the bearing is rounding noise, and a value just under 0 must not round up to 360.
  const turned = Math.hypot(x, y) < 1e-10 ? 0 : ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  const bearingDegrees = turned === 360 ? 0 : turned;
  return { distanceMetres, bearingDegrees, compass: compassPoint(bearingDegrees) };
}

/** The nearest of the 16 compass points to a bearing in degrees. */
export function compassPoint(degrees: number): CompassPoint {
  const index = ((Math.round(degrees / 22.5) % 16) + 16) % 16;
  return compassPoints[index] ?? 'N';
}

/**
 * The circle of `radiusMetres` around a place, closed, as points [east, north] in GeoJSON order. Accurate for up to
 * some kilometres, away from the poles.
 */
export function circleAround(
  { latitude, longitude }: Place,
  radiusMetres: number,
  corners = 48,
): [number, number][] {
  const north = (radiusMetres / earthRadiusMetres) * (180 / Math.PI);
  const east = north / Math.cos(radians(latitude));
  return Array.from({ length: corners + 1 }, (_, index) => {
    const angle = (2 * Math.PI * (index % corners)) / corners;
    return [longitude + east * Math.sin(angle), latitude + north * Math.cos(angle)];
  });
}
