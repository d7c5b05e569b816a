import type { RiteId } from '@manasik/core/guide/rites';
import type { Language } from '@manasik/core/text/languages';
import type about from '@manasik/content/locales/en/about.json';
import type alerts from '@manasik/content/locales/en/alerts.json';
import type auth from '@manasik/content/locales/en/auth.json';
import type calendar from '@manasik/content/locales/en/calendar.json';
import type chat from '@manasik/content/locales/en/chat.json';
import type common from '@manasik/content/locales/en/common.json';
import type contact from '@manasik/content/locales/en/contact.json';
import type dashboard from '@manasik/content/locales/en/dashboard.json';
import type dhikr from '@manasik/content/locales/en/dhikr.json';
import type emergency from '@manasik/content/locales/en/emergency.json';
import type errors from '@manasik/content/locales/en/errors.json';
import type groups from '@manasik/content/locales/en/groups.json';
import type guide from '@manasik/content/locales/en/guide.json';
import type hadith from '@manasik/content/locales/en/hadith.json';
import type help from '@manasik/content/locales/en/help.json';
import type helpCentre from '@manasik/content/locales/en/helpCentre.json';
import type holySites from '@manasik/content/locales/en/holySites.json';
import type landing from '@manasik/content/locales/en/landing.json';
import type location from '@manasik/content/locales/en/location.json';
import type lostCard from '@manasik/content/locales/en/lostCard.json';
import type navigation from '@manasik/content/locales/en/navigation.json';
import type offline from '@manasik/content/locales/en/offline.json';
import type positions from '@manasik/content/locales/en/positions.json';
import type prayers from '@manasik/content/locales/en/prayers.json';
import type privacy from '@manasik/content/locales/en/privacy.json';
import type qibla from '@manasik/content/locales/en/qibla.json';
import type ramadan from '@manasik/content/locales/en/ramadan.json';
import type rollCall from '@manasik/content/locales/en/rollCall.json';
import type search from '@manasik/content/locales/en/search.json';
import type settings from '@manasik/content/locales/en/settings.json';
import type sos from '@manasik/content/locales/en/sos.json';
import type terms from '@manasik/content/locales/en/terms.json';
import type times from '@manasik/content/locales/en/times.json';
import type tracker from '@manasik/content/locales/en/tracker.json';
import type worship from '@manasik/content/locales/en/worship.json';
import type zakat from '@manasik/content/locales/en/zakat.json';

/** The English words, feature by feature: the keys that `useTranslations` takes. A new feature adds its line. */
export interface Words {
  about: typeof about;
  alerts: typeof alerts;
  auth: typeof auth;
  calendar: typeof calendar;
  chat: typeof chat;
  common: typeof common;
  contact: typeof contact;
  dashboard: typeof dashboard;
  dhikr: typeof dhikr;
  emergency: typeof emergency;
  errors: typeof errors;
  groups: typeof groups;
  guide: typeof guide;
  hadith: typeof hadith;
  help: typeof help;
  helpCentre: typeof helpCentre;
  holySites: typeof holySites;
  landing: typeof landing;
  location: typeof location;
  lostCard: typeof lostCard;
  navigation: typeof navigation;
  offline: typeof offline;
  positions: typeof positions;
  prayers: typeof prayers;
  privacy: typeof privacy;
  qibla: typeof qibla;
  ramadan: typeof ramadan;
  rollCall: typeof rollCall;
  search: typeof search;
  settings: typeof settings;
  sos: typeof sos;
  terms: typeof terms;
  times: typeof times;
  tracker: typeof tracker;
  worship: typeof worship;
  zakat: typeof zakat;
}

/** Words of content, by the ids of its structure: their keys are data, and `useContentWords` takes them. */
export type ContentNamespace = `rites/${RiteId}` | 'duas' | 'transliterations' | 'whatIf' | 'places';

/** A file of `packages/content/locales/<language>/`. */
export type Namespace = keyof Words | ContentNamespace;

declare module 'use-intl' {
  interface AppConfig {
    Messages: Words;
    Locale: Language;
  }
}
