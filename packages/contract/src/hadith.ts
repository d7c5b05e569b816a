import { hadithCategories, hadithCollections, hadithGrades } from '@manasik/core/hadith/hadith-of-day';
import { z } from 'zod';
import { CivilDate, LanguageCode } from './fields.ts';
import { route } from './route.ts';

const Category = z.enum(hadithCategories);

export const DailyHadith = z.strictObject({
  /** Collection and number, such as `bukhari-1521`. */
  id: z.string(),
  /** The day it belongs to. */
  date: z.string(),
  category: Category,
  /** What it means, in our own words. */
  text: z.string(),
  /** Where it stands, in words: "Sahih al-Bukhari 1521". */
  source: z.string(),
  /** The narration itself, with its vowels. */
  arabic: z.string(),
  /** Of `text`, `source` and `gradedBy`. */
  language: LanguageCode,
  collection: z.enum(hadithCollections),
  /** In the usual numbering of the collection. */
  number: z.string(),
  grade: z.enum(hadithGrades),
  /** Scholars who gave the grade, in the same language; none for the two Sahihs, which are graded by being there. */
  gradedBy: z.array(z.string()),
});
export type DailyHadith = z.output<typeof DailyHadith>;

const choice = { category: Category.optional(), language: LanguageCode.optional() };

export const getDailyHadith = route({
  method: 'GET',
  path: '/api/hadith/daily',
  summary:
    "The hadith of a day, the same for all; without a date that of today at the signed-in user's place, else in UTC; " +
    "without a language in the user's, else as Accept-Language has it",
  access: 'public',
  query: z.strictObject({ ...choice, date: CivilDate.optional() }),
  reply: DailyHadith.extend({
    /** How many narrations there are of each category. */
    categories: z.array(z.strictObject({ category: Category, count: z.int() })),
  }),
});

// As they stand in a query string.
const DayCount = z
  .string()
  .regex(/^([1-9]|1\d|2[0-9]|3[01])$/)
  .transform(Number);

export const listDailyHadith = route({
  method: 'GET',
  path: '/api/hadith/days',
  summary: 'The hadith of each of some days, 31 at most, to be kept on a device for when there is no network',
  access: 'public',
  query: z.strictObject({ ...choice, from: CivilDate, days: DayCount }),
  reply: z.strictObject({ days: z.array(DailyHadith) }),
});
