// IUGG mean radius of the Earth.
const earthRadiusMetres = 6_371_008.8;

/** WGS 84, decimal degrees. */
interface Place {
  latitude: number;
  longitude: number;
}

interface Way {
  /** At the start, clockwise from true north, 0 to under 360; 0 where the two are one place. */
  bearingDegrees: number;
  distanceMetres: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * The shortest way from one place to another, along the great circle.
 * Source: initial bearing and haversine, Meeus, Astronomical Algorithms, ch. 11; Snyder, Map Projections, 5-4b.
 */
export function wayBetween(start: Place, end: Place): Way {
  const from = radians(start.latitude);
  const to = radians(end.latitude);
  const east = radians(end.longitude - start.longitude);
  const y = Math.sin(east) * Math.cos(to);
  const x = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(east);
  const haversine = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(east / 2) ** 2;
  const distanceMetres = 2 * earthRadiusMetres * Math.asin(Math.sqrt(Math.min(1, haversine)));
  const degrees = ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360;
  return { bearingDegrees: degrees === 360 ? 0 : degrees, distanceMetres };
}
