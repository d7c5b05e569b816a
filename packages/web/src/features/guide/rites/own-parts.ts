import { type Audience, type GuideChoices, isFor } from '@manasik/core/guide/rites';

/** The items of a rite's list that are for this pilgrim. */
export const ownParts = <Part extends { for?: Audience | undefined }>(
  parts: readonly Part[],
  choices: GuideChoices,
): Part[] => parts.filter((part) => isFor(part.for, choices));
