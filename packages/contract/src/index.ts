import * as account from './account.ts';
import * as alerts from './alerts.ts';
import * as contact from './contact.ts';
import * as dhikr from './dhikr.ts';
import * as chat from './chat.ts';
import * as guide from './guide.ts';
import * as hadith from './hadith.ts';
import * as groups from './groups.ts';
import * as map from './map.ts';
import * as places from './places.ts';
import * as positions from './positions.ts';
import * as prayerLog from './prayer-log.ts';
import * as ramadan from './ramadan.ts';
import * as rollCall from './roll-call.ts';
import type { EndpointsOf } from './route.ts';
import * as settings from './settings.ts';
import * as sos from './sos.ts';
import * as times from './times.ts';
import * as zakat from './zakat.ts';

/** Every endpoint of the product. A feature adds its routes here, and only here. */
export const routes = {
  register: account.register,
  login: account.login,
  getUser: account.getUser,
  updateUser: account.updateUser,
  deleteUser: account.deleteUser,
  openLogin: account.openLogin,
  openLogout: account.openLogout,
  requestPasswordReset: account.requestPasswordReset,
  resetPassword: account.resetPassword,
  changePassword: account.changePassword,
  listSessions: account.listSessions,
  endSession: account.endSession,
  endAllSessions: account.endAllSessions,
  getSettings: settings.getSettings,
  putSettings: settings.putSettings,
  getPrayerTimes: times.getPrayerTimes,
  getQibla: times.getQibla,
  getPrayersToday: prayerLog.getPrayersToday,
  putPrayersToday: prayerLog.putPrayersToday,
  getDhikr: dhikr.getDhikr,
  putDhikr: dhikr.putDhikr,
  getGuideProgress: guide.getGuideProgress,
  putGuideProgress: guide.putGuideProgress,
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
  listGroups: groups.listGroups,
  createGroup: groups.createGroup,
  getGroup: groups.getGroup,
  updateGroup: groups.updateGroup,
  deleteGroup: groups.deleteGroup,
  joinGroup: groups.joinGroup,
  listOwnRequests: groups.listOwnRequests,
  withdrawRequest: groups.withdrawRequest,
  leaveGroup: groups.leaveGroup,
  renewGroupCode: groups.renewGroupCode,
  listGroupMembers: groups.listGroupMembers,
  changeGroupMember: groups.changeGroupMember,
  removeGroupMember: groups.removeGroupMember,
  listJoinRequests: groups.listJoinRequests,
  approveJoinRequest: groups.approveJoinRequest,
  declineJoinRequest: groups.declineJoinRequest,
  listGroupPeople: groups.listGroupPeople,
  addGroupPerson: groups.addGroupPerson,
  removeGroupPerson: groups.removeGroupPerson,
  updatePosition: positions.updatePosition,
  getOwnPosition: positions.getOwnPosition,
  listGroupPositions: positions.listGroupPositions,
  openGroupLive: positions.openGroupLive,
  listGroupMessages: chat.listGroupMessages,
  sendGroupMessage: chat.sendGroupMessage,
  markMessagesRead: chat.markMessagesRead,
  removeGroupMessage: chat.removeGroupMessage,
  callSos: sos.callSos,
  getOwnSos: sos.getOwnSos,
  updateSosPlace: sos.updateSosPlace,
  endSos: sos.endSos,
  answerSos: sos.answerSos,
  listGroupSos: sos.listGroupSos,
  getRollCall: rollCall.getRollCall,
  startRollCall: rollCall.startRollCall,
  answerRollCall: rollCall.answerRollCall,
  endRollCall: rollCall.endRollCall,
  listAlerts: alerts.listAlerts,
  openAlertsLive: alerts.openAlertsLive,
  getMap: map.getMap,
  sendContactMessage: contact.sendContactMessage,
} as const;

/** `METHOD /path` -> what it takes and gives; the web client imports this type and nothing else. */
export type Api = EndpointsOf<typeof routes>;
