import { foldText, withoutArticle, wordsOf } from '../search/search-text.ts';

/** A word as word lists are compared: folded, without its article. */
export const plainWord = (word: string): string => withoutArticle(foldText(word));

/** The words of a list in one text, as `plainWord` gives them. */
export const plainWords = (words: string): ReadonlySet<string> => new Set(wordsOf(words).map(plainWord));
