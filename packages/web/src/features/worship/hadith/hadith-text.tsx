import { direction } from '@manasik/core/text/languages';
import type { DailyHadith } from './kept-hadith.ts';

/** The Arabic of a narration: large, and Arabic in every language of the page. */
export const HadithArabic = ({ hadith }: { hadith: DailyHadith }) => (
  <p lang="ar" dir="rtl" className="narration">
    {hadith.arabic}
  </p>
);

/** What it means, in the language that the server had it in. */
export const HadithMeaning = ({ hadith }: { hadith: DailyHadith }) => (
  <p lang={hadith.language} dir={direction(hadith.language)} className="with-honorific max-w-text">
    {hadith.text}
  </p>
);

/** Where it stands. */
export const HadithSource = ({ hadith }: { hadith: DailyHadith }) => (
  <bdi lang={hadith.language}>{hadith.source}</bdi>
);
