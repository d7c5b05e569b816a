import { createFeatureSum, type Features } from '../feature-sum.ts';
import { readWords } from '../features.ts';

/** The words and parts of words that tell languages in Latin letters apart, each list separated by spaces. */
export interface LatinLists {
  /** Words of many languages, mostly names: "tawaf", "mina", "km". They do not count. */
  readonly names: string;
  readonly words: string;
  /** Three letters, with `_` for the start or the end of a word. */
  readonly parts: string;
}

const weights = {
  word: 1,
  // Each word has several, and they are less certain.
  part: 0.35,
};

const letter = /\p{Script=Latin}/u;
const digit = /\p{Nd}/u;
// Arabic typed with digits for letters that Latin has not, as in "7aram" and "3ala". Not "3rd" or "10km".
const withDigits = /^(?=.*[2356789]\p{L})(?:\P{L}*\p{L}){3}/u;
/** Stands for any word typed with digits. */
const anyWithDigits = '7';

/** The folded words in Latin letters of a text, without numbers. */
export const latinWords = (text: string): string[] =>
  readWords(text)
    .filter((word) => letter.test(word))
    .flatMap((word) => {
      if (!digit.test(word)) return word;
      return withDigits.test(word) ? [word, anyWithDigits] : [];
    });

export function partsOfWord(word: string): string[] {
  const whole = `_${word}_`;
  return Array.from({ length: whole.length - 2 }, (_, at) => whole.slice(at, at + 3));
}

export interface LatinReader {
  /** The features of a text: its listed words and, of other words, the listed parts. */
  readonly featuresOf: (text: string) => Features;
  /** The words of a text that are no names. */
  readonly tellingWords: (text: string) => string[];
}

export function createLatinReader(lists: LatinLists): LatinReader {
  const names = new Set(lists.names.split(' '));
  const words = lists.words.split(' ');
  const parts = lists.parts.split(' ');
  const numberOfWord = new Map(words.map((word, index) => [word, index]));
  const numberOfPart = new Map(parts.map((part, index) => [part, words.length + index]));
  const sum = createFeatureSum(words.length + parts.length);
  const tellingWords = (text: string): string[] => latinWords(text).filter((word) => !names.has(word));
  return {
    tellingWords,
    featuresOf: (text) => {
      for (const word of tellingWords(text)) {
        const number = numberOfWord.get(word);
        if (number !== undefined) {
          sum.raise(number, weights.word);
          continue;
        }
        for (const part of partsOfWord(word)) {
          const ofPart = numberOfPart.get(part);
          if (ofPart !== undefined) sum.raise(ofPart, weights.part);
        }
      }
      return sum.take();
    },
  };
}
