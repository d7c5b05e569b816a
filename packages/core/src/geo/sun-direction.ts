const radians = (angle: number): number => (angle * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;
const positive = (angle: number): number => ((angle % 360) + 360) % 360;
const j2000 = Date.UTC(2000, 0, 1, 12);
const dayMs = 86_400_000;

export interface SunDirection {
  /** Degrees clockwise from true north, 0 to under 360. */
  azimuthDegrees: number;
  /** Height of the sun's centre above the level horizon, without refraction (0.6 degrees at the horizon). */
  altitudeDegrees: number;
}

/** Height at which the sun's upper edge appears at the horizon: half a disc and the air's refraction below it. */
const horizonDegrees = -5 / 6;

export const isSunUp = ({ altitudeDegrees }: SunDirection): boolean => altitudeDegrees > horizonDegrees;

/**
 * The sun's position at a place (degrees north and east) and instant (ms since 1970), to 0.02 degrees from 1950 to
 * 2050. The difference between clocks and the Earth's rotation and the sun's parallax are smaller than that. Source:
 * Meeus, Astronomical Algorithms, 2nd ed.: ch. 25 (low accuracy, apparent), 22, 12 and 13.5-13.6.
 */
export function sunDirection(latitude: number, longitude: number, instant: number): SunDirection {
  const { rightAscension, declination, siderealDegrees } = apparentSun(instant);
  const hourAngle = radians(siderealDegrees + longitude) - rightAscension;
  const north = radians(latitude);
  const sine =
    Math.sin(north) * Math.sin(declination) + Math.cos(north) * Math.cos(declination) * Math.cos(hourAngle);
  // Meeus counts from south; half a turn converts to north. This form has no division, so it also works at the poles.
  const fromSouth = Math.atan2(
    Math.sin(hourAngle) * Math.cos(declination),
    Math.cos(hourAngle) * Math.cos(declination) * Math.sin(north) - Math.sin(declination) * Math.cos(north),
  );
  return {
    azimuthDegrees: positive(degrees(fromSouth) + 180),
    altitudeDegrees: degrees(Math.asin(Math.min(1, Math.max(-1, sine)))),
  };
}

function apparentSun(instant: number) {
  const days = (instant - j2000) / dayMs;
  const centuries = days / 36_525;
  const meanLongitude = 280.46646 + centuries * (36_000.76983 + centuries * 0.0003032);
  const anomaly = radians(357.52911 + centuries * (35_999.05029 - centuries * 0.0001537));
  const centre =
    (1.914602 - centuries * (0.004817 + centuries * 0.000014)) * Math.sin(anomaly) +
    (0.019993 - centuries * 0.000101) * Math.sin(2 * anomaly) +
    0.000289 * Math.sin(3 * anomaly);
  const node = radians(125.04 - 1934.136 * centuries);
  // Nutation and aberration convert the true longitude to the apparent one.
  const longitude = radians(meanLongitude + centre - 0.00569 - 0.00478 * Math.sin(node));
  const obliquity = radians(23.4392911 - 0.0130042 * centuries + 0.00256 * Math.cos(node));
  return {
    rightAscension: Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude)),
    declination: Math.asin(Math.sin(obliquity) * Math.sin(longitude)),
    siderealDegrees: positive(
      280.46061837 + 360.98564736629 * days - 0.00478 * Math.sin(node) * Math.cos(obliquity),
    ),
  };
}
