import { schools } from '../guide/rites.ts';
import { schoolNamedIn } from '../guide/school-names.ts';
import { wordsOf } from '../search/search-text.ts';
import type { Language } from '../text/languages.ts';
import type { Question } from './decision.ts';
import type { FeatureReader } from './features.ts';
import { isBeside, plainWord } from './folded-words.ts';
import { subjectOf } from './follow-up.ts';
import { aspects, listsOf, mostWords, rites } from './goes-on.ts';
import { byScore, type Scored } from './ranking.ts';
import { subjectsOf } from './subjects-of.ts';

type ConceptsOf = FeatureReader['conceptsOf'];

/** A stand-in such as "it" shows that a longer question has no subject either. */
const mostWordsWithStandIn = 11;

/** For a question that leaves out its subject. Fitted to follow-up questions in all languages. */
const withBefore = {
  /** How much the score of both questions together counts beside that of the second alone. */
  together: 0.6,
  /** What a passage on the subject of the answer before gains. */
  sameSubject: 0.2,
  /** Below this, the answer before is nearer to the question than any other passage. */
  least: 0.4,
};

/**
 * True for a short question that leaves out its subject, which the question before has: "and if I forget?", "can my
 * son do it for me?".
 */
export function omitsSubject(
  { text, previous }: Question,
  language: Language,
  conceptsOf: ConceptsOf,
): boolean {
  const words = wordsOf(text);
  const { standIns } = listsOf(language);
  const hasStandIn = words.some((word) => standIns.has(plainWord(word)));
  if (!previous?.passages[0] || words.length > (hasStandIn ? mostWordsWithStandIn : mostWords)) return false;
  const names = [...conceptsOf(text, { isName: true })];
  if (names.some((id) => rites.has(id))) return false;
  return hasStandIn || (names.length > 0 && names.every((id) => aspects.has(id)));
}

const schoolNames: ReadonlySet<string> = new Set(schools);

/** "And for Hanafis?": a short question that names one school and nothing else. */
export function namesOnlySchool(text: string, language: Language, conceptsOf: ConceptsOf): boolean {
  const words = wordsOf(text);
  if (words.length > mostWords || schoolNamedIn(text, language) === null) return false;
  const { joining, beside } = listsOf(language);
  const isEmpty = (word: string): boolean => isBeside(word, language, joining, beside);
  return subjectsOf(words, conceptsOf, schoolNames, isEmpty) !== null;
}

/** The scores of a question alone and of that together with the question before, so that both count. */
export function weightedScores(alone: readonly Scored[], together: readonly Scored[]): Scored[] {
  const scores = new Map(together.map(({ id, score }) => [id, score]));
  return alone.map(({ id, score }) => ({
    id,
    score: (1 - withBefore.together) * score + withBefore.together * (scores.get(id) ?? 0),
  }));
}

/**
 * The passages for a question that leaves out its subject, best first, with those of the answer before.
 * @param ranked passages with their scores, as `weightedScores` gives them
 */
export function withSubjectBefore(
  ranked: readonly Scored[],
  passagesBefore: readonly string[],
): readonly string[] {
  const subject = subjectOf(passagesBefore[0] ?? '');
  const near = ranked
    .map(({ id, score }) => ({
      id,
      score: subjectOf(id) === subject ? score + withBefore.sameSubject : score,
    }))
    .filter(({ score }) => score >= withBefore.least)
    .toSorted(byScore);
  return [...new Set([...near.map(({ id }) => id), ...passagesBefore])];
}
