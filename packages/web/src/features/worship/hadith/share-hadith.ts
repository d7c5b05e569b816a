import type { DailyHadith } from './kept-hadith.ts';

/** The text to share: the Arabic, the translation and the source. */
export const sharedText = ({
  arabic,
  text,
  source,
}: Pick<DailyHadith, 'arabic' | 'text' | 'source'>): string => `${arabic}\n\n${text}\n\n${source}`;
