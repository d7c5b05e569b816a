import geomagnetism from 'geomagnetism';

export interface Declination {
  /** From true north to magnetic north in degrees, east positive: true heading = magnetic heading + this. */
  degrees: number;
  /**
   * One standard deviation of `degrees` at sea level, away from iron and magnetic storms; null outside the model's
   * years, for which no error is published.
   */
  errorDegrees: number | null;
  /** Whether the horizontal field is strong enough for a compass. At the magnetic poles a needle points anywhere. */
  compass: 'usable' | 'uncertain' | 'useless';
  /** False outside the model's years. The field of the nearest day is then used, and the real one may have changed. */
  isInModelYears: boolean;
  /** The last day of those years. */
  modelEnds: Date;
}

// Any day of the newest model gives its years.
const newest = geomagnetism.model(new Date('2025-07-01T00:00:00Z'));

/** The days for which the declination is valid: those of WMM2025, as far as the package guarantees them. */
export const modelYears = { from: newest.start_date, to: newest.end_date };

// WMM2025 technical report: blackout zones below 2000 nT of horizontal intensity, caution zones below 6000.
const uselessBelowNanotesla = 2000;
const uncertainBelowNanotesla = 6000;

/**
 * The magnetic declination at a place (degrees north and east, WGS 84, at sea level) and instant. Source: World
 * Magnetic Model 2025 (NOAA NCEI and British Geological Survey), from the package `geomagnetism`, whose WMM2025 is
 * valid from 13 November 2024 to 13 November 2029 (NOAA's own end is 31 December 2029). Outside these dates the nearest
 * day of the model is used instead of an extrapolation, and the result says so: the field changes by a few tenths of a
 * degree a year in most places. Error: the report's model, sqrt(0.26² + (5417 nT / H)²) degrees.
 */
export function declination(latitude: number, longitude: number, at: Date): Declination {
  const instant = Math.min(Math.max(at.getTime(), modelYears.from.getTime()), modelYears.to.getTime());
  const { decl, h } = geomagnetism.model(new Date(instant)).point([latitude, longitude]);
  const isInModelYears = instant === at.getTime();
  return {
    degrees: decl,
    errorDegrees: isInModelYears ? Math.hypot(0.26, 5417 / h) : null,
    compass: h < uselessBelowNanotesla ? 'useless' : h < uncertainBelowNanotesla ? 'uncertain' : 'usable',
    isInModelYears,
    modelEnds: modelYears.to,
  };
}
