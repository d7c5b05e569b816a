/** What is counted in the rites. Seven each: circuits of the Kaaba, laps between Safa and Marwah, pebbles to a pillar. */
export const guideCounters = ['circuits', 'laps', 'pebbles', 'pebbles-of-three'] as const;
export type GuideCounter = (typeof guideCounters)[number];

/** How many rounds of seven: the pebbles of the 11th to 13th go to three pillars, one after the other. */
const rounds: Record<GuideCounter, number> = { circuits: 1, laps: 1, pebbles: 1, 'pebbles-of-three': 3 };

export const perRound = 7;

/** The number at which a counter is full. */
export const fullCount = (counter: GuideCounter): number => rounds[counter] * perRound;

/** One more or, with -1, one less; never below nothing, and never above what the rite has. */
export const counted = (counter: GuideCounter, count: number, by: 1 | -1): number =>
  Math.min(fullCount(counter), Math.max(0, count + by));
