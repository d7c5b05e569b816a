import { describe, expect, it } from 'vitest';
import { paceOf, walkOf, waterLitresAnHour } from './walking.ts';

describe('walking', () => {
  it('slows down with the decades after the forties, as published', () => {
    expect([25, 49, 50, 65, 79, 80, 99].map(paceOf)).toEqual([1.34, 1.39, 1.31, 1.24, 1.13, 0.94, 0.94]);
    expect(() => paceOf(19)).toThrow(RangeError);
    expect(() => paceOf(100)).toThrow(RangeError);
  });

  it('takes the distance at the pace of the age, without rests at night', () => {
    const walk = walkOf({ kilometres: 3, age: 65, wbgtC: null });
    expect(walk.walkingMinutes).toBeCloseTo(3000 / 1.24 / 60, 6);
    expect(walk.restMinutes).toBe(0);
    // Three quarters of a litre to nearly a litre an hour.
    expect(walk.waterLitres.usual).toBeCloseTo((walk.walkingMinutes / 60) * 0.946, 2);
  });

  it('adds the rests of the sun between stretches, and none after the arrival', () => {
    // 33 °C is above 90 °F: 15 minutes of walking, then 45 of rest. 40 minutes of walking are three stretches.
    const hot = walkOf({ kilometres: 3, age: 65, wbgtC: 33 });
    expect(hot.restMinutesAnHour).toBe(45);
    expect(hot.restMinutes).toBe(90);
    expect(walkOf({ kilometres: 1, age: 65, wbgtC: 33 }).restMinutes).toBe(0);
    expect(hot.waterLitres.least).toBeGreaterThan(1.5);
  });

  it('keeps to the published limits of water in an hour: 24, 32 and 48 ounces', () => {
    expect(waterLitresAnHour.least).toBeCloseTo(0.71, 2);
    expect(waterLitresAnHour.usual).toBeCloseTo(0.946, 3);
    expect(waterLitresAnHour.most).toBeCloseTo(1.42, 2);
  });
});
