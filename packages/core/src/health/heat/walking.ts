import type { HeatHour, HeatRating } from './heat-day.ts';

export const walkerAges = { first: 20, last: 99 } as const;
export const walkKilometres = { least: 0.1, most: 30 } as const;

// Mean normal speed in m/s of healthy women by decade, who are the slower of the two sexes in every decade. Source:
// Bohannon & Andrews (2011), "Normal walking speed: a descriptive meta-analysis", Physiotherapy 97, 182-189
// (23,111 people), doi.org/10.1016/j.physio.2010.12.004; values read at help.plantiga.com/walk-average-speed.
const speeds = [
  { from: 80, metresASecond: 0.94 },
  { from: 70, metresASecond: 1.13 },
  { from: 60, metresASecond: 1.24 },
  { from: 50, metresASecond: 1.31 },
  { from: 40, metresASecond: 1.39 },
  { from: 20, metresASecond: 1.34 },
] as const;

/** The usual pace of a healthy person of this age (20 to 99), in m/s; the slower of the means of men and women. */
export function paceOf(age: number): number {
  const pace = speeds.find(({ from }) => age >= from);
  if (!pace || age > walkerAges.last) throw new RangeError(`No published pace for the age ${age}`);
  return pace.metresASecond;
}

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
  const walkingMinutes = (kilometres * 1000) / paceOf(age) / 60;
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

/** The start with the fewest hours to avoid, then to take care, on the way; of several, that with the least heat. */
export function bestStart(way: Way, day: readonly HeatHour[]): number {
  const starts = day.map(({ hour: start }) => {
    const { hours } = walkOf(way, day, start);
    const count = (of: HeatRating) => hours.filter(({ rating }) => rating === of).length;
    const meanC = hours.reduce((sum, { heatIndexC }) => sum + heatIndexC, 0) / hours.length;
    return { start, avoid: count('avoid'), care: count('care'), meanC };
  });
  return starts.reduce((best, each) => {
    const difference = each.avoid - best.avoid || each.care - best.care || each.meanC - best.meanC;
    return difference < 0 ? each : best;
  }).start;
}
