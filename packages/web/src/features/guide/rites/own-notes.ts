import type { GuideChoices } from '@manasik/core/guide/rites';

/** Notes of a rite for some pilgrims. */
export const noteParts = ['women', 'wheelchair', 'firstTime'] as const;
export type NotePart = (typeof noteParts)[number];

/** Whether these notes are for this pilgrim. An open question excludes nothing, because paper cannot be unfolded. */
export const areOwnNotes = (part: NotePart, { sex, usesWheelchair, isFirstTime }: GuideChoices): boolean =>
  ({ women: sex !== 'man', wheelchair: usesWheelchair !== false, firstTime: isFirstTime !== false })[part];
