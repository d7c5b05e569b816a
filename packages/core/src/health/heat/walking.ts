import { paceOf } from '../pace.ts';
import type { HeatHour } from './heat-day.ts';
import { type DayPart, startsIn } from './site-hours.ts';

export const walkerAges = { first: 20, last: 99 } as const;
export const walkKilometres = { least: 0.1, most: 30 } as const;

// Water for each hour in the heat. Source: CDC/NIOSH publication 2017-126, "Heat stress: hydration",
// stacks.cdc.gov/view/cdc/45851: a cup (8 oz) every 15 to 20 minutes, which is 24 to 32 oz an hour, and never more
// than 48 oz an hour.
const litresAnOunce = 0.0295735;
export const waterLitresAnHour = {
  least: 24 * litresAnOunce,
  usual: 32 * litresAnOunce,
  most: 48 * litresAnOunce,
} as const;

export interface Walk {
  walkingMinutes: number;
  /** Rests on the way. */
  restMinutes: number;
  /** The longest rest in one hour on the way. */
  longestRestMinutes: number;
  /** The hours on the way in their order; after midnight, those of the same day again. */
  hours: readonly HeatHour[];
  /** Litres to carry for the whole way. */
  waterLitres: { least: number; usual: number };
}

interface Way {
  kilometres: number;
  age: number;
}

/**
 * How long a way takes at the pace of an age, from an hour of the day. Each hour on the way has its own rest, because a
 * way that begins in the cool can end in the heat. The rest of the last hour would come after the arrival, so it does
 * not count.
 */
export function walkOf({ kilometres, age }: Way, day: readonly HeatHour[], start: number): Walk {
  const walkingMinutes = (kilometres * 1000) / paceOf(age);
  const hours: HeatHour[] = [];
  const rests: number[] = [];
  let left = walkingMinutes;
  for (const hour of [...day.slice(start), ...day.slice(0, start)]) {
    hours.push(hour);
    const rest = hour.restMinutesAnHour;
    left -= 60 - rest;
    if (left <= 0) return { walkingMinutes, hours, ...restsAndWater(walkingMinutes, rests) };
    rests.push(rest);
  }
  // Cannot happen with the hours of the Hajj: the nights alone are longer than the longest way.
  throw new RangeError(`A walk of ${kilometres} km takes longer than a day`);
}

function restsAndWater(walkingMinutes: number, rests: readonly number[]) {
  const restMinutes = rests.reduce((sum, rest) => sum + rest, 0);
  const hours = (walkingMinutes + restMinutes) / 60;
  return {
    restMinutes,
    longestRestMinutes: Math.max(0, ...rests),
    waterLitres: { least: hours * waterLitresAnHour.least, usual: hours * waterLitresAnHour.usual },
  };
}

/**
 * The start in a part of the day without hours to avoid on the way, and with the fewest in which to take care; of several, that
 * with the least heat. Null if every start has hours to avoid.
 */
export function bestStart(way: Way, day: readonly HeatHour[], part: DayPart): number | null {
  const starts = startsIn(day, part).flatMap(({ hour: start }) => {
    const { hours } = walkOf(way, day, start);
    if (hours.some(({ rating }) => rating === 'avoid')) return [];
    const care = hours.filter(({ rating }) => rating === 'care').length;
    const meanC = hours.reduce((sum, { heatIndexC }) => sum + heatIndexC, 0) / hours.length;
    return [{ start, care, meanC }];
  });
  const [best] = starts.toSorted((one, other) => one.care - other.care || one.meanC - other.meanC);
  return best?.start ?? null;
}
