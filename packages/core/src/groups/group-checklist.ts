import { wordsOf } from '../search/search-text.ts';

/** The most items in the checklist of one group. */
export const mostGroupItems = 200;

// Emoji have no words.
const foldedTitle = (title: string): string => wordsOf(title).join(' ') || title.trim();

/** True for titles that differ only in case, spaces, marks, accents or harakat. */
export const isSameTitle = (one: string, other: string): boolean => foldedTitle(one) === foldedTitle(other);
