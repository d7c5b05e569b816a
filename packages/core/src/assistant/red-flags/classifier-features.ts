import { createFeatureSum, type FeatureSum, type Features, valueAt } from '../feature-sum.ts';
import { readWords } from '../features.ts';
import { addWord, hashOf, kinds } from '../word-features.ts';

const weightOf = {
  pair: 0.5,
  // Says how something is meant. With more weight, "where is my son?" is harmless only because it ends as questions do.
  mark: 0.2,
};

const marks = /[!?؟]/g;

/**
 * Reads the features of a text for a model of this size: words, parts of words, pairs of words and marks. Their squares
 * add up to 1, so that long texts do not count more than short ones. Small words such as "not" count as much as others.
 */
export function createClassifierFeatures(size: number): (text: string) => Features {
  const sum = createFeatureSum(size);
  return (text) => {
    const words = readWords(text);
    for (const word of words) addWord(sum, word);
    for (let at = 0; at + 1 < words.length; at++)
      addOther(sum, `${words[at]} ${words[at + 1]}`, weightOf.pair);
    for (const mark of text.match(marks) ?? []) addOther(sum, mark, weightOf.mark);
    const { numbers, weights } = sum.take();
    const length = Math.hypot(...weights) || 1;
    return { numbers, weights: weights.map((weight) => weight / length) };
  };
}

const addOther = (sum: FeatureSum, text: string, weight: number): void =>
  sum.raise(hashOf(kinds.other, text, 0, text.length), weight);

/** The sum of the weights of a model for the features of a text. */
export function weigh(weights: Int8Array | Float32Array, features: Features): number {
  let sum = 0;
  for (let index = 0; index < features.numbers.length; index++)
    sum += valueAt(weights, valueAt(features.numbers, index)) * valueAt(features.weights, index);
  return sum;
}
