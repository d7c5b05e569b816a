import type { GuideChoices } from '@manasik/core/guide/rites';

/** The pilgrim's choices in the guide, with setters. The guide passes them in. */
export interface OwnGuide {
  readonly choices: GuideChoices;
  readonly setChoices: (part: Partial<GuideChoices>) => void;
}
