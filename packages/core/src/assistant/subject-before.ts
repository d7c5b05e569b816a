import type { Question } from './decision.ts';
import { isShort, subjectOf } from './follow-up.ts';
import { byScore, type Scored } from './ranking.ts';

/** The score that a passage gains when the question before was about the same rite. */
const subjectShare = { short: 0.6, long: 0.1 };

/** The passages, those on the subject of the question before first if this one has no subject of its own. */
export function withSubject(passages: readonly Scored[], { text, previous }: Question): readonly Scored[] {
  if (!previous) return passages;
  const [subject, ...others] = previous.passages.map(subjectOf);
  const share = isShort(text) ? subjectShare.short : subjectShare.long;
  // The first passage was the answer; the others were only named below it.
  const shareOf = (id: string): number =>
    subjectOf(id) === subject ? share : others.includes(subjectOf(id)) ? share / 2 : 0;
  return passages.map(({ id, score }) => ({ id, score: score + shareOf(id) })).toSorted(byScore);
}
