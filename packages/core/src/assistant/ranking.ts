import { wordsOf } from '../search/search-text.ts';
import type { UnderstandingContent } from './content.ts';
import { createFeatureSum, type Features, valueAt } from './feature-sum.ts';
import { featureCount, type FeatureReader } from './features.ts';
import { createLikelihoods, type Subject, sumOf } from './likelihood.ts';

/** How much a text counts beside an example, which counts 1. Measured with `node bench/run.ts questions`. */
const shares = { title: 1, text: 0.3 };

/** What else adds to the score. */
const extra = {
  /** An example with the same words says exactly what the question asks for. */
  same: 1,
  /** A page about a whole rite answers what no part of it answers better. */
  wholeRite: -0.1,
};

/** Something that may be asked for: the id of a passage, `tool:…` or `abstain`. */
export interface Scored {
  readonly id: string;
  readonly score: number;
}

export interface Ranking {
  /** Best first. */
  readonly scored: readonly Scored[];
  /** The question is about something that Manasik says nothing about. */
  readonly isOutside: boolean;
}

/**
 * A question is outside unless its best candidate leads the questions about other subjects by so much, multiplied by the root
 * of its length. Fitted to examples that were held out.
 */
const leastLead = 6;

export const byScore = (one: Scored, other: Scored): number => other.score - one.score;

export const linesOf = (lines = ''): string[] => lines.split('\n').filter((line) => line.trim() !== '');

/** Ranks everything that may be asked for by how likely a question asks for it, best first. */
export function createRanking(
  { docs, intents }: UnderstandingContent,
  { featuresOf }: FeatureReader,
): (question: string) => Ranking {
  const lists: readonly (readonly [string, string | undefined])[] = [
    ...docs.map(({ id, keywords }) => [id, keywords] as const),
    ...Object.entries(intents.tool).map(([tool, lines]) => [`tool:${tool}`, lines] as const),
    ['abstain', intents.abstain],
  ];
  const examples = new Map(lists.map(([id, list]) => [id, linesOf(list)]));
  const texts = new Map(docs.map((doc) => [doc.id, doc]));
  const sum = createFeatureSum(featureCount);
  const add = ({ numbers, weights }: Features, share: number): void => {
    for (const [index, number] of numbers.entries()) sum.add(number, share * valueAt(weights, index));
  };
  const subjects = [...examples].map(([id, lines]): Subject => {
    for (const line of lines) add(featuresOf(line), 1);
    const doc = texts.get(id);
    if (doc) {
      add(featuresOf(doc.title), shares.title);
      add(featuresOf(`${doc.title} ${doc.text}`, { withoutParts: true }), shares.text);
    }
    return { id, features: sum.take() };
  });
  const likelihoodsOf = createLikelihoods(subjects);
  const named = new Set([...examples].flatMap(([id, lines]) => lines.map((line) => sameAs(id, line))));

  return (question) => {
    const features = featuresOf(question);
    const likelihoods = likelihoodsOf(features);
    const scored = subjects
      .map(({ id }, index) => ({
        id,
        score:
          valueAt(likelihoods, index) +
          (named.has(sameAs(id, question)) ? extra.same : 0) +
          (id.endsWith(':page') ? extra.wholeRite : 0),
      }))
      .toSorted(byScore);
    const other = scored.find(({ id }) => id === 'abstain')?.score ?? 0;
    const lead = (scored[0]?.score ?? 0) - other;
    return { scored, isOutside: lead * Math.sqrt(sumOf(features.weights)) < leastLead };
  };
}

const sameAs = (id: string, text: string): string => `${id} ${wordsOf(text).join(' ')}`;
