/** The parts that can be printed or omitted. */
export const pocketParts = [
  'steps',
  'ranks',
  'notes',
  'mistakes',
  'whatIf',
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
  duas: true,
  journey: true,
  transliterations: true,
  meanings: true,
  numbers: true,
};
