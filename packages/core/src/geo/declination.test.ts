import { describe, expect, it } from 'vitest';
import { declination, modelYears } from './declination.ts';

const at = (decimalYear: number): Date => {
  const year = Math.floor(decimalYear);
  const length = Date.UTC(year + 1, 0) - Date.UTC(year, 0);
  return new Date(Date.UTC(year, 0) + (decimalYear - year) * length);
};

describe('the declination', () => {
  // NOAA NCEI and BGS, WMM2025 test values at sea level: year, degrees north and east, declination.
  it.each([
    [2025, 80, 0, 1.28],
    [2025, 0, 120, -0.16],
    [2025, -80, 240, 68.78],
    [2027.5, 80, 0, 2.59],
    [2027.5, 0, 120, -0.24],
    [2027.5, -80, 240, 68.49],
  ])('is that of the published test values: %f at %f, %f', (year, latitude, longitude, degrees) => {
    expect(Math.abs(declination(latitude, longitude, at(year)).degrees - degrees)).toBeLessThan(0.01);
  });

  it('converts a magnetic heading to true north where the needle points far from it', () => {
    // Eastern Australia: the needle points about 12 degrees east of north. London: almost to true north.
    expect(declination(-33.87, 151.21, at(2026.9)).degrees).toBeCloseTo(12.8, 0);
    expect(Math.abs(declination(51.5, -0.13, at(2026.9)).degrees)).toBeLessThan(2);
  });

  it("gives its accuracy by the report's error model, and whether a compass works at all", () => {
    const makkah = declination(21.42, 39.83, at(2026.9));
    expect(makkah).toMatchObject({ compass: 'usable', isInModelYears: true });
    expect(makkah.errorDegrees).toBeCloseTo(0.3, 1);
    // Near the magnetic poles the field has no horizontal component that a needle could follow.
    expect(declination(86, 140, at(2026.9)).compass).toBe('useless');
    expect(declination(-64, 136, at(2026.9)).compass).toBe('useless');
    expect(declination(86, -46, at(2026.9)).compass).toBe('uncertain');
  });

  it('works at the poles', () => {
    for (const latitude of [90, -90])
      expect(Number.isFinite(declination(latitude, 0, at(2026)).degrees)).toBe(true);
  });

  it("does not extrapolate beyond the model's years, and says so", () => {
    const last = declination(51.5, 0, modelYears.to);
    expect(last.isInModelYears).toBe(true);
    expect(declination(51.5, 0, at(2040))).toEqual({ ...last, isInModelYears: false, errorDegrees: null });
    expect(declination(51.5, 0, new Date(0))).toMatchObject({ isInModelYears: false, errorDegrees: null });
  });

  it('covers the years until the end of 2029 with the newest model', () => {
    expect(modelYears.from.getTime()).toBeLessThan(Date.UTC(2025, 0));
    expect(modelYears.to.getTime()).toBeGreaterThan(Date.UTC(2029, 10));
  });
});
