import { hadithCategories, hadithCollections, hadithGrades } from '@manasik/core/hadith/hadith-of-day';
import { z } from 'zod';
import { CivilDate, LanguageCode } from './fields.ts';
import { route } from './route.ts';

const Category = z.enum(hadithCategories);

export const DailyHadith = z.strictObject({
  /** Collection and number, such as `bukhari-1521`. */
  id: z.string(),
  /** The day on which it is shown. */
  date: z.string(),
  category: Category,
  /** The meaning, in our own words. */
  text: z.string(),
  /** The reference in words: "Sahih al-Bukhari 1521". */
  source: z.string(),
  /** The Arabic text, with its vowels. */
  arabic: z.string(),
  /** Language of `text`, `source` and `gradedBy`. */
  language: LanguageCode,
  collection: z.enum(hadithCollections),
  /** Usual number in the collection. */
  number: z.string(),
  grade: z.enum(hadithGrades),
  /**
   * Scholars who graded it, in the same language. Empty for the two Sahihs, whose narrations are sahih by inclusion.
   */
  gradedBy: z.array(z.string()),
});
export type DailyHadith = z.output<typeof DailyHadith>;

const choice = { category: Category.optional(), language: LanguageCode.optional() };

export const getDailyHadith = route({
  method: 'GET',
  path: '/api/hadith/daily',
  summary:
    "The hadith of a day, the same for everyone. Defaults: today at the signed-in user's location, otherwise in UTC; " +
    "the user's language, otherwise by Accept-Language",
  access: 'public',
  query: z.strictObject({ ...choice, date: CivilDate.optional() }),
  reply: DailyHadith.extend({
    /** Number of narrations in each category. */
    categories: z.array(z.strictObject({ category: Category, count: z.int() })),
  }),
});

// As they appear in a query string.
const DayCount = z
  .string()
  .regex(/^([1-9]|1\d|2[0-9]|3[01])$/)
  .transform(Number);

export const listDailyHadith = route({
  method: 'GET',
  path: '/api/hadith/days',
  summary: 'The hadith of each day in a range of at most 31, to store for offline use',
  access: 'public',
  query: z.strictObject({ ...choice, from: CivilDate, days: DayCount }),
  reply: z.strictObject({ days: z.array(DailyHadith) }),
});
