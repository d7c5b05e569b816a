import * as account from './account.ts';
import * as alerts from './alerts.ts';
import * as chat from './chat.ts';
import * as contact from './contact.ts';
import * as dhikr from './dhikr.ts';
import * as groups from './groups.ts';
import * as guide from './guide.ts';
import * as hadith from './hadith.ts';
import * as map from './map.ts';
import * as members from './members.ts';
import * as passkeys from './passkeys.ts';
import * as places from './places.ts';
import * as positions from './positions.ts';
import * as prayerLog from './prayer-log.ts';
import * as ramadan from './ramadan.ts';
import * as rollCall from './roll-call.ts';
import * as secondStep from './second-step.ts';
import * as settings from './settings.ts';
import * as sos from './sos.ts';
import * as times from './times.ts';
import * as zakat from './zakat.ts';
import { sharedErrors } from './errors.ts';
import { routesOf } from './route.ts';

/** Every endpoint of the product. Written by `node packages/contract/write-features.ts`. */
export const routes = {
  ...routesOf(account),
  ...routesOf(alerts),
  ...routesOf(chat),
  ...routesOf(contact),
  ...routesOf(dhikr),
  ...routesOf(groups),
  ...routesOf(guide),
  ...routesOf(hadith),
  ...routesOf(map),
  ...routesOf(members),
  ...routesOf(passkeys),
  ...routesOf(places),
  ...routesOf(positions),
  ...routesOf(prayerLog),
  ...routesOf(ramadan),
  ...routesOf(rollCall),
  ...routesOf(secondStep),
  ...routesOf(settings),
  ...routesOf(sos),
  ...routesOf(times),
  ...routesOf(zakat),
};

/** Every error code of the API with its HTTP status. */
export const errorStatus = {
  ...sharedErrors,
  ...account.errors,
  ...chat.errors,
  ...dhikr.errors,
  ...groups.errors,
  ...guide.errors,
  ...passkeys.errors,
  ...positions.errors,
  ...rollCall.errors,
  ...secondStep.errors,
  ...sos.errors,
  ...times.errors,
} as const;
export type ErrorCode = keyof typeof errorStatus;
