import { foldText, withoutArticle, wordsOf } from '../search/search-text.ts';
import { isStopWord } from '../search/stop-words.ts';
import type { Language } from '../text/languages.ts';
import { perLanguage } from '../text/per-language.ts';

/** A word as word lists are compared: folded, without its article. */
export const plainWord = (word: string): string => withoutArticle(foldText(word));

/** The words of a list in one text, as `plainWord` gives them. */
export const plainWords = (words: string): ReadonlySet<string> => new Set(wordsOf(words).map(plainWord));

/** The words of a text, as `plainWord` gives them, in one line. */
export const plainText = (text: string): string => wordsOf(text).map(plainWord).join(' ');

/** The word lists of a language, as `plainWord` gives their words. */
export const plainLists = <Name extends string>(
  lists: Readonly<Record<Language, Readonly<Record<Name, string>>>>,
): ((language: Language) => Readonly<Record<Name, ReadonlySet<string>>>) =>
  perLanguage((language) => {
    const folded = Object.entries<string>(lists[language]).map(([name, words]) => [name, plainWords(words)]);
    // Object.fromEntries loses the key types.
    return Object.fromEntries(folded) as Record<Name, ReadonlySet<string>>;
  });

/** True if a word says nothing about a subject: a single letter, a stop word, or one of the lists. */
export const isBeside = (
  word: string,
  language: Language,
  ...lists: readonly ReadonlySet<string>[]
): boolean =>
  word.length === 1 || isStopWord(word, language) || lists.some((list) => list.has(plainWord(word)));
