/** The course of the air temperature over a day: extremes in °C, sunrise and sunset in hours of the local clock. */
export interface DayCourse {
  minC: number;
  maxC: number;
  sunrise: number;
  sunset: number;
}

// Parton & Logan (1981), "A model for diurnal variation in soil and air temperature", Agricultural Meteorology 23,
// 205-216, as quoted by the R package TrenchR (diurnal_temp_variation_sineexp), their values for the air at 150 cm: the
// maximum comes 1.86 hours after noon, the minimum 0.17 hours before sunrise, and the night cools by an exponential of
// 2.20.
const maxAfterNoonHours = 1.86;
const minAfterSunriseHours = -0.17;
const nightDecay = 2.2;

/**
 * The temperature in °C at an hour of the day, 0 to under 24: a sine by day, an exponential at night (Parton & Logan
 * 1981). In their own test the mean error was 2.64 °C at most.
 */
export function temperatureAt(course: DayCourse, hour: number): number {
  const { minC, sunrise, sunset } = course;
  const coldest = sunrise + minAfterSunriseHours;
  if (hour >= coldest && hour <= sunset) return byDay(course, hour);
  const sinceSunset = hour > sunset ? hour - sunset : hour + 24 - sunset;
  const nightHours = 24 - (sunset - coldest);
  return minC + (byDay(course, sunset) - minC) * Math.exp((-nightDecay * sinceSunset) / nightHours);
}

function byDay({ minC, maxC, sunrise, sunset }: DayCourse, hour: number): number {
  const period = sunset - sunrise + 2 * (maxAfterNoonHours - minAfterSunriseHours);
  const sinceColdest = hour - (sunrise + minAfterSunriseHours);
  return minC + (maxC - minC) * Math.sin((Math.PI * sinceColdest) / period);
}
