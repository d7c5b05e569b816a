import { juzCount, ramadanYears } from '@manasik/core/prayer/ramadan';
import { z } from 'zod';
import { TimeZone } from './fields.ts';
import { route } from './route.ts';

const count = z.int().min(0);
const Fast = z.enum(['kept', 'missed']);
/** Numbers as the names of fields in JSON: `1` to `30`. */
const upTo30 = z.enum(Array.from({ length: juzCount }, (_, index) => String(index + 1)));

const makeUp = {
  missed: count,
  /** Missed fasts that have been made up since. */
  madeUp: count,
  toMakeUp: count,
};

/** What a user said of one Ramadan. */
export const RamadanProgress = z.strictObject({
  /** Year AH. */
  year: z.int(),
  /** The first day of fasting, expected by the Umm al-Qura calendar and the user's own adjustment of it. */
  firstDay: z.string(),
  days: z.union([z.literal(29), z.literal(30)]),
  /** Day of Ramadan -> what became of its fast; days of which nothing was said are left out. */
  fasts: z.record(z.string(), Fast),
  /** Days whose tarawih was prayed: that of the evening before. */
  tarawih: z.array(z.int()),
  /** The juz of the Quran that were read, 1 to 30. */
  juzRead: z.array(z.int()),
  ...makeUp,
  /** Every year with days still to make up, newest first. */
  open: z.array(z.strictObject({ year: z.int(), ...makeUp })),
});
export type RamadanProgress = z.output<typeof RamadanProgress>;

// A year as it stands in a query string.
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
    'Fasts, tarawih and juz of the Ramadan of a year AH; without one of the Ramadan under way, else of the next, by ' +
    'the day of `timezone`, else of the saved location, else UTC',
  access: 'user',
  query,
  reply: RamadanProgress,
});

export const putRamadanProgress = route({
  method: 'PUT',
  path: '/api/ramadan/progress',
  limit: { most: 600, windowSeconds: 3600 },
  summary: 'Change fasts, tarawih, juz and the days made up; what is left out stays as it is',
  access: 'user',
  query,
  body: z.strictObject({
    /** Day -> what became of its fast; null takes back what was said. */
    fasts: z.partialRecord(upTo30, Fast.nullable()).optional(),
    /** Day -> whether the tarawih of the evening before it was prayed. */
    tarawih: z.partialRecord(upTo30, z.boolean()).optional(),
    /** Juz -> whether it was read. */
    juz: z.partialRecord(upTo30, z.boolean()).optional(),
    /** How many of the missed fasts have been made up. */
    madeUpDays: z.int().min(0).max(30).optional(),
  }),
  reply: RamadanProgress,
});
