import { yearOfAnnounced } from '@manasik/core/calendar/announced';
import { isCivilDate } from '@manasik/core/calendar/civil-date';
import { calculationMethods, highLatitudeRules, madhabs } from '@manasik/core/prayer/prayer-times';
import { z } from 'zod';
import { CivilDate, LanguageCode } from './fields.ts';
import { route } from './route.ts';

const OffsetMinutes = z.int().min(-60).max(60).default(0);
/** Whole minutes that the user adds to each time, for example to match their mosque. */
export const PrayerOffsets = z.strictObject({
  fajr: OffsetMinutes,
  sunrise: OffsetMinutes,
  dhuhr: OffsetMinutes,
  asr: OffsetMinutes,
  maghrib: OffsetMinutes,
  isha: OffsetMinutes,
});
export type PrayerOffsets = z.output<typeof PrayerOffsets>;

/** Currency (ISO 4217), price of a gram in it, and the day on which the user looked the price up. */
const PricePerGram = z.number().min(0.0001).max(1e9);
export const MetalPrices = z.strictObject({
  currency: z.string().regex(/^[A-Z]{3}$/),
  gold: PricePerGram,
  silver: PricePerGram,
  setOn: CivilDate,
});
export type MetalPrices = z.output<typeof MetalPrices>;

/** A user's settings; null means that the app chooses (by device, country or latitude). */
export const Settings = z.strictObject({
  language: LanguageCode.nullable(),
  theme: z.enum(['system', 'light', 'dark']),
  highContrast: z.boolean(),
  /** Percentage of the base size. */
  textSize: z.union([z.literal(100), z.literal(125), z.literal(150), z.literal(175), z.literal(200)]),
  method: z.enum(calculationMethods).nullable(),
  madhab: z.enum(madhabs),
  highLatitudeRule: z.enum(highLatitudeRules).nullable(),
  prayerOffsets: PrayerOffsets,
  /** Days by which the user's country is ahead of (+) or behind (-) the Umm al-Qura calendar. */
  hijriAdjustmentDays: z.int().min(-2).max(2),
  /**
   * The civil date on which Dhu al-Hijjah was announced to begin, for the year that it belongs to; null without an
   * announcement.
   */
  announcedFirst: CivilDate.refine((date) => !isCivilDate(date) || yearOfAnnounced(date) !== null).nullable(),
  /** Whether the phone vibrates on each count of the dhikr counter. */
  dhikrVibration: z.boolean(),
  /** Null means the app's starting prices. */
  metalPrices: MetalPrices.nullable(),
});
export type Settings = z.output<typeof Settings>;

export const defaultSettings: Settings = {
  language: null,
  theme: 'system',
  highContrast: false,
  textSize: 100,
  method: null,
  madhab: 'shafi',
  highLatitudeRule: null,
  prayerOffsets: { fajr: 0, sunrise: 0, dhuhr: 0, asr: 0, maghrib: 0, isha: 0 },
  hijriAdjustmentDays: 0,
  announcedFirst: null,
  dhikrVibration: true,
  metalPrices: null,
};

export const getSettings = route({
  method: 'GET',
  path: '/api/settings',
  summary: "The user's settings",
  access: 'user',
  reply: Settings,
});

export const putSettings = route({
  method: 'PUT',
  path: '/api/settings',
  limit: { most: 120, windowSeconds: 60 },
  summary: 'Change settings; missing ones are unchanged',
  access: 'user',
  body: Settings.partial(),
  reply: Settings,
});
