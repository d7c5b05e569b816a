import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categoryOf, fullSunC, heatIndexC, heatIndexFahrenheit, mostHeatIndexC } from './heat-index.ts';
import { isPossibleAir } from './humidity.ts';
import { toCelsius } from './units.ts';

// The chart of the National Weather Service, as its office in Tulsa has it: srh.noaa.gov/tsa/?n=heatindex, read on
// 2026-11-26. From 40 % on, in steps of 5 %; the heat index is in whole °F.
const chart: Readonly<Record<number, readonly number[]>> = {
  110: [136],
  108: [130, 137],
  106: [124, 130, 137],
  104: [119, 124, 131, 137],
  102: [114, 119, 124, 130, 137],
  100: [109, 114, 118, 124, 129, 136],
  98: [105, 109, 113, 117, 123, 128, 134],
  96: [101, 104, 108, 112, 116, 121, 126, 132],
  94: [97, 100, 103, 106, 110, 114, 119, 124, 129, 135],
  92: [94, 96, 99, 101, 105, 108, 112, 116, 121, 126, 131],
  90: [91, 93, 95, 97, 100, 103, 106, 109, 113, 117, 122, 127, 132],
  88: [88, 89, 91, 93, 95, 98, 100, 103, 106, 110, 113, 117, 121],
  86: [85, 87, 88, 89, 91, 93, 95, 97, 100, 102, 105, 108, 112],
  84: [83, 84, 85, 86, 88, 89, 90, 92, 94, 96, 98, 100, 103],
  82: [81, 82, 83, 84, 84, 85, 86, 88, 89, 90, 91, 93, 95],
  80: [80, 80, 81, 81, 82, 82, 83, 84, 84, 85, 86, 86, 87],
};
const cells = Object.entries(chart).flatMap(([temperature, row]) =>
  row.map((index, step) => ({ temperature: Number(temperature), humidity: 40 + 5 * step, index })),
);

describe('the heat index', () => {
  it('matches every cell of the published chart to a degree Fahrenheit', () => {
    // The chart leaves out the adjustment for very humid air, which the formula has.
    const plain = cells.filter(({ temperature, humidity }) => humidity <= 85 || temperature > 87);
    expect(plain.length).toBeGreaterThan(100);
    const off = plain.filter(
      ({ temperature, humidity, index }) => Math.abs(heatIndexFahrenheit(temperature, humidity) - index) > 1,
    );
    expect(off).toEqual([]);
  });

  it('is known up to the greatest number of the chart, which is extreme danger', () => {
    expect(mostHeatIndexC).toBeCloseTo(toCelsius(Math.max(...cells.map(({ index }) => index))), 6);
    expect(categoryOf(mostHeatIndexC)).toBe('extremeDanger');
    expect(heatIndexC(45, 58)).toBeGreaterThan(mostHeatIndexC);
  });

  it('has both published adjustments', () => {
    // 80 °F at 95 %: (95 - 85) / 10 * (87 - 80) / 5 is 1.4 more than the 86 of the chart, to a degree.
    expect(Math.abs(heatIndexFahrenheit(80, 95) - 1.4 - 86)).toBeLessThan(1);
    // 95 °F: (13 - 5) / 4 less at 5 %, and nothing at 13 %.
    const step = heatIndexFahrenheit(95, 13) - heatIndexFahrenheit(95, 5);
    expect(step).toBeGreaterThan(2);
    // The example of the National Weather Service: 100 °F at 15 % feels like 96 °F.
    expect(heatIndexFahrenheit(100, 15)).toBeCloseTo(96, 0);
  });

  it('uses the simple formula where the index would be below 80 °F', () => {
    // 0.5 * (70 + 61 + 2 * 1.2 + 50 * 0.094), averaged with 70.
    expect(heatIndexFahrenheit(70, 50)).toBeCloseTo((69.05 + 70) / 2, 6);
  });

  it('never falls when the air gets hotter, over the range of the chart', () => {
    // Just above 80 °F the two formulas meet with a step of up to one degree.
    const temperature = fc.double({ min: 28.5, max: 48, noNaN: true });
    const humidity = fc.double({ min: 15, max: 80, noNaN: true });
    fc.assert(
      fc.property(temperature, fc.double({ min: 0.1, max: 8, noNaN: true }), humidity, (t, more, rh) => {
        expect(heatIndexC(t + more, rh)).toBeGreaterThan(heatIndexC(t, rh));
      }),
    );
  });
});

describe('the categories', () => {
  it('begin at the published heat indices', () => {
    const categories = [79, 80, 90, 103, 124, 125].map((fahrenheit) => categoryOf(toCelsius(fahrenheit)));
    expect(categories).toEqual(['none', 'caution', 'extremeCaution', 'danger', 'danger', 'extremeDanger']);
  });

  it('count the most that full sun adds as 15 °F', () => {
    expect(fullSunC).toBeCloseTo(8.33, 2);
  });
});

describe('the moisture of air', () => {
  it('is possible up to the dew point of 35 °C that was measured at 42 °C', () => {
    expect([isPossibleAir(35, 100), isPossibleAir(42, 68), isPossibleAir(60, 28)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([isPossibleAir(60, 100), isPossibleAir(45, 60), isPossibleAir(36, 100)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
