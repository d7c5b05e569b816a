import { type Audience, type GuideChoices, isFor } from '@manasik/core/guide/rites';

/** Of a list of a rite what is for this pilgrim. */
export const ownParts = <Part extends { for?: Audience | undefined }>(
  parts: readonly Part[],
  choices: GuideChoices,
): Part[] => parts.filter((part) => isFor(part.for, choices));
