import type { GuideChoices, HajjKind } from '@manasik/core/guide/rites';
import { assumedKind } from '../progress/own-sequence.ts';
import { useGuideProgress } from '../progress/use-guide-progress.ts';

export interface PocketChoices {
  readonly choices: GuideChoices & { readonly kind: HajjKind };
  /** If the pilgrim has not chosen a kind of Hajj. */
  readonly isAssumed: boolean;
}

/** The pilgrim's answers. Paper can show only one order: the default of the guide until a kind of Hajj is chosen. */
export function usePocketChoices(): PocketChoices {
  const { choices } = useGuideProgress();
  return { choices: { ...choices, kind: choices.kind ?? assumedKind }, isAssumed: choices.kind === null };
}
