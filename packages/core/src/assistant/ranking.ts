import { wordsOf } from '../search/search-text.ts';
import type { UnderstandingContent } from './content.ts';
import { createFeatureSum, type Features, valueAt } from './feature-sum.ts';
import { featureCount, type FeatureReader } from './features.ts';
import { createPhraseIndex, type Phrase } from './phrase-index.ts';

/** The weights with which the similarities of a question add up. Measured with `node bench/run.ts questions`. */
const shares = {
  /** To the most similar example. A second and a third one confirm it. */
  examples: [1, 0.25, 0.1],
  /** To all examples, the title and the text together: they share the words of the subject. */
  whole: 3,
  title: 0.3,
  /** To an example with the same words, which says exactly what the question asks for. */
  same: 0.5,
  /** A page about a whole rite answers what no part of it answers better. */
  wholeRite: -0.2,
} as const;

// The text and the title have as much to say as several examples.
const timesInWhole = 3;

/** Something that may be asked for: the id of a passage, `tool:…` or `abstain`. */
export interface Scored {
  readonly id: string;
  readonly score: number;
}

export const byScore = (one: Scored, other: Scored): number => other.score - one.score;

export const linesOf = (lines = ''): string[] => lines.split('\n').filter((line) => line.trim() !== '');

/** Ranks everything that may be asked for by its similarity with a question, best first. */
export function createRanking(
  { docs, intents }: UnderstandingContent,
  { featuresOf }: FeatureReader,
): (question: string) => Scored[] {
  const lists: readonly (readonly [string, string | undefined])[] = [
    ...docs.map(({ id, keywords }) => [id, keywords] as const),
    ...Object.entries(intents.tool).map(([tool, lines]) => [`tool:${tool}`, lines] as const),
    ['abstain', intents.abstain],
  ];
  const lines = lists.flatMap(([id, list]) => linesOf(list).map((text) => ({ id, text })));
  const examples = lines.map(({ id, text }): Phrase => ({ id, features: featuresOf(text) }));
  const named = new Set(lines.map(({ id, text }) => sameAs(id, text)));
  const titles = docs.map(({ id, title }): Phrase => ({ id, features: featuresOf(title) }));
  const texts = docs.map(
    ({ id, title, text }): Phrase => ({
      id,
      features: featuresOf(`${title} ${text}`, { withoutParts: true }),
    }),
  );
  const byExample = createPhraseIndex(examples);
  const byTitle = createPhraseIndex(titles);
  const byWhole = createPhraseIndex(
    sumsOf([
      { phrases: examples, times: 1 },
      { phrases: [...texts, ...titles], times: timesInWhole },
    ]),
  );

  return (question) => {
    const features = featuresOf(question);
    const examplesOf = byExample.similarities(features, shares.examples.length);
    const titleOf = byTitle.similarities(features, 1);
    return [...byWhole.similarities(features, 1)]
      .map(([id, [whole = 0]]) => {
        const similar = examplesOf.get(id) ?? [];
        const sum = shares.examples.reduce((total, share, at) => total + share * (similar[at] ?? 0), 0);
        const score = sum + shares.whole * whole + shares.title * (titleOf.get(id)?.[0] ?? 0);
        const same = named.has(sameAs(id, question)) ? shares.same : 0;
        return { id, score: score + same + (id.endsWith(':page') ? shares.wholeRite : 0) };
      })
      .toSorted(byScore);
  };
}

const sameAs = (id: string, text: string): string => `${id} ${wordsOf(text).join(' ')}`;

interface Weighted {
  readonly phrases: readonly Phrase[];
  readonly times: number;
}

/** One sum of features for each id. The root keeps a word of every example from outweighing all others. */
function sumsOf(parts: readonly Weighted[]): Phrase[] {
  const byId = new Map<string, { features: Features; times: number }[]>();
  for (const { phrases, times } of parts) {
    for (const { id, features } of phrases) {
      const known = byId.get(id);
      if (known) known.push({ features, times });
      else byId.set(id, [{ features, times }]);
    }
  }
  const sum = createFeatureSum(featureCount);
  return [...byId].map(([id, all]) => {
    for (const { features, times } of all)
      for (let index = 0; index < features.numbers.length; index++)
        sum.add(valueAt(features.numbers, index), times * valueAt(features.weights, index));
    const { numbers, weights } = sum.take();
    return { id, features: { numbers, weights: weights.map(Math.sqrt) } };
  });
}
