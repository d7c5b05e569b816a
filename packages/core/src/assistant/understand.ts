import { wordsOf } from '../search/search-text.ts';
import type { Language } from '../text/languages.ts';
import { agentFor, agentsOfPassage, agentsOfTool } from './agents-of.ts';
import { redFlags, type ToolId } from './agents.ts';
import { createConceptFinder } from './concepts.ts';
import type { UnderstandingContent } from './content.ts';
import type { Decision, Question } from './decision.ts';
import { createFeatureReader, type Features } from './features.ts';
import { listOf, subjectOf } from './follow-up.ts';
import { type MissingData, missingData } from './intents.ts';
import { createPhraseIndex, type Phrase } from './phrase-index.ts';

/** How a question is compared with phrases, texts and titles. Measured with `node bench/run.ts questions`. */
export const shares = {
  // A second and a third phrase confirm the best one.
  second: 0.25,
  third: 0.1,
  text: 1,
  title: 0.5,
  // A page about a whole rite answers what no part of it answers better.
  wholeRite: -0.2,
  // What the question before was about; more for a question too short to have a subject of its own.
  subject: 0.1,
  subjectOfShort: 0.6,
};
const shortQuestion = 5;
export const thresholds = {
  /** Below this, nothing answers the question. */
  unknown: 0.35,
  /** From this, the answer is sure. */
  sure: 0.6,
  /** From this, a passage is worth naming although it may not answer the question. */
  near: 0.5,
};
const comparedPhrases = 3;
const mostPassages = 5;
const mostNear = 3;

export interface Understanding {
  readonly decide: (question: Question) => Decision;
}

interface Scored<Id extends string = string> {
  readonly id: Id;
  readonly score: number;
}

/** Finds out what questions in one language ask for. Keep it: building takes longer than a hundred questions. */
export function createUnderstanding(
  { docs, intents, concepts }: UnderstandingContent,
  language: Language,
): Understanding {
  const { featuresOf } = createFeatureReader(language, createConceptFinder(concepts));
  const phrasesOf = (id: string, lines = ''): Phrase[] =>
    lines
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({ id, features: featuresOf(line) }));
  const phrases = createPhraseIndex([
    ...docs.flatMap(({ id, keywords }) => phrasesOf(id, keywords)),
    ...redFlags.flatMap((flag) => phrasesOf(`redflag:${flag}`, intents.redflag[flag])),
    ...Object.entries(intents.tool).flatMap(([tool, lines]) => phrasesOf(`tool:${tool}`, lines)),
    ...phrasesOf('harmless', intents.harmless),
    ...phrasesOf('abstain', intents.abstain),
  ]);
  const texts = createPhraseIndex(
    docs.map(({ id, title, text }) => ({
      id,
      features: featuresOf(`${title} ${text}`, { withoutParts: true }),
    })),
  );
  const titles = createPhraseIndex(docs.map(({ id, title }) => ({ id, features: featuresOf(title) })));

  function scoresOf(question: Features): { intents: Scored[]; passages: Scored[] } {
    const byPhrase = phrases.similarities(question, comparedPhrases);
    const byText = texts.similarities(question, 1);
    const byTitle = titles.similarities(question, 1);
    const ofPhrases = (id: string): number => {
      const [first = 0, second = 0, third = 0] = byPhrase.get(id) ?? [];
      return first + shares.second * second + shares.third * third;
    };
    const first = (all: ReadonlyMap<string, readonly number[]>, id: string): number => all.get(id)?.[0] ?? 0;
    return {
      intents: [...byPhrase.keys()].map((id) => ({ id, score: ofPhrases(id) })).toSorted(byScore),
      passages: docs
        .map(({ id }) => ({
          id,
          score:
            ofPhrases(id) +
            shares.text * first(byText, id) +
            shares.title * first(byTitle, id) +
            (id.endsWith(':page') ? shares.wholeRite : 0),
        }))
        .toSorted(byScore),
    };
  }

  const isShort = (text: string): boolean => wordsOf(text).length <= shortQuestion;

  /** The passages, those on the subject of the question before first if this one has no subject of its own. */
  function withSubject(passages: readonly Scored[], { text, previous }: Question): readonly Scored[] {
    if (!previous) return passages;
    const subjects = new Set(previous.passages.map(subjectOf));
    const share = isShort(text) ? shares.subjectOfShort : shares.subject;
    return passages
      .map(({ id, score }) => ({ id, score: subjects.has(subjectOf(id)) ? score + share : score }))
      .toSorted(byScore);
  }

  return {
    decide: (question) => {
      const { intents: ranked, passages: unweighted } = scoresOf(featuresOf(question.text));
      const asked = question.agentType;
      const top = ranked[0]?.id ?? 'abstain';
      const [kind, name] = top.split(':');
      if (kind === 'redflag') {
        const flag = redFlags.find((each) => each === name);
        if (flag) return { kind: 'redFlag', redFlag: flag, language, agentType: asked };
      }
      const passages = withSubject(unweighted, question);
      const near = passages.filter(({ score }) => score >= thresholds.near).slice(0, mostNear);
      if (kind === 'tool') {
        const missing = missingData.find((each) => each === name);
        if (missing)
          return { kind: 'unknown', near: [], missing, language, agentType: agentOfMissing[missing] };
        // Every other tool phrase is listed under the id of a tool.
        const tool = name as ToolId;
        return { kind: 'tool', tool, language, agentType: agentFor(asked, agentsOfTool(tool)) };
      }
      const score = passages[0]?.score ?? 0;
      if (kind === 'abstain' || score < thresholds.unknown)
        return { kind: 'unknown', near: near.map(({ id }) => id), language, agentType: asked };
      const found = passages.slice(0, mostPassages).map(({ id }) => id);
      // "And for women?" asks for all of the advice, not for one piece of it.
      const list = question.previous && isShort(question.text) ? listOf(found[0] ?? '') : null;
      return {
        kind: 'passages',
        passages: list ? [list, ...found] : found,
        isSure: score >= thresholds.sure,
        language,
        agentType: agentFor(asked, agentsOfPassage(passages[0]?.id ?? '')),
      };
    },
  };
}

const agentOfMissing = { 'health-data': 'health', 'trip-data': 'travel' } as const satisfies Record<
  MissingData,
  string
>;

const byScore = (one: Scored, other: Scored): number => other.score - one.score;
