import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Climate, climateOn } from './climate.ts';
import { temperatureAt } from './day-temperature.ts';
import { heatDay, type HeatReading, timesAt } from './heat-day.ts';
import { categoryOf, fullSunC, heatCategories, heatIndexC } from './heat-index.ts';
import { coolestHour, leastHot, safestOf, spansOf } from './heat-spans.ts';
import { humidityPercent, meanVapourHpa, saturationHpa, vapourOfReading } from './humidity.ts';
import { restMinutesAnHour, wbgtInSunC } from './wbgt.ts';

const year = (value: number) => Array.from({ length: 12 }, () => value);
const climate: Climate = {
  meanMaxC: year(42),
  meanMinC: year(28),
  humidity: [
    { from: '03-01', to: '03-29', relativeHumidity: 47, meanMaxC: 35.3, meanMinC: 21.7 },
    { from: '06-19', to: '07-18', relativeHumidity: 32, meanMaxC: 43.6, meanMinC: 29.6 },
  ],
};
const date = '2027-05-15';
function hoursOf(reading: HeatReading | null = null) {
  const hours = heatDay({ date, site: 'arafat', climate, reading });
  if (!hours) throw new Error('The climate has no humidity');
  return hours;
}

describe('humidity', () => {
  it('matches the examples of FAO 56: 1.705 kPa at 15 °C and 3.075 kPa at 24.5 °C', () => {
    expect(saturationHpa(15)).toBeCloseTo(17.05, 1);
    expect(saturationHpa(24.5)).toBeCloseTo(30.75, 1);
    expect(meanVapourHpa(68, 25, 18)).toBeCloseTo(0.68 * ((31.68 + 20.64) / 2), 1);
  });

  it('gives a reading back, and never more than 100 %', () => {
    expect(humidityPercent(35, vapourOfReading(35, 40))).toBeCloseTo(40, 6);
    expect(humidityPercent(10, vapourOfReading(35, 90))).toBe(100);
  });
});

describe('the wet-bulb globe temperature', () => {
  it('matches the approximation of the Bureau of Meteorology: 29.3 °C at 30 °C and 50 %', () => {
    expect(wbgtInSunC(30, vapourOfReading(30, 50))).toBeCloseTo(29.3, 1);
  });

  it('brings the advised rests of the National Weather Service', () => {
    const fahrenheit = [79, 81, 86, 89, 91];
    expect(fahrenheit.map((value) => restMinutesAnHour(((value - 32) * 5) / 9))).toEqual([0, 15, 30, 40, 45]);
  });
});

describe('the climate', () => {
  it('draws the vapour pressure between two published means, and none over half a year', () => {
    const march = meanVapourHpa(47, 35.3, 21.7);
    const june = meanVapourHpa(32, 43.6, 29.6);
    const may = climateOn(climate, date).vapourHpa ?? 0;
    expect(may).toBeGreaterThan(Math.min(march, june));
    expect(may).toBeLessThan(Math.max(march, june));
    expect(climateOn(climate, '2027-03-15').vapourHpa).toBeCloseTo(march, 6);
    expect(climateOn(climate, '2027-10-01').vapourHpa).toBeNull();
    expect(heatDay({ date: '2027-10-01', site: 'mina', climate, reading: null })).toBeNull();
  });
});

describe('the temperature of a day', () => {
  const course = { minC: 28, maxC: 42, sunrise: 5.7, sunset: 18.9 };

  it('is lowest at sunrise and highest in the early afternoon', () => {
    const hours = Array.from({ length: 240 }, (_, index) => index / 10);
    const lowest = hours.reduce((a, b) => (temperatureAt(course, b) < temperatureAt(course, a) ? b : a));
    const highest = hours.reduce((a, b) => (temperatureAt(course, b) > temperatureAt(course, a) ? b : a));
    expect(Math.abs(lowest - course.sunrise)).toBeLessThan(0.5);
    expect(highest).toBeGreaterThan(13.5);
    expect(highest).toBeLessThan(15.5);
    expect(temperatureAt(course, highest)).toBeCloseTo(42, 1);
  });

  it('stays between its extremes and never jumps by more than two degrees in ten minutes', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 23.8, noNaN: true }), (hour) => {
        const now = temperatureAt(course, hour);
        expect(now).toBeGreaterThanOrEqual(28 - 1e-9);
        expect(now).toBeLessThanOrEqual(42 + 1e-9);
        expect(Math.abs(temperatureAt(course, hour + 1 / 6) - now)).toBeLessThan(2);
      }),
    );
  });
});

describe('the hours of a day', () => {
  it('count the sun from the hour of sunrise to the hour of sunset', () => {
    const { sunrise, maghrib } = timesAt(date, 'arafat');
    const up = hoursOf().filter(({ isSunUp }) => isSunUp);
    expect(up[0]?.hour).toBe(Number(sunrise.time?.slice(0, 2)));
    expect(up.at(-1)?.hour).toBe(Number(maghrib.time?.slice(0, 2)));
  });

  it('estimate the wet-bulb globe temperature only while the sun is up', () => {
    for (const { isSunUp, wbgtC } of hoursOf()) expect(wbgtC === null).toBe(!isSunUp);
  });

  it('are best before sunrise and to be avoided at midday in May', () => {
    const hours = hoursOf();
    expect(hours[4]?.rating).toBe('best');
    expect(hours[12]?.rating).toBe('avoid');
    expect(safestOf(hours).spans[0]).toEqual({ from: 0, to: 5, rating: 'best' });
    expect(coolestHour(hours)).toBe(4);
    const spans = spansOf(hours);
    expect(spans[0]?.from).toBe(0);
    expect(spans.at(-1)?.to).toBe(24);
  });

  it('take the worst category and rest at the hour, half past and the next hour', () => {
    // The means of Makkah in May: at half past six it is not yet dangerous, at seven it is.
    const may = { ...climate, meanMaxC: year(42.0), meanMinC: year(27.6) };
    const hours = heatDay({ date, site: 'arafat', climate: may, reading: null }) ?? [];
    const six = hours[6];
    expect(categoryOf((six?.heatIndexC ?? 0) + fullSunC)).toBe('extremeCaution');
    expect(six).toMatchObject({ category: 'danger', rating: 'avoid' });
    for (const { temperatureC, humidity, heatIndexC: shown, isSunUp, wbgtC, category, ...hour } of hours) {
      expect(shown).toBeCloseTo(heatIndexC(temperatureC, humidity), 6);
      const atHalfPast = categoryOf(isSunUp ? shown + fullSunC : shown);
      expect(heatCategories.indexOf(category)).toBeGreaterThanOrEqual(heatCategories.indexOf(atHalfPast));
      const rest = wbgtC === null ? 0 : restMinutesAnHour(wbgtC);
      expect(hour.restMinutesAnHour).toBeGreaterThanOrEqual(rest);
    }
    // The afternoon cools, so an hour counts as it begins.
    const evening = hours.findLast(({ isSunUp }) => isSunUp);
    expect(evening?.rating).toBe('avoid');
  });

  it('shift with a reading of that day, and with no other', () => {
    const usual = hoursOf();
    const reading = { date, hour: 14, temperatureC: 47, humidity: 20 };
    const shifted = hoursOf(reading);
    expect(shifted[14]?.temperatureC).toBeCloseTo(47, 6);
    expect(shifted[14]?.humidity).toBeCloseTo(20, 6);
    const shift = (shifted[3]?.temperatureC ?? 0) - (usual[3]?.temperatureC ?? 0);
    expect(shift).toBeCloseTo(47 - (usual[14]?.temperatureC ?? 0), 6);
    expect(hoursOf({ ...reading, date: '2027-05-16' })).toEqual(usual);
  });

  it('name one hour where every hour of a part of the day is to be avoided', () => {
    const afternoon = hoursOf().filter(({ hour }) => hour >= 12 && hour <= 18);
    expect(leastHot(afternoon)).toEqual([{ from: 18, to: 19, rating: 'avoid' }]);
    expect(leastHot(hoursOf())).toEqual(safestOf(hoursOf()).spans);
    expect(leastHot([])).toEqual([]);
  });

  it('name the least bad hours of a day that has no good ones', () => {
    const { rating, spans } = safestOf(hoursOf({ date, hour: 4, temperatureC: 40, humidity: 60 }));
    expect(rating).toBe('avoid');
    expect(spans).toEqual([{ from: 0, to: 24, rating: 'avoid' }]);
  });
});
