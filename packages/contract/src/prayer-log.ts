import { z } from 'zod';
import { TimeZone } from './fields.ts';
import { route } from './route.ts';

const flags = {
  fajr: z.boolean(),
  dhuhr: z.boolean(),
  asr: z.boolean(),
  maghrib: z.boolean(),
  isha: z.boolean(),
};

/** Which of a day's five prayers the user has ticked. */
export const PrayerLog = z.strictObject({ date: z.string(), ...flags });
export type PrayerLog = z.output<typeof PrayerLog>;

export const getPrayersToday = route({
  method: 'GET',
  path: '/api/prayers/today',
  summary: "Today's prayer ticks; the day is that of `timezone`, else of the saved location, else UTC",
  access: 'user',
  query: z.strictObject({ timezone: TimeZone.optional() }),
  reply: PrayerLog,
});

export const putPrayersToday = route({
  method: 'PUT',
  path: '/api/prayers/today',
  summary: "Set today's prayer ticks; flags left out stay as they are",
  access: 'user',
  query: z.strictObject({ timezone: TimeZone.optional() }),
  body: z.strictObject(flags).partial(),
  reply: PrayerLog,
});
