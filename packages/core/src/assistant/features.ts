import { withoutArticle, wordsOf } from '../search/search-text.ts';
import { isStopWord } from '../search/stop-words.ts';
import type { Language } from '../text/languages.ts';
import type { ConceptFinder, NamingOptions } from './concepts.ts';
import { createFeatureSum, type Features } from './feature-sum.ts';
import { addWord, hashOf, kinds } from './word-features.ts';

/** Features are numbered by their hash. With this many numbers, few of a language's features share one. */
export const featureCount = 2 ** 18;

const weights = {
  concept: 1.5,
  // Any number, because examples have others than questions.
  number: 1.2,
};

// Words like "how" and "my" say what kind of question it is, but not its subject.
const shareOfStopWord = 0.35;

const digit = /\p{Nd}/u;

export interface ReadingOptions {
  /** Parts of words make a long text similar to everything. */
  readonly withoutParts?: boolean;
}

export interface FeatureReader {
  readonly featuresOf: (text: string, options?: ReadingOptions) => Features;
  /** The subjects that a text names. */
  readonly conceptsOf: (text: string, options?: NamingOptions) => ReadonlySet<string>;
}

/** Reads the features by which questions of one language are compared: words, parts of words and concepts. */
export function createFeatureReader(language: Language, finder: ConceptFinder): FeatureReader {
  const sum = createFeatureSum(featureCount);
  return {
    conceptsOf: (text, options) => finder.in(readWords(text), options),
    featuresOf: (text, { withoutParts = false } = {}) => {
      const words = readWords(text);
      for (const word of words) {
        addWord(sum, word, { share: isStopWord(word, language) ? shareOfStopWord : 1, withoutParts });
        if (digit.test(word)) sum.raise(hashOf(kinds.number, '', 0, 0), weights.number);
      }
      for (const concept of finder.in(words))
        sum.raise(hashOf(kinds.concept, concept, 0, concept.length), weights.concept);
      return sum.take();
    },
  };
}

// Messages copied from elsewhere have marks of direction, joiners and variants of pictures within words.
const invisible = /[\p{Cf}\u{FE00}-\u{FE0F}]/gu;

// People stretch words when they shout: "helppp", "الناررر".
const stretched = /(\p{L})\1{2,}/gu;

/** The folded words of a text, without articles. */
export const readWords = (text: string): string[] =>
  wordsOf(text.replaceAll(invisible, ''))
    .map(withoutArticle)
    .map((word) => word.replace(stretched, '$1'));
