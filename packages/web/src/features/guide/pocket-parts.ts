/** What can be printed or left out. */
export const pocketParts = ['steps', 'duas', 'journey', 'transliterations', 'meanings', 'numbers'] as const;
export type PocketParts = Readonly<Record<(typeof pocketParts)[number], boolean>>;

export const everyPart: PocketParts = {
  steps: true,
  duas: true,
  journey: true,
  transliterations: true,
  meanings: true,
  numbers: true,
};
