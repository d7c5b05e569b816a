import type { DailyHadith } from './kept-hadith.ts';

/** The hadith as it is given on: the Arabic, the meaning, and where it stands. */
export const sharedText = ({
  arabic,
  text,
  source,
}: Pick<DailyHadith, 'arabic' | 'text' | 'source'>): string => `${arabic}\n\n${text}\n\n${source}`;
