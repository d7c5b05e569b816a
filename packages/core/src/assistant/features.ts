import { withoutArticle, wordsOf } from '../search/search-text.ts';
import { isStopWord } from '../search/stop-words.ts';
import type { Language } from '../text/languages.ts';
import type { ConceptFinder, NamingOptions } from './concepts.ts';
import { flagsOfSigns, isPastOrPrevention, isQuestion, isSign } from './signs.ts';

/** Features are numbered by their hash. With this many numbers, few of a language's features share one. */
export const featureCount = 2 ** 18;

/** Numbers of features, each once, and their weights. */
export interface Features {
  readonly numbers: Uint32Array;
  readonly weights: Float32Array;
}

const shares = {
  word: 1,
  // Parts of words survive endings, compounds and typing errors.
  threeLetters: 0.3,
  fourLetters: 0.5,
  concept: 1.5,
  flag: 1.5,
  // Any number, because examples have others than questions.
  number: 1.2,
  // Words like "how" and "my" say what kind of question it is, but not its subject.
  stopWord: 0.35,
};

const kinds = { word: 1, three: 2, four: 3, concept: 4, flag: 5, number: 6 } as const;

const digit = /\p{Nd}/u;

export interface ReadingOptions {
  /** Parts of words make a long text similar to everything. */
  readonly withoutParts?: boolean;
}

export interface FeatureReader {
  readonly featuresOf: (text: string, options?: ReadingOptions) => Features;
  /** The subjects and signs that a text names. */
  readonly conceptsOf: (text: string, options?: NamingOptions) => ReadonlySet<string>;
}

/** Reads the features by which questions of one language are compared: words, parts of words and concepts. */
export function createFeatureReader(language: Language, finder: ConceptFinder): FeatureReader {
  const sum = createFeatureSum();

  function addWord(word: string, withoutParts: boolean): void {
    const share = isStopWord(word, language) ? shares.stopWord : 1;
    sum.raise(hashOf(kinds.word, word, 0, word.length), shares.word * share);
    if (digit.test(word)) sum.raise(hashOf(kinds.number, '', 0, 0), shares.number);
    if (withoutParts) return;
    const whole = ` ${word} `;
    for (let at = 0; at + 3 <= whole.length; at++)
      sum.raise(hashOf(kinds.three, whole, at, at + 3), shares.threeLetters * share);
    for (let at = 0; at + 4 <= whole.length; at++)
      sum.raise(hashOf(kinds.four, whole, at, at + 4), shares.fourLetters * share);
  }

  return {
    conceptsOf: (text, options) => finder.in(readWords(text), options),
    featuresOf: (text, { withoutParts = false } = {}) => {
      const words = readWords(text);
      for (const word of words) addWord(word, withoutParts);
      const named = finder.in(words);
      for (const concept of named)
        if (!isSign(concept)) sum.raise(hashOf(kinds.concept, concept, 0, concept.length), shares.concept);
      for (const flag of isQuestion(named) || isPastOrPrevention(named) ? [] : flagsOfSigns(named))
        sum.raise(hashOf(kinds.flag, flag, 0, flag.length), shares.flag);
      return sum.take();
    },
  };
}

// Messages copied from elsewhere may have invisible characters within words.
const invisible = /[\u00AD\u200B\u2060\uFEFF]/g;

const readWords = (text: string): string[] => wordsOf(text.replaceAll(invisible, '')).map(withoutArticle);

// Typed arrays have no holes; the compiler does not know that an index is within bounds.
export const valueAt = (numbers: Uint32Array | Uint16Array | Float32Array, index: number): number =>
  numbers[index] ?? 0;

/** Collects weights of features. */
export interface FeatureSum {
  /** Raises the weight of a feature to at least this. */
  readonly raise: (feature: number, weight: number) => void;
  readonly add: (feature: number, weight: number) => void;
  /** Returns the collected features; the sum is empty afterwards. */
  readonly take: () => Features;
}

export function createFeatureSum(): FeatureSum {
  const weights = new Float32Array(featureCount);
  const touched = new Uint32Array(featureCount);
  let count = 0;
  const put = (feature: number, weight: number): void => {
    if (weights[feature] === 0) {
      touched[count] = feature;
      count += 1;
    }
    weights[feature] = weight;
  };
  return {
    raise: (feature, weight) => {
      if (valueAt(weights, feature) < weight) put(feature, weight);
    },
    add: (feature, weight) => put(feature, valueAt(weights, feature) + weight),
    take: () => {
      const numbers = touched.slice(0, count);
      const taken = new Float32Array(count);
      for (let index = 0; index < count; index++) {
        const feature = valueAt(numbers, index);
        taken[index] = valueAt(weights, feature);
        weights[feature] = 0;
      }
      count = 0;
      return { numbers, weights: taken };
    },
  };
}

/** The number of a feature: FNV-1a of a part of a text. */
function hashOf(kind: number, text: string, from: number, to: number): number {
  let hash = Math.imul(0x811c9dc5 ^ kind, 0x01000193);
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // The upper bits are better mixed than the lower ones.
  return ((hash ^ (hash >>> 15)) >>> 0) % featureCount;
}
