import type { GuideChoices, HajjKind } from '@manasik/core/guide/rites';
import { sequenceOf, type Station } from '@manasik/core/guide/sequence';

/** What most pilgrims from abroad perform: shown until somebody has said how they perform Hajj. */
export const assumedKind: HajjKind = 'tamattu';

export const ownSequence = ({ kind, school }: Pick<GuideChoices, 'kind' | 'school'>): readonly Station[] =>
  sequenceOf(kind ?? assumedKind, school);
