import { direction } from '@manasik/core/text/languages';
import type { DailyHadith } from './kept-hadith.ts';

/** The Arabic of a narration: large, and Arabic in every language of the page. */
export const HadithArabic = ({ hadith }: { hadith: DailyHadith }) => (
  <p lang="ar" dir="rtl" className="narration">
    {hadith.arabic}
  </p>
);

/** The translation, in the language in which the server has it. */
export const HadithMeaning = ({ hadith }: { hadith: DailyHadith }) => (
  <p lang={hadith.language} dir={direction(hadith.language)} className="with-honorific max-w-text">
    {hadith.text}
  </p>
);

/** The source. */
export const HadithSource = ({ hadith }: { hadith: DailyHadith }) => (
  <bdi lang={hadith.language}>{hadith.source}</bdi>
);
