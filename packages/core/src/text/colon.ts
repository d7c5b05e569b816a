import type { Language } from './languages.ts';

/** The colon after a heading within a line. French sets it off by a space that does not break. */
export const colonOf = (language: Language): string => (language === 'fr' ? '\u00a0:' : ':');
