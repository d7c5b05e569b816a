const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const degrees = (angle: number): number => (angle * 180) / Math.PI;
/** Height of the sun's centre when its upper edge is on the horizon: half its diameter plus refraction. */
export const horizonDegrees = -5 / 6;

const j2000 = Date.UTC(2000, 0, 1, 12);

/**
 * The sun's declination in degrees at an instant (ms since 1970), to 0.01 degrees: Astronomical Almanac, page C5, with
 * the nutation of Meeus, Astronomical Algorithms, chapter 25.
 */
export function sunDeclinationDegrees(instant: number): number {
  const days = (instant - j2000) / 86_400_000;
  const anomaly = radians(357.528 + 0.9856003 * days);
  const node = radians(125.04 - 0.0529538 * days);
  const longitude = radians(
    280.46 +
      0.9856474 * days +
      1.915 * Math.sin(anomaly) +
      0.02 * Math.sin(2 * anomaly) -
      0.00478 * Math.sin(node),
  );
  const obliquity = radians(23.4393 - 0.0000003563 * days + 0.00256 * Math.cos(node));
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

/** Whether the sun stays up or down on a day without sunrise, by its height at noon (an instant, ms since 1970). */
export const polarSun = (latitude: number, noon: number): 'sunNeverSets' | 'sunNeverRises' =>
  Math.abs(latitude - sunDeclinationDegrees(noon)) < 90 ? 'sunNeverSets' : 'sunNeverRises';

/**
 * The sun's height in degrees at which a shadow is `lengths` of its object longer than at noon; null if there is no
 * shadow at noon.
 */
export function asrHeightDegrees(latitude: number, noon: number, lengths: number): number | null {
  const zenith = Math.abs(latitude - sunDeclinationDegrees(noon));
  return zenith < 90 ? degrees(Math.atan(1 / (lengths + Math.tan(radians(zenith))))) : null;
}

/**
 * When the sun passes a height (degrees) between `noon`, where it is higher, and an `end` before or after; otherwise
 * null.
 */
export const passesAt = (latitude: number, noon: number, end: number, height: number): number | null =>
  lastWhere((instant) => sunAltitudeDegrees(latitude, noon, instant) > height, noon, end);

/** When a shadow becomes `lengths` of its object longer than at `noon`, before an `end`; null if never. */
export function asrAt(latitude: number, noon: number, end: number, lengths: number): number | null {
  const height = asrHeightDegrees(latitude, noon, lengths);
  return height === null ? null : passesAt(latitude, noon, end, height);
}

/**
 * Finds to the second where `isTrue` changes between `start`, where it is true, and `end`, where it is false; otherwise
 * null.
 */
function lastWhere(isTrue: (instant: number) => boolean, start: number, end: number): number | null {
  if (!isTrue(start) || isTrue(end)) return null;
  let [yes, no] = [start, end];
  while (Math.abs(no - yes) > 1000) {
    const middle = (yes + no) / 2;
    if (isTrue(middle)) yes = middle;
    else no = middle;
  }
  return no;
}
