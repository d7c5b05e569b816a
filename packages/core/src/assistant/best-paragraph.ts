import { type Features, valueAt } from './feature-sum.ts';
import type { FeatureReader } from './features.ts';

/** With fewer, the answer is read at once. */
const fewest = 3;
/**
 * What a paragraph has to share with the question, in the weights of `featuresOf`, and how far ahead it has to be. Less is
 * shared by chance: "Which vaccines do I need?" asks for all of them.
 */
const least = 9;
const lead = 1.5;

/**
 * The paragraph of a passage that a question asks for; null if none is clearly ahead of the others. A word counts more
 * the fewer paragraphs have it, because the words of the subject are in all of them.
 */
export function bestParagraph(
  question: string,
  paragraphs: readonly string[],
  { featuresOf }: FeatureReader,
): string | null {
  if (paragraphs.length < fewest) return null;
  const asked = weightsOf(featuresOf(question));
  const known = paragraphs.map((paragraph) => weightsOf(featuresOf(paragraph)));
  const scores = known.map((features) => {
    let score = 0;
    for (const [feature, weight] of asked) {
      if (!features.has(feature)) continue;
      const uses = known.filter((each) => each.has(feature)).length;
      score += weight * Math.log(paragraphs.length / uses);
    }
    return score;
  });
  const [first = 0, second = 0] = scores.toSorted((one, other) => other - one);
  return first >= least && first >= lead * second ? (paragraphs[scores.indexOf(first)] ?? null) : null;
}

const weightsOf = ({ numbers, weights }: Features): ReadonlyMap<number, number> =>
  new Map(Array.from(numbers, (number, index) => [number, valueAt(weights, index)]));
