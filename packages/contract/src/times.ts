import { calculationMethods, highLatitudeRules, madhabs } from '@manasik/core/prayer/prayer-times';
import { z } from 'zod';
import { CivilDate, LatitudeQuery, LongitudeQuery, TimeZone } from './fields.ts';
import { routeWith } from './route.ts';

export const errors = {
  'location.missing': 400,
} as const;
const route = routeWith(errors);

const Time = z.string().nullable();
const times = {
  fajr: Time,
  sunrise: Time,
  dhuhr: Time,
  asr: Time,
  maghrib: Time,
  isha: Time,
  tomorrowFajr: Time,
};

/**
 * Times are `HH:MM` in `timezone`, including the minutes that a signed-in user adds (`prayerOffsets` in the settings);
 * null where the time does not exist, and `reasons` then says why. `instants` has the same times as ISO 8601 in UTC: in
 * a northern summer, Maghrib and Isha of `date` can come after midnight, which `HH:MM` alone does not show.
 */
export const PrayerTimes = z.strictObject({
  ...times,
  instants: z.strictObject(times),
  date: z.string(),
  timezone: z.string(),
  method: z.enum(calculationMethods),
  madhab: z.enum(madhabs),
  highLatitudeRule: z.enum(highLatitudeRules),
  reasons: z.record(z.string(), z.string()),
});
export type PrayerTimes = z.output<typeof PrayerTimes>;

export const getPrayerTimes = route({
  method: 'GET',
  path: '/api/prayer-times',
  summary:
    "Prayer times of a day and place, by default the saved location, as HH:MM and as instants, with the signed-in user's settings and minutes",
  access: 'public',
  query: z.strictObject({
    lat: LatitudeQuery.optional(),
    lon: LongitudeQuery.optional(),
    date: CivilDate.optional(),
    timezone: TimeZone.optional(),
    method: z.enum(calculationMethods).optional(),
    madhab: z.enum(madhabs).optional(),
    highLatitudeRule: z.enum(highLatitudeRules).optional(),
  }),
  reply: PrayerTimes,
  errors: ['location.missing'],
});

export const Qibla = z.strictObject({
  /** Degrees clockwise from true north, 0 to under 360. */
  direction: z.number(),
  /** Compass point: `N`, `NNE`, … `NNW`. */
  compass: z.string(),
});

export const getQibla = route({
  method: 'GET',
  path: '/api/qibla',
  summary: 'Direction of the Kaaba from a place, by default the saved location',
  access: 'public',
  query: z.strictObject({ lat: LatitudeQuery.optional(), lon: LongitudeQuery.optional() }),
  reply: Qibla,
  errors: ['location.missing'],
});
