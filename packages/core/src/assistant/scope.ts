import { withoutArticle, wordsOf } from '../search/search-text.ts';
import { meaningfulWords } from '../search/stop-words.ts';
import type { Language } from '../text/languages.ts';

export interface Scope {
  /**
   * The degree to which a question has words of other subjects: the mean of the log odds of its words (naive Bayes).
   * Above 0 for a question about something else; words that occur nowhere count as other subjects.
   */
  readonly oddsOf: (question: string) => number;
}

// Stands for the occurrences of a word that was never seen.
const unseen = 0.3;

/** Learns which words belong to the subjects of Manasik, and which to others. */
export function createScope(own: readonly string[], others: readonly string[], language: Language): Scope {
  const inOwn = countWords(own);
  const inOthers = countWords(others);
  return {
    oddsOf: (question) => {
      const words = new Set(meaningfulWords(question, language).map(withoutArticle));
      let sum = 0;
      for (const word of words)
        sum += logShare(inOthers, others.length, word) - logShare(inOwn, own.length, word);
      return sum / Math.max(1, words.size);
    },
  };
}

const logShare = (counts: ReadonlyMap<string, number>, of: number, word: string): number =>
  Math.log(((counts.get(word) ?? 0) + unseen) / (of + 1));

/** In how many of the texts each word occurs. */
function countWords(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(wordsOf(text).map(withoutArticle)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
