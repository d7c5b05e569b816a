import { juzCount, ramadanYears } from '@manasik/core/prayer/ramadan';
import { z } from 'zod';
import { TimeZone } from './fields.ts';
import { route } from './route.ts';

const count = z.int().min(0);
const Fast = z.enum(['kept', 'missed']);
/** Numbers as JSON field names: `1` to `30`. */
const upTo30 = z.enum(Array.from({ length: juzCount }, (_, index) => String(index + 1)));

const makeUp = {
  missed: count,
  /** Missed fasts that the user has made up since. */
  madeUp: count,
  toMakeUp: count,
};

/** A user's record of one Ramadan. */
export const RamadanProgress = z.strictObject({
  /** Year AH. */
  year: z.int(),
  /** The first day of fasting, expected from the Umm al-Qura calendar and the user's own adjustment. */
  firstDay: z.string(),
  days: z.union([z.literal(29), z.literal(30)]),
  /** Day of Ramadan -> its fast; days without an entry are left out. */
  fasts: z.record(z.string(), Fast),
  /** Days whose tarawih was prayed, on the evening before the day. */
  tarawih: z.array(z.int()),
  /** The juz of the Quran that the user has read, 1 to 30. */
  juzRead: z.array(z.int()),
  ...makeUp,
  /** Every year with days still to make up, newest first. */
  open: z.array(z.strictObject({ year: z.int(), ...makeUp })),
});
export type RamadanProgress = z.output<typeof RamadanProgress>;

// A year as it appears in a query string.
const YearQuery = z
  .string()
  .regex(/^\d{4}$/)
  .transform(Number)
  .pipe(z.int().min(ramadanYears.first).max(ramadanYears.last));

const query = z.strictObject({ year: YearQuery.optional(), timezone: TimeZone.optional() });

export const getRamadanProgress = route({
  method: 'GET',
  path: '/api/ramadan/progress',
  summary:
    'Fasts, tarawih and juz of the Ramadan of a year AH; by default the current one, otherwise the next. ' +
    'Today is by `timezone`, otherwise the saved location, otherwise UTC',
  access: 'user',
  query,
  reply: RamadanProgress,
});

export const putRamadanProgress = route({
  method: 'PUT',
  path: '/api/ramadan/progress',
  limit: { most: 600, windowSeconds: 3600 },
  summary: 'Change fasts, tarawih, juz and the days made up; missing fields are unchanged',
  access: 'user',
  query,
  body: z.strictObject({
    /** Day -> its fast; null removes the entry. */
    fasts: z.partialRecord(upTo30, Fast.nullable()).optional(),
    /** Day -> whether tarawih was prayed on the evening before. */
    tarawih: z.partialRecord(upTo30, z.boolean()).optional(),
    /** Juz -> whether the user has read it. */
    juz: z.partialRecord(upTo30, z.boolean()).optional(),
    /** Number of missed fasts that the user has made up. */
    madeUpDays: z.int().min(0).max(30).optional(),
  }),
  reply: RamadanProgress,
});
