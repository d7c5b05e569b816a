import type { Language } from '@manasik/core/languages';
import type about from '@manasik/content/locales/en/about.json';
import type auth from '@manasik/content/locales/en/auth.json';
import type calendar from '@manasik/content/locales/en/calendar.json';
import type common from '@manasik/content/locales/en/common.json';
import type contact from '@manasik/content/locales/en/contact.json';
import type dashboard from '@manasik/content/locales/en/dashboard.json';
import type dhikr from '@manasik/content/locales/en/dhikr.json';
import type errors from '@manasik/content/locales/en/errors.json';
import type hadith from '@manasik/content/locales/en/hadith.json';
import type help from '@manasik/content/locales/en/help.json';
import type landing from '@manasik/content/locales/en/landing.json';
import type location from '@manasik/content/locales/en/location.json';
import type navigation from '@manasik/content/locales/en/navigation.json';
import type offline from '@manasik/content/locales/en/offline.json';
import type prayers from '@manasik/content/locales/en/prayers.json';
import type privacy from '@manasik/content/locales/en/privacy.json';
import type qibla from '@manasik/content/locales/en/qibla.json';
import type ramadan from '@manasik/content/locales/en/ramadan.json';
import type settings from '@manasik/content/locales/en/settings.json';
import type terms from '@manasik/content/locales/en/terms.json';
import type times from '@manasik/content/locales/en/times.json';
import type tracker from '@manasik/content/locales/en/tracker.json';
import type worship from '@manasik/content/locales/en/worship.json';
import type zakat from '@manasik/content/locales/en/zakat.json';

/** The English words, feature by feature: the keys that `useTranslations` takes. A new feature adds its line. */
export interface Words {
  about: typeof about;
  auth: typeof auth;
  calendar: typeof calendar;
  common: typeof common;
  contact: typeof contact;
  dashboard: typeof dashboard;
  dhikr: typeof dhikr;
  errors: typeof errors;
  hadith: typeof hadith;
  help: typeof help;
  landing: typeof landing;
  location: typeof location;
  navigation: typeof navigation;
  offline: typeof offline;
  prayers: typeof prayers;
  privacy: typeof privacy;
  qibla: typeof qibla;
  ramadan: typeof ramadan;
  settings: typeof settings;
  terms: typeof terms;
  times: typeof times;
  tracker: typeof tracker;
  worship: typeof worship;
  zakat: typeof zakat;
}

/** A file of `packages/content/locales/<language>/`. */
export type Namespace = keyof Words;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Words;
    Locale: Language;
  }
}
