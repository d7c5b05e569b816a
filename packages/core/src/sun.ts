const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;
const j2000 = Date.UTC(2000, 0, 1, 12);

/** The sun's declination in degrees at an instant (ms since 1970), to 0.02 degrees: Astronomical Almanac, page C5. */
export function sunDeclinationDegrees(instant: number): number {
  const days = (instant - j2000) / 86_400_000;
  const anomaly = radians(357.528 + 0.9856003 * days);
  const longitude = radians(
    280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly),
  );
  const obliquity = radians(23.439 - 0.0000004 * days);
  return degrees(Math.asin(Math.sin(obliquity) * Math.sin(longitude)));
}

/** The sun's height in degrees at an instant, at a place where it is noon at `noon` (both ms since 1970). */
export function sunAltitudeDegrees(latitude: number, noon: number, instant: number): number {
  const declination = radians(sunDeclinationDegrees(instant));
  const hourAngle = radians(((instant - noon) / 3_600_000) * 15);
  const sine =
    Math.sin(radians(latitude)) * Math.sin(declination) +
    Math.cos(radians(latitude)) * Math.cos(declination) * Math.cos(hourAngle);
  return degrees(Math.asin(Math.min(1, Math.max(-1, sine))));
}

/** Where the sun stays on a day without sunrise: what matters is its height at noon (an instant, ms since 1970). */
export const polarSun = (latitude: number, noon: number): 'sunNeverSets' | 'sunNeverRises' =>
  Math.abs(latitude - sunDeclinationDegrees(noon)) < 90 ? 'sunNeverSets' : 'sunNeverRises';

/** The sun's height in degrees at which a shadow is `lengths` of its thing longer than at noon; null where noon has none. */
export function asrHeightDegrees(latitude: number, noon: number, lengths: number): number | null {
  const zenith = Math.abs(latitude - sunDeclinationDegrees(noon));
  return zenith < 90 ? degrees(Math.atan(1 / (lengths + Math.tan(radians(zenith))))) : null;
}

/** When the sun passes a height (degrees) between `noon`, where it is higher, and an `end` before or after; else null. */
export function passesAt(latitude: number, noon: number, end: number, height: number): number | null {
  const isHigh = (instant: number): boolean => sunAltitudeDegrees(latitude, noon, instant) > height;
  if (!isHigh(noon) || isHigh(end)) return null;
  let [high, low] = [noon, end];
  while (Math.abs(low - high) > 1000) {
    const middle = (high + low) / 2;
    if (isHigh(middle)) high = middle;
    else low = middle;
  }
  return low;
}
