import type { GuideChoices, HajjKind } from '@manasik/core/guide/rites';
import { sequenceOf, type Station } from '@manasik/core/guide/sequence';

/** The kind that most pilgrims from abroad perform, used until the user has chosen one. */
export const assumedKind: HajjKind = 'tamattu';

export const ownSequence = ({ kind, school }: Pick<GuideChoices, 'kind' | 'school'>): readonly Station[] =>
  sequenceOf(kind ?? assumedKind, school);
