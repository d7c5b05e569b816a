/** What is counted in sevens: circuits of the Kaaba, laps between Safa and Marwah, pebbles at a pillar. */
export const guideCounters = ['circuits', 'laps', 'pebbles', 'pebbles-of-three'] as const;
export type GuideCounter = (typeof guideCounters)[number];

/** Rounds of seven: on the 11th to 13th each of the three pillars gets its seven pebbles, one after the other. */
const rounds: Record<GuideCounter, number> = { circuits: 1, laps: 1, pebbles: 1, 'pebbles-of-three': 3 };

export const perRound = 7;

/** The number at which a counter is full. */
export const fullCount = (counter: GuideCounter): number => rounds[counter] * perRound;

/** Adds one or, with -1, subtracts one; stays between zero and the rite's maximum. */
export const counted = (counter: GuideCounter, count: number, by: 1 | -1): number =>
  Math.min(fullCount(counter), Math.max(0, count + by));
