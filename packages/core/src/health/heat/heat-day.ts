import type { CivilDate } from '../../calendar/civil-date.ts';
import { makkahZone } from '../../calendar/makkah-zone.ts';
import { isSunUp, sunDirection } from '../../geo/sun-direction.ts';
import { timesOfDay } from '../../prayer/prayer-times.ts';
import { type Climate, climateOn } from './climate.ts';
import { temperatureAt } from './day-temperature.ts';
import { categoryOf, fullSunC, heatCategories, type HeatCategory, heatIndexC } from './heat-index.ts';
import { heatSites, type HeatSite } from './heat-sites.ts';
import { humidityPercent, vapourOfReading } from './humidity.ts';
import { restMinutesAnHour, wbgtInSunC } from './wbgt.ts';

const hourMs = 3_600_000;

/** Someone's own reading on a day: the hour (0 to 23) in Makkah time, °C and percent. */
export interface HeatReading {
  date: CivilDate;
  hour: number;
  temperatureC: number;
  humidity: number;
}

/** `best`: walk then. `care`: short ways, with rests. `avoid`: stay in the shade. */
export const heatRatings = ['best', 'care', 'avoid'] as const;
export type HeatRating = (typeof heatRatings)[number];

export interface HeatHour {
  /** 0 to 23 in Makkah time. The values are for half past the hour, the advice is for its worst moment. */
  hour: number;
  temperatureC: number;
  humidity: number;
  /** In the shade. */
  heatIndexC: number;
  /** In the sun; null while the sun is down. */
  wbgtC: number | null;
  sunAltitudeDegrees: number;
  /** True if the sun is up at any time in the hour. */
  isSunUp: boolean;
  /** The worst heat index category in the hour. While the sun is up, the most that full sun adds is included. */
  category: HeatCategory;
  rating: HeatRating;
  /** The most rest advised in the sun during the hour; 0 while the sun is down. */
  restMinutesAnHour: number;
}

const ratings: Readonly<Record<HeatCategory, HeatRating>> = {
  none: 'best',
  caution: 'best',
  extremeCaution: 'care',
  danger: 'avoid',
  extremeDanger: 'avoid',
};

interface HeatDayQuery {
  date: CivilDate;
  site: HeatSite;
  climate: Climate;
  /** It shifts the temperatures of its day and sets the humidity. */
  reading: HeatReading | null;
}

/**
 * The 24 hours of a day by the long-term means, or by someone's own reading on that day; null where no humidity is
 * published for this time of the year and there is no reading. The vapour pressure is the same all day, as in FAO 56.
 */
export function heatDay({ date, site, climate, reading }: HeatDayQuery): HeatHour[] | null {
  const means = climateOn(climate, date);
  const own = reading?.date === date ? reading : null;
  const vapourHpa = own ? vapourOfReading(own.temperatureC, own.humidity) : means.vapourHpa;
  if (vapourHpa === null) return null;
  const { latitude, longitude } = heatSites[site];
  const course = { minC: means.minC, maxC: means.maxC, ...sunHours(date, site) };
  const shiftC = own ? own.temperatureC - temperatureAt(course, own.hour + 0.5) : 0;
  const midnight = midnightOf(date);
  const sunAt = (hour: number) => sunDirection(latitude, longitude, midnight + hour * hourMs);
  return Array.from({ length: 24 }, (_, hour) => {
    const hasSun = isSunUp(sunAt(hour)) || isSunUp(sunAt(hour + 1));
    const airAt = (time: number) => airOf(temperatureAt(course, time) + shiftC, vapourHpa, hasSun);
    const halfPast = airAt(hour + 0.5);
    return {
      hour,
      sunAltitudeDegrees: sunAt(hour + 0.5).altitudeDegrees,
      isSunUp: hasSun,
      ...halfPast,
      ...worstOf([airAt(hour), halfPast, airAt(hour + 1)], hasSun),
    };
  });
}

/** Midnight in Makkah, which has no summer time, in ms since 1970. */
export const midnightOf = (date: CivilDate): number => Date.parse(`${date}T00:00:00+03:00`);

function airOf(temperatureC: number, vapourHpa: number, hasSun: boolean) {
  const humidity = humidityPercent(temperatureC, vapourHpa);
  return {
    temperatureC,
    humidity,
    heatIndexC: heatIndexC(temperatureC, humidity),
    wbgtC: hasSun ? wbgtInSunC(temperatureC, vapourHpa) : null,
  };
}

/** The advice for the worst of several moments: half past alone would miss a hotter end of the hour. */
function worstOf(moments: readonly ReturnType<typeof airOf>[], hasSun: boolean) {
  const sunC = hasSun ? fullSunC : 0;
  const found = new Set(moments.map((air) => categoryOf(air.heatIndexC + sunC)));
  const category = heatCategories.findLast((each) => found.has(each)) ?? 'none';
  const rests = moments.map(({ wbgtC }) => (wbgtC === null ? 0 : restMinutesAnHour(wbgtC)));
  return { category, rating: ratings[category], restMinutesAnHour: Math.max(...rests) };
}

/** Sunrise and sunset in hours of Makkah time. */
function sunHours(date: CivilDate, site: HeatSite): { sunrise: number; sunset: number } {
  const { sunrise, maghrib } = timesAt(date, site);
  const hourOf = (at: string | null): number => {
    if (at === null) throw new RangeError(`The sun does not rise and set on ${date}`);
    return (Date.parse(at) - midnightOf(date)) / hourMs;
  };
  return { sunrise: hourOf(sunrise.at), sunset: hourOf(maghrib.at) };
}

/** The prayer times of a site by Saudi Arabia's method. */
export const timesAt = (date: CivilDate, site: HeatSite) =>
  timesOfDay({
    ...heatSites[site],
    date,
    timeZone: makkahZone,
    method: 'UmmAlQura',
    madhab: 'shafi',
    highLatitudeRule: 'MiddleOfTheNight',
  });
