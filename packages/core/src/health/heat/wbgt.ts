import { toFahrenheit } from './units.ts';

/**
 * An estimate of the wet-bulb globe temperature in °C, outdoors in the sun. Source: Australian Bureau of Meteorology,
 * "About the approximation to the WBGT", bom.gov.au/info/thermal_stress, after the American College of Sports Medicine
 * (1984), as quoted at rdrr.io/cran/varunayan/man/wbgt_simple.html. It assumes moderately high radiation and light
 * wind, so it is too high under clouds, in wind, with a low sun, and at night. Use it only while the sun is up.
 */
export const wbgtInSunC = (temperatureC: number, vapourHpa: number): number =>
  0.567 * temperatureC + 0.393 * vapourHpa + 3.94;

// Minutes of rest in each hour of work or exercise in direct sunlight, by WBGT in °F. Source: National Weather Service
// Tulsa, "Suggested actions and impact prevention", weather.gov/tsa/wbgt.
const restFrom = [
  { from: 90, minutes: 45 },
  { from: 88, minutes: 40 },
  { from: 85, minutes: 30 },
  { from: 80, minutes: 15 },
] as const;

/** Minutes of rest in each hour in the sun that the National Weather Service advises at this WBGT in °C. */
export const restMinutesAnHour = (wbgtC: number): number =>
  restFrom.find(({ from }) => toFahrenheit(wbgtC) >= from)?.minutes ?? 0;
