/** The parts that can be printed or omitted. */
export const pocketParts = [
  'steps',
  'ranks',
  'notes',
  'mistakes',
  'whatIf',
  'practical',
  'duas',
  'journey',
  'transliterations',
  'meanings',
  'numbers',
] as const;
export type PocketParts = Readonly<Record<(typeof pocketParts)[number], boolean>>;

export const everyPart: PocketParts = {
  steps: true,
  ranks: true,
  notes: true,
  mistakes: true,
  whatIf: true,
  practical: true,
  duas: true,
  journey: true,
  transliterations: true,
  meanings: true,
  numbers: true,
};

/**
 * What a pilgrim needs at each rite. Ranks, notes and mistakes belong to it, because without them it would lack conditions
 * of a valid rite, such as being at Arafat at night in the Maliki school.
 */
export const shortParts: PocketParts = { ...everyPart, whatIf: false, practical: false, journey: false };

export const areSameParts = (one: PocketParts, other: PocketParts): boolean =>
  pocketParts.every((part) => one[part] === other[part]);
