import { restMinutesAnHour } from './wbgt.ts';

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
  /** Rest that is advised in each hour in the sun; 0 while the sun is down. */
  restMinutesAnHour: number;
  /** Litres to carry for the whole way. */
  waterLitres: { least: number; usual: number };
}

/**
 * How long a way takes at the pace of an age, with the rests that are advised in the sun. `wbgtC` is null while the sun
 * is down. The last rest would come after the arrival, so it does not count.
 */
export function walkOf({
  kilometres,
  age,
  wbgtC,
}: {
  kilometres: number;
  age: number;
  wbgtC: number | null;
}): Walk {
  const walkingMinutes = (kilometres * 1000) / paceOf(age) / 60;
  const restAnHour = wbgtC === null ? 0 : restMinutesAnHour(wbgtC);
  const stretch = 60 - restAnHour;
  const restMinutes = Math.max(0, Math.ceil(walkingMinutes / stretch) - 1) * restAnHour;
  const hours = (walkingMinutes + restMinutes) / 60;
  return {
    walkingMinutes,
    restMinutes,
    restMinutesAnHour: restAnHour,
    waterLitres: { least: hours * waterLitresAnHour.least, usual: hours * waterLitresAnHour.usual },
  };
}
