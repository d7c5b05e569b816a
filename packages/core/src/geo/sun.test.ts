import { describe, expect, it } from 'vitest';
import { asrHeightDegrees, polarSun, passesAt, sunAltitudeDegrees, sunDeclinationDegrees } from './sun.ts';

describe('the sun', () => {
  it.each([
    ['2026-03-20T14:46:00Z', 0],
    ['2026-06-21T08:24:00Z', 23.44],
    ['2026-09-23T00:05:00Z', 0],
    ['2026-12-21T20:50:00Z', -23.44],
    ['1900-06-21T21:40:00Z', 23.45],
    ['2076-12-21T00:00:00Z', -23.43],
  ])('stands at its equinoxes and solstices: %s at %f degrees', (instant, degrees) => {
    expect(Math.abs(sunDeclinationDegrees(Date.parse(instant)) - degrees)).toBeLessThan(0.03);
  });

  it('is overhead in Makkah at noon on 28 May, when shadows point away from the Kaaba', () => {
    const noon = Date.parse('2026-05-28T09:18:00Z');
    expect(sunAltitudeDegrees(21.4225, noon, noon)).toBeGreaterThan(89.8);
  });

  it('stays up in the polar summer and down in the polar winter, at both poles', () => {
    const june = Date.parse('2026-06-21T12:00:00Z');
    const december = Date.parse('2026-12-21T12:00:00Z');
    expect([polarSun(70, june), polarSun(-70, december)]).toEqual(['sunNeverSets', 'sunNeverSets']);
    expect([polarSun(70, december), polarSun(-90, june)]).toEqual(['sunNeverRises', 'sunNeverRises']);
  });

  it('casts a shadow one length longer than at noon at 45 degrees, if it was overhead at noon', () => {
    const noon = Date.parse('2026-03-20T12:07:00Z');
    expect(asrHeightDegrees(0, noon, 1)).toBeCloseTo(45, 0);
    const asr = passesAt(0, noon, noon + 6 * 3_600_000, 45);
    expect(((asr ?? 0) - noon) / 3_600_000).toBeCloseTo(3, 2);
    expect(asrHeightDegrees(90, noon - 86_400_000 * 30, 1)).toBeNull();
  });

  it('never passes a height that it does not reach, or that it keeps', () => {
    const noon = Date.parse('2026-06-21T12:00:00Z');
    expect(passesAt(70, noon, noon + 43_200_000, 60)).toBeNull();
    expect(passesAt(89, noon, noon + 43_200_000, 10)).toBeNull();
  });
});
