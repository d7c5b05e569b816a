import { withoutArticle, wordsOf } from '../search/search-text.ts';
import { meaningfulWords } from '../search/stop-words.ts';
import type { Language } from '../text/languages.ts';
import type { ConceptFinder } from './concepts.ts';
import { flagsOfSigns } from './signs.ts';

/** Features are numbered by their hash. With this many numbers, few of a language's features share one. */
export const featureCount = 2 ** 18;

/** Numbers of features and their weights. Each feature occurs once. */
export type Features = ReadonlyMap<number, number>;

export const weights = {
  word: 1,
  // Parts of words survive endings, compounds and typing errors.
  threeLetters: 0.3,
  fourLetters: 0.5,
  concept: 1.5,
  flag: 1.5,
  // Words like "how" and "my" say what kind of question it is, but not its subject.
  stopWord: 0.35,
};

export interface FeatureReader {
  readonly featuresOf: (text: string, options?: ReadingOptions) => Features;
}

export interface ReadingOptions {
  /** Parts of words make a long text similar to everything. */
  readonly withoutParts?: boolean;
}

/** Reads the features by which questions of one language are compared: words, parts of words and concepts. */
export function createFeatureReader(language: Language, concepts: ConceptFinder): FeatureReader {
  return {
    featuresOf: (text, { withoutParts = false } = {}) => {
      const features = new Map<number, number>();
      const add = (feature: number, weight: number): void => {
        if ((features.get(feature) ?? 0) < weight) features.set(feature, weight);
      };
      const words = wordsOf(text).map(withoutArticle);
      const meaningful = new Set(meaningfulWords(text, language).map(withoutArticle));
      for (const word of words) {
        const share = meaningful.has(word) ? 1 : weights.stopWord;
        add(hashOf(kinds.word, word, 0, word.length), weights.word * share);
        if (withoutParts) continue;
        const whole = ` ${word} `;
        for (let at = 0; at + 3 <= whole.length; at++)
          add(hashOf(kinds.three, whole, at, at + 3), weights.threeLetters * share);
        for (let at = 0; at + 4 <= whole.length; at++)
          add(hashOf(kinds.four, whole, at, at + 4), weights.fourLetters * share);
      }
      const named = concepts.in(words);
      for (const concept of named) add(hashOf(kinds.concept, concept, 0, concept.length), weights.concept);
      for (const flag of flagsOfSigns(named)) add(hashOf(kinds.flag, flag, 0, flag.length), weights.flag);
      return features;
    },
  };
}

const kinds = { word: 1, three: 2, four: 3, concept: 4, flag: 5 } as const;

/** The number of a feature: FNV-1a of a part of a text. */
function hashOf(kind: number, text: string, from: number, to: number): number {
  let hash = Math.imul(0x811c9dc5 ^ kind, 0x01000193);
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // The upper bits are better mixed than the lower ones.
  return ((hash ^ (hash >>> 15)) >>> 0) % featureCount;
}
