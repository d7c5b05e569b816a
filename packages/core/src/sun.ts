/** Does the sun cross the horizon on this day, and if not, on which side of it does it stay? */
export type Sun = 'risesAndSets' | 'sunNeverSets' | 'sunNeverRises';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const j2000 = Date.UTC(2000, 0, 1, 12);

/** The sun's declination in degrees at an instant (ms since 1970), to 0.02 degrees: Astronomical Almanac, page C5. */
export function sunDeclinationDegrees(instant: number): number {
  const days = (instant - j2000) / 86_400_000;
  const anomaly = radians(357.528 + 0.9856003 * days);
  const longitude = radians(
    280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly),
  );
  const obliquity = radians(23.439 - 0.0000004 * days);
  return (Math.asin(Math.sin(obliquity) * Math.sin(longitude)) * 180) / Math.PI;
}

/** Where the sun stays on a day without sunrise: what matters is its height at noon (an instant, ms since 1970). */
export const polarSun = (latitude: number, noon: number): Exclude<Sun, 'risesAndSets'> =>
  Math.abs(latitude - sunDeclinationDegrees(noon)) < 90 ? 'sunNeverSets' : 'sunNeverRises';
