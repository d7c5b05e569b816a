import { withoutArticle, wordsOf } from '../search/search-text.ts';
import type { Language } from '../text/languages.ts';
import { agentFor, agentsOfPassage, agentsOfTool } from './agents-of.ts';
import { type RedFlag, redFlags, type ToolId } from './agents.ts';
import { createConceptFinder } from './concepts.ts';
import type { UnderstandingContent } from './content.ts';
import type { Decision, Question } from './decision.ts';
import { createFeatureReader, type Features } from './features.ts';
import { listOf, subjectOf } from './follow-up.ts';
import { type MissingData, missingData } from './intents.ts';
import { createPhraseIndex, type Phrase } from './phrase-index.ts';
import { createScope } from './scope.ts';
import { flagsOfSigns, isNotNow } from './signs.ts';

/** How the similarities of a question add up. Measured with `node bench/run.ts questions`. */
export const shares = {
  /** To the most similar example. A second and a third one confirm it. */
  phrases: [1, 0.25, 0.1],
  /** To all examples, the title and the text together: they share the words of the subject. */
  whole: 3,
  title: 0.3,
  /** A page about a whole rite answers what no part of it answers better. */
  wholeRite: -0.2,
  /** What the question before was about; more for a question too short to have a subject of its own. */
  subject: 0.1,
  subjectOfShort: 0.6,
} as const;
const shortQuestion = 5;
export const thresholds = {
  /** Below this, nothing answers the question. */
  unknown: 0.5,
  /** From this, the answer is sure. */
  sure: 0.9,
  /** From this, a passage is worth naming although it may not answer the question. */
  near: 0.7,
  /** From this, an example of a red flag is close enough without signs. */
  redFlag: 1,
  /** With signs, a red flag needs this share of the best score. */
  signs: 0.6,
};

/** When a question is outside of Manasik's subjects: fitted to the open questions. */
const outside = { odds: 0.95, examples: 8.25, own: 3, limit: 2.2 };

const isRedFlag = (id: string): boolean => id.startsWith('redflag:');
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
  const finder = createConceptFinder(concepts);
  const { featuresOf } = createFeatureReader(language, finder);
  const phrasesOf = (id: string, lines = ''): Phrase[] =>
    lines
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({ id, features: featuresOf(line) }));
  const examples = [
    ...docs.flatMap(({ id, keywords }) => phrasesOf(id, keywords)),
    ...redFlags.flatMap((flag) => phrasesOf(`redflag:${flag}`, intents.redflag[flag])),
    ...Object.entries(intents.tool).flatMap(([tool, lines]) => phrasesOf(`tool:${tool}`, lines)),
    ...phrasesOf('harmless', intents.harmless),
    ...phrasesOf('abstain', intents.abstain),
  ];
  const titles = docs.map(({ id, title }): Phrase => ({ id, features: featuresOf(title) }));
  const texts = docs.map(
    ({ id, title, text }): Phrase => ({
      id,
      features: featuresOf(`${title} ${text}`, { withoutParts: true }),
    }),
  );
  const scope = createScope(
    [
      ...docs.flatMap(({ title, text, keywords = '' }) => [`${title} ${text}`, ...keywords.split('\n')]),
      ...[intents.harmless, ...Object.values(intents.tool), ...Object.values(intents.redflag)].flatMap(
        (lines) => lines.split('\n'),
      ),
    ],
    intents.abstain.split('\n'),
    language,
  );
  const passageIds = new Set(docs.map(({ id }) => id));
  const byExample = createPhraseIndex(examples);
  const byTitle = createPhraseIndex(titles);
  const byWhole = createPhraseIndex(sumsOf([examples, repeat(texts), repeat(titles)].flat()));

  /** Everything that may be asked for, best first. */
  function rank(question: Features): Scored[] {
    const examplesOf = byExample.similarities(question, shares.phrases.length);
    const titleOf = byTitle.similarities(question, 1);
    const wholeOf = byWhole.similarities(question, 1);
    return [...wholeOf.entries()]
      .map(([id, [whole = 0]]) => {
        const similar = examplesOf.get(id) ?? [];
        const sum = shares.phrases.reduce((total, share, at) => total + share * (similar[at] ?? 0), 0);
        const title = titleOf.get(id)?.[0] ?? 0;
        const score = sum + shares.whole * whole + shares.title * title;
        return { id, score: id.endsWith(':page') ? score + shares.wholeRite : score };
      })
      .toSorted(byScore);
  }

  const isShort = (text: string): boolean => wordsOf(text).length <= shortQuestion;

  /** The red flag that a question raises; null for none. Several signs together, or a close example, are enough. */
  function redFlagOf(text: string, ranked: readonly Scored[]): RedFlag | null {
    const [top] = ranked;
    const best = ranked.find(({ id }) => isRedFlag(id));
    if (!top || !best) return null;
    const signs = finder.in(wordsOf(text).map(withoutArticle));
    const [named] = isNotNow(signs) ? [] : flagsOfSigns(signs);
    const isClose = best === top && best.score >= (named ? 0 : thresholds.redFlag);
    const isNamed = named !== undefined && best.score >= thresholds.signs * top.score;
    if (!isClose && !isNamed) return null;
    return redFlags.find((flag) => best.id === `redflag:${flag}`) ?? null;
  }

  /** Whether a question is about something that Manasik says nothing about. */
  function isOutside(text: string, ranked: readonly Scored[]): boolean {
    const { odds, examples, own, limit } = outside;
    const similar = ranked.find(({ id }) => id === 'abstain')?.score ?? 0;
    return odds * scope.oddsOf(text) + examples * similar - own * (ranked[0]?.score ?? 0) > limit;
  }

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
      const ranked = rank(featuresOf(question.text));
      const asked = question.agentType;
      const redFlag = redFlagOf(question.text, ranked);
      if (redFlag) return { kind: 'redFlag', redFlag, language, agentType: asked };
      const [kind, name] = (ranked.find(({ id }) => !isRedFlag(id))?.id ?? 'abstain').split(':');
      const passages = withSubject(
        ranked.filter(({ id }) => passageIds.has(id)),
        question,
      );
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
      if (kind === 'abstain' || score < thresholds.unknown || isOutside(question.text, ranked))
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

// The text and the title have as much to say as several examples.
const repeat = (phrases: readonly Phrase[]): Phrase[] => [...phrases, ...phrases, ...phrases];

/** One sum of features for each id. The root keeps a word of every example from outweighing all others. */
function sumsOf(phrases: readonly Phrase[]): Phrase[] {
  const sums = new Map<string, Map<number, number>>();
  for (const { id, features } of phrases) {
    const sum = sums.get(id) ?? new Map<number, number>();
    sums.set(id, sum);
    for (const [feature, weight] of features) sum.set(feature, (sum.get(feature) ?? 0) + weight);
  }
  return [...sums].map(([id, sum]) => ({
    id,
    features: new Map([...sum].map(([feature, weight]) => [feature, Math.sqrt(weight)])),
  }));
}
