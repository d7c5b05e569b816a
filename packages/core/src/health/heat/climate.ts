import { type CivilDate, dayNumber, numbersOf } from '../../calendar/civil-date.ts';
import { meanVapourHpa } from './humidity.ts';

/** A published mean humidity for some days of the year, with the mean temperatures that belong to it. */
export interface HumidityMean {
  /** Month and day, `MM-DD`. */
  from: string;
  to: string;
  relativeHumidity: number;
  meanMaxC: number;
  meanMinC: number;
}

/** Long-term means of a place. */
export interface Climate {
  /** January to December. */
  meanMaxC: readonly number[];
  meanMinC: readonly number[];
  humidity: readonly HumidityMean[];
}

export interface ClimateDay {
  minC: number;
  maxC: number;
  /** Null where no humidity is published for this time of the year. */
  vapourHpa: number | null;
}

const daysOfYear = 365;
// Humidity is not guessed over a longer time without a published mean: the seasons in between may differ.
const longestGapDays = 120;

/**
 * The long-term means of a day: the temperatures of its month, and a vapour pressure on the line between the nearest
 * published means. The vapour pressure changes little over the year, the relative humidity much.
 */
export function climateOn({ meanMaxC, meanMinC, humidity }: Climate, date: CivilDate): ClimateDay {
  const [, month] = numbersOf(date);
  const maxC = meanMaxC[month - 1];
  const minC = meanMinC[month - 1];
  if (maxC === undefined || minC === undefined) throw new RangeError(`The climate has no month ${month}`);
  return { minC, maxC, vapourHpa: vapourOn(humidity, dayOfYear(date.slice(5))) };
}

function vapourOn(means: readonly HumidityMean[], day: number): number | null {
  const known = means.map((mean) => ({
    day: middleOf(mean),
    hpa: meanVapourHpa(mean.relativeHumidity, mean.meanMaxC, mean.meanMinC),
  }));
  const before = known.toSorted((one, other) => daysFrom(one.day, day) - daysFrom(other.day, day))[0];
  const after = known.toSorted((one, other) => daysFrom(day, one.day) - daysFrom(day, other.day))[0];
  if (!before || !after) return null;
  const gap = daysFrom(before.day, after.day);
  if (gap > longestGapDays) return null;
  return gap === 0 ? before.hpa : before.hpa + ((after.hpa - before.hpa) * daysFrom(before.day, day)) / gap;
}

/** Days from one day of the year to the next time it is another. */
const daysFrom = (from: number, to: number): number => (to - from + daysOfYear) % daysOfYear;

/** The middle of the days of a mean, which are within one year. */
const middleOf = ({ from, to }: HumidityMean): number => (dayOfYear(from) + dayOfYear(to)) / 2;

/** 0 is 1 January of a common year. */
const dayOfYear = (monthAndDay: string): number =>
  dayNumber(`2027-${monthAndDay === '02-29' ? '02-28' : monthAndDay}`) - dayNumber('2027-01-01');
