import { calculationMethods, highLatitudeRules, madhabs } from '@manasik/core/prayer-times';
import { z } from 'zod';
import { LanguageCode } from './fields.ts';
import { route } from './route.ts';

/** What a user has set; null means that the app chooses (by device, country or latitude). */
export const Settings = z.strictObject({
  language: LanguageCode.nullable(),
  theme: z.enum(['system', 'light', 'dark']),
  highContrast: z.boolean(),
  /** Percent of the base size. */
  textSize: z.union([z.literal(100), z.literal(125), z.literal(150), z.literal(175), z.literal(200)]),
  method: z.enum(calculationMethods).nullable(),
  madhab: z.enum(madhabs),
  highLatitudeRule: z.enum(highLatitudeRules).nullable(),
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
  summary: 'Change settings; those left out stay as they are',
  access: 'user',
  body: Settings.partial(),
  reply: Settings,
});
