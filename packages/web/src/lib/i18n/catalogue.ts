import type { Language } from '@manasik/core/languages';
import type about from '@manasik/content/locales/en/about.json';
import type auth from '@manasik/content/locales/en/auth.json';
import type common from '@manasik/content/locales/en/common.json';
import type contact from '@manasik/content/locales/en/contact.json';
import type dashboard from '@manasik/content/locales/en/dashboard.json';
import type errors from '@manasik/content/locales/en/errors.json';
import type help from '@manasik/content/locales/en/help.json';
import type landing from '@manasik/content/locales/en/landing.json';
import type location from '@manasik/content/locales/en/location.json';
import type navigation from '@manasik/content/locales/en/navigation.json';
import type prayers from '@manasik/content/locales/en/prayers.json';
import type privacy from '@manasik/content/locales/en/privacy.json';
import type settings from '@manasik/content/locales/en/settings.json';
import type terms from '@manasik/content/locales/en/terms.json';

/** The English words, feature by feature: the keys that `useTranslations` takes. A new feature adds its line. */
export interface Words {
  about: typeof about;
  auth: typeof auth;
  common: typeof common;
  contact: typeof contact;
  dashboard: typeof dashboard;
  errors: typeof errors;
  help: typeof help;
  landing: typeof landing;
  location: typeof location;
  navigation: typeof navigation;
  prayers: typeof prayers;
  privacy: typeof privacy;
  settings: typeof settings;
  terms: typeof terms;
}

/** A file of `packages/content/locales/<language>/`. */
export type Namespace = keyof Words;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Words;
    Locale: Language;
  }
}
