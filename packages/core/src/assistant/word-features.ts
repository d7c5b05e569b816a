import type { FeatureSum } from './feature-sum.ts';

const weights = {
  word: 1,
  // Parts of words survive endings, compounds and typing errors.
  threeLetters: 0.3,
  fourLetters: 0.5,
};

/** The first byte of what is hashed, so that a word and a part of a word with the same letters differ. */
export const kinds = { word: 1, three: 2, four: 3, concept: 4, number: 5, other: 6 } as const;

interface Options {
  /** The importance of the word, from 0 to 1. */
  readonly share?: number;
  readonly withoutParts?: boolean;
}

/** Adds a folded word and its parts of three and four letters. */
export function addWord(
  sum: FeatureSum,
  word: string,
  { share = 1, withoutParts = false }: Options = {},
): void {
  sum.raise(hashOf(kinds.word, word, 0, word.length), weights.word * share);
  if (withoutParts) return;
  const whole = ` ${word} `;
  for (let at = 0; at + 3 <= whole.length; at++)
    sum.raise(hashOf(kinds.three, whole, at, at + 3), weights.threeLetters * share);
  for (let at = 0; at + 4 <= whole.length; at++)
    sum.raise(hashOf(kinds.four, whole, at, at + 4), weights.fourLetters * share);
}

/** An unsigned number of 32 bits: FNV-1a of a part of a text. */
export function hashOf(kind: number, text: string, from: number, to: number): number {
  let hash = Math.imul(0x811c9dc5 ^ kind, 0x01000193);
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // The upper bits are better mixed than the lower ones.
  return (hash ^ (hash >>> 15)) >>> 0;
}
