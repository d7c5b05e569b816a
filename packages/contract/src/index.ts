import * as accounts from './accounts.ts';
import * as contact from './contact.ts';
import * as dhikr from './dhikr.ts';
import * as hadith from './hadith.ts';
import * as places from './places.ts';
import * as prayerLog from './prayer-log.ts';
import * as ramadan from './ramadan.ts';
import type { EndpointsOf } from './route.ts';
import * as settings from './settings.ts';
import * as worship from './worship.ts';
import * as zakat from './zakat.ts';

/** Every endpoint of the product. A feature adds its routes here, and only here. */
export const routes = {
  register: accounts.register,
  login: accounts.login,
  getUser: accounts.getUser,
  updateUser: accounts.updateUser,
  deleteUser: accounts.deleteUser,
  openLogin: accounts.openLogin,
  openLogout: accounts.openLogout,
  requestPasswordReset: accounts.requestPasswordReset,
  resetPassword: accounts.resetPassword,
  changePassword: accounts.changePassword,
  listSessions: accounts.listSessions,
  endSession: accounts.endSession,
  endAllSessions: accounts.endAllSessions,
  getSettings: settings.getSettings,
  putSettings: settings.putSettings,
  getPrayerTimes: worship.getPrayerTimes,
  getQibla: worship.getQibla,
  getPrayersToday: prayerLog.getPrayersToday,
  putPrayersToday: prayerLog.putPrayersToday,
  getDhikr: dhikr.getDhikr,
  putDhikr: dhikr.putDhikr,
  listPrayers: prayerLog.listPrayers,
  getPrayerStreak: prayerLog.getPrayerStreak,
  putPrayers: prayerLog.putPrayers,
  getRamadanProgress: ramadan.getRamadanProgress,
  putRamadanProgress: ramadan.putRamadanProgress,
  calculateZakat: zakat.calculateZakat,
  getZakatHistory: zakat.getZakatHistory,
  deleteZakatEntry: zakat.deleteZakatEntry,
  getDailyHadith: hadith.getDailyHadith,
  listDailyHadith: hadith.listDailyHadith,
  searchCities: places.searchCities,
  nearestCity: places.nearestCity,
  sendContactMessage: contact.sendContactMessage,
} as const;

/** `METHOD /path` -> what it takes and gives; the web client imports this type and nothing else. */
export type Api = EndpointsOf<typeof routes>;
