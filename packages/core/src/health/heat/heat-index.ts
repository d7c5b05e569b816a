import { differenceInCelsius, toCelsius, toFahrenheit } from './units.ts';

/**
 * The heat index in °F, in the shade and light wind. Source: United States National Weather Service, the Rothfusz
 * regression (SR 90-23) with both adjustments, and the simple formula below 80 °F:
 * wpc.ncep.noaa.gov/html/heatindex_equation.shtml.
 */
export function heatIndexFahrenheit(temperatureF: number, humidity: number): number {
  const simple = 0.5 * (temperatureF + 61 + (temperatureF - 68) * 1.2 + humidity * 0.094);
  const averaged = (simple + temperatureF) / 2;
  return averaged < 80 ? averaged : regression(temperatureF, humidity) + adjustment(temperatureF, humidity);
}

/** The heat index in °C of air at `temperatureC` with this relative humidity in percent. */
export const heatIndexC = (temperatureC: number, humidity: number): number =>
  toCelsius(heatIndexFahrenheit(toFahrenheit(temperatureC), humidity));

const regression = (t: number, rh: number): number =>
  -42.379 +
  2.04901523 * t +
  10.14333127 * rh -
  0.22475541 * t * rh -
  0.00683783 * t * t -
  0.05481717 * rh * rh +
  0.00122874 * t * t * rh +
  0.00085282 * t * rh * rh -
  0.00000199 * t * t * rh * rh;

function adjustment(t: number, rh: number): number {
  if (rh < 13 && t >= 80 && t <= 112) return -((13 - rh) / 4) * Math.sqrt((17 - Math.abs(t - 95)) / 17);
  if (rh > 85 && t >= 80 && t <= 87) return ((rh - 85) / 10) * ((87 - t) / 5);
  return 0;
}

/**
 * The greatest heat index of the chart of the National Weather Service, 137 °F (srh.noaa.gov/tsa/?n=heatindex). Above it
 * the regression is not fitted to anything and soon gives absurd numbers, so only "more than" this is shown.
 */
export const mostHeatIndexC = toCelsius(137);

/** The most that full sun adds to the heat index, 15 °F. Source: National Weather Service, weather.gov/fwd/heat2. */
export const fullSunC = differenceInCelsius(15);

export const heatCategories = ['none', 'caution', 'extremeCaution', 'danger', 'extremeDanger'] as const;
export type HeatCategory = (typeof heatCategories)[number];

// The heat index in °F at which each category begins. Source: National Weather Service, the table beside its chart, as
// reported by the Journal-News: caution 80-90, extreme caution 90-103, danger 103-124, extreme danger 125 or higher.
const categoriesFrom = [
  { from: 125, category: 'extremeDanger' },
  { from: 103, category: 'danger' },
  { from: 90, category: 'extremeCaution' },
  { from: 80, category: 'caution' },
] as const;

/** The category of a heat index in °C. */
export const categoryOf = (indexC: number): HeatCategory =>
  categoriesFrom.find(({ from }) => toFahrenheit(indexC) >= from)?.category ?? 'none';
