import type { GuideChoices } from '@manasik/core/guide/rites';

/** What the pilgrim has told the guide, and how they change it. The guide passes it in. */
export interface OwnGuide {
  readonly choices: GuideChoices;
  readonly setChoices: (part: Partial<GuideChoices>) => void;
}
