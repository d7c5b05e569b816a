import { daysUntil, isCivilDate } from '@manasik/core/calendar/civil-date';
import { z } from 'zod';
import { CivilDate, TimeZone } from './fields.ts';
import { route } from './route.ts';

const flags = {
  fajr: z.boolean(),
  dhuhr: z.boolean(),
  asr: z.boolean(),
  maghrib: z.boolean(),
  isha: z.boolean(),
};

/** Which of a day's five prayers the user ticked. */
export const PrayerLog = z.strictObject({ date: z.string(), ...flags });
export type PrayerLog = z.output<typeof PrayerLog>;

export const getPrayersToday = route({
  method: 'GET',
  path: '/api/prayers/today',
  summary: "Today's prayer ticks; today is by `timezone`, otherwise the saved location, otherwise UTC",
  access: 'user',
  query: z.strictObject({ timezone: TimeZone.optional() }),
  reply: PrayerLog,
});

export const putPrayersToday = route({
  method: 'PUT',
  path: '/api/prayers/today',
  limit: { most: 600, windowSeconds: 3600 },
  summary: "Set today's prayer ticks; missing flags are unchanged",
  access: 'user',
  query: z.strictObject({ timezone: TimeZone.optional() }),
  body: z.strictObject(flags).partial(),
  reply: PrayerLog,
});

/** The longest range that one request may read. */
const mostDays = 62;

// This check also runs on dates that another check has already refused.
const isShort = (from: string, to: string): boolean =>
  !isCivilDate(from) || !isCivilDate(to) || daysUntil(from, to) < mostDays;

export const listPrayers = route({
  method: 'GET',
  path: '/api/prayers',
  summary: `The prayer ticks of at most ${mostDays} days, in order; days without an entry are left out`,
  access: 'user',
  query: z
    .strictObject({ from: CivilDate, to: CivilDate })
    .refine(({ from, to }) => to >= from, { path: ['to'], params: { code: 'tooSmall' } })
    .refine(({ from, to }) => isShort(from, to), { path: ['to'], params: { code: 'tooBig' } }),
  reply: z.strictObject({ days: z.array(PrayerLog) }),
});

export const getPrayerStreak = route({
  method: 'GET',
  path: '/api/prayers/streak',
  summary: 'The complete days up to today or yesterday; today as for `/api/prayers/today`',
  access: 'user',
  query: z.strictObject({ timezone: TimeZone.optional() }),
  reply: z.strictObject({
    days: z.int().min(0),
    /** The first and last complete day; null without any. */
    from: z.string().nullable(),
    to: z.string().nullable(),
  }),
});

export const putPrayers = route({
  method: 'PUT',
  path: '/api/prayers/:date',
  limit: { most: 600, windowSeconds: 3600 },
  summary: 'Set the prayer ticks of a day that has begun somewhere on Earth; missing flags are unchanged',
  access: 'user',
  params: z.strictObject({ date: CivilDate }),
  body: z.strictObject(flags).partial(),
  reply: PrayerLog,
});
