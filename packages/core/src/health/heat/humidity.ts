/**
 * Pressure of saturated water vapour in hPa at an air temperature in °C. Source: Tetens' formula as in FAO Irrigation
 * and Drainage Paper 56 (1998), equation 11, in hPa instead of kPa: fao.org/4/x0490e/x0490e07.htm,
 * as quoted at ncl.ucar.edu/Document/Functions/Crop/satvpr_temp_fao56.shtml.
 */
export const saturationHpa = (temperatureC: number): number =>
  6.108 * Math.exp((17.27 * temperatureC) / (temperatureC + 237.3));

/** Relative humidity in percent, at most 100, of air with this vapour pressure. */
export const humidityPercent = (temperatureC: number, vapourHpa: number): number =>
  Math.min(100, (100 * vapourHpa) / saturationHpa(temperatureC));

/** Vapour pressure in hPa of air with this relative humidity in percent. */
export const vapourOfReading = (temperatureC: number, humidity: number): number =>
  (humidity / 100) * saturationHpa(temperatureC);

/**
 * Vapour pressure in hPa from a mean relative humidity in percent and the mean daily extremes in °C. Source: FAO 56,
 * equation 19, as quoted at rdrr.io/github/gopalpenny/fao56/man/get_ea_from_RHmean.html. It gives a little more than
 * the mean temperature would, so it errs to the humid side.
 */
export const meanVapourHpa = (humidity: number, maxC: number, minC: number): number =>
  (humidity / 100) * ((saturationHpa(maxC) + saturationHpa(minC)) / 2);

// The highest dew point ever measured: 35 °C in Dhahran on 8 July 2003, at an air temperature of 42 °C. Source: Guinness
// World Records, guinnessworldrecords.com/world-records/645732-highest-dewpoint-temperature, read on 2026-11-28.
const mostVapourHpa = saturationHpa(35);

/** Whether air with this relative humidity in percent holds no more moisture than was ever measured. */
export const isPossibleAir = (temperatureC: number, humidity: number): boolean =>
  vapourOfReading(temperatureC, humidity) <= mostVapourHpa;
