import { describe, expect, it } from 'vitest';
import { heatDay, type HeatReading } from './heat-day.ts';
import { paceOf } from '../pace.ts';
import { bestStart, walkerAges, walkKilometres, walkOf, waterLitresAnHour } from './walking.ts';

const year = (value: number) => Array.from({ length: 12 }, () => value);
const climate = {
  meanMaxC: year(42),
  meanMinC: year(28),
  humidity: [{ from: '05-01', to: '05-30', relativeHumidity: 36, meanMaxC: 42, meanMinC: 28 }],
};
const date = '2027-05-15';
const dayOf = (reading: HeatReading | null = null) =>
  heatDay({ date, site: 'arafat', climate, reading }) ?? [];
const day = dayOf();
const wholeDay = { from: 0, to: 24 };
const ratingsOf = (way: { kilometres: number; age: number }, start: number) =>
  walkOf(way, day, start).hours.map(({ rating }) => rating);

describe('walking', () => {
  it('takes the distance at the pace of the age, without rests at night', () => {
    const walk = walkOf({ kilometres: 3, age: 65 }, day, 1);
    expect(walk.walkingMinutes).toBeCloseTo(3000 / paceOf(65), 6);
    expect(walk.restMinutes).toBe(0);
    expect(walk.hours.map(({ hour }) => hour)).toEqual([1]);
    // Three quarters of a litre to nearly a litre an hour.
    expect(walk.waterLitres.usual).toBeCloseTo((walk.walkingMinutes / 60) * 0.946, 2);
  });

  it('adds the rests of the sun between stretches, and none after the arrival', () => {
    // At midday it is 15 minutes of walking, then 45 of rest. 40 minutes of walking are three stretches.
    const hot = walkOf({ kilometres: 3, age: 65 }, day, 12);
    expect(hot.longestRestMinutes).toBe(45);
    expect(hot.restMinutes).toBe(90);
    expect(hot.hours.map(({ hour }) => hour)).toEqual([12, 13, 14]);
    expect(walkOf({ kilometres: 1, age: 65 }, day, 12).restMinutes).toBe(0);
    expect(hot.waterLitres.least).toBeGreaterThan(1.5);
  });

  it('takes the rests of every hour on the way, so a long walk before sunrise ends in the heat', () => {
    const walk = walkOf({ kilometres: 14, age: 70 }, day, 4);
    const minutes = walk.walkingMinutes + walk.restMinutes;
    const rests = walk.hours.slice(0, -1).map(({ restMinutesAnHour }) => restMinutesAnHour);
    expect(rests[0]).toBe(0);
    expect(walk.restMinutes).toBe(rests.reduce((sum, rest) => sum + rest, 0));
    expect(walk.restMinutes).toBeGreaterThan(90);
    // The rests lengthen the walk into hours that count too.
    expect(walk.hours).toHaveLength(Math.ceil(minutes / 60));
    expect(ratingsOf({ kilometres: 14, age: 70 }, 4)).toContain('avoid');
  });

  it('goes on after midnight with the hours of the same day', () => {
    const walk = walkOf({ kilometres: 6, age: 70 }, day, 23);
    expect(walk.hours.map(({ hour }) => hour)).toEqual([23, 0]);
  });

  it('ends within a day for the longest way, the highest age and the hottest reading, from every hour', () => {
    const hottest = dayOf({ date, hour: 4, temperatureC: 55, humidity: 100 });
    const longest = { kilometres: walkKilometres.most, age: walkerAges.last };
    for (const { hour } of hottest) {
      expect(walkOf(longest, hottest, hour).hours.length).toBeLessThan(24);
    }
  });

  it('names the coolest start without hours to avoid, and none if there is none', () => {
    const long = { kilometres: 14, age: 70 };
    expect(ratingsOf(long, bestStart(long, day, wholeDay) ?? 12)).not.toContain('avoid');
    expect(bestStart({ kilometres: 3, age: 65 }, day, { from: 11, to: 15 })).toBeNull();
    expect(bestStart({ kilometres: 3, age: 65 }, day, wholeDay)).toBe(4);
  });

  it('keeps to the published limits of water in an hour: 24, 32 and 48 ounces', () => {
    expect(waterLitresAnHour.least).toBeCloseTo(0.71, 2);
    expect(waterLitresAnHour.usual).toBeCloseTo(0.946, 3);
    expect(waterLitresAnHour.most).toBeCloseTo(1.42, 2);
  });
});
