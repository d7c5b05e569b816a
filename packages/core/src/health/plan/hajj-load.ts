/**
 * The load of Hajj on foot: 10 to 15 km a day. A usual day of training reaches the lower figure, the longer walk the
 * upper one.
 */
export const hajjDayMetres = { usual: 10_000, long: 15_000 } as const;

/**
 * How long the plan takes from a usual day of about 40 minutes on foot to the lower figure of Hajj. A test compares it
 * with the plan, and another one with the texts of the travel timeline.
 */
export const trainingLead = { fromMetres: 2_600, weeks: 23 } as const;

/** Stretches of the Hajj that many walk, in the order of the days. Buses and trains serve those of more than 4 km. */
export const stretchIds = [
  'sai',
  'makkah-mina',
  'mina-arafat',
  'arafat-muzdalifah',
  'muzdalifah-jamarat',
] as const;
export type StretchId = (typeof stretchIds)[number];

/** Metres, from and to. Source: Roya News, 15 June 2024, en.royanews.tv/news/52088 (read 2026-11-26). */
export const stretchMetres: Readonly<Record<StretchId, readonly [number, number]>> = {
  sai: [3_000, 3_000],
  'makkah-mina': [7_000, 9_000],
  'mina-arafat': [12_000, 14_000],
  'arafat-muzdalifah': [5_000, 7_000],
  'muzdalifah-jamarat': [8_000, 8_000],
};
