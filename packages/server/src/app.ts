import { routes } from '@manasik/contract';
import type { FastifyInstance } from 'fastify';
import { type Feature, HOUR_MS, type Parts } from './domain/feature.ts';
import { createLiveHub } from './domain/live-hub.ts';
import { createMembership } from './domain/membership.ts';
import { createAccount } from './features/account/index.ts';
import { createAlerts } from './features/alerts/index.ts';
import { createAssistant } from './features/assistant/index.ts';
import { createChat } from './features/chat/index.ts';
import { createContact } from './features/contact/index.ts';
import { createDhikr } from './features/dhikr/index.ts';
import { createGroupChecklist } from './features/group-checklist/index.ts';
import { createGroups } from './features/groups/index.ts';
import { createGuide } from './features/guide/index.ts';
import { createHadith } from './features/hadith/index.ts';
import { createHealth } from './features/health/index.ts';
import { createMap } from './features/map/index.ts';
import { createMedicalCard } from './features/medical-card/index.ts';
import { createOperations } from './features/operations/index.ts';
import { createPages } from './features/pages/index.ts';
import { createPlaces } from './features/places/index.ts';
import { createPositions } from './features/positions/index.ts';
import { createPrayerLog } from './features/prayer-log/index.ts';
import { createRamadan } from './features/ramadan/index.ts';
import { createReminders } from './features/reminders/index.ts';
import { createRollCall } from './features/roll-call/index.ts';
import { createSettings } from './features/settings/index.ts';
import { createSos } from './features/sos/index.ts';
import { createTimes } from './features/times/index.ts';
import { createTravel } from './features/travel/index.ts';
import { createZakat } from './features/zakat/index.ts';
import { createAccountLimits } from './platform/http/account-limits.ts';
import { refuseOtherMethods } from './platform/http/method-not-allowed.ts';
import { createHttpServer } from './platform/http/server.ts';
import { createRateLimiter } from './platform/rate-limit.ts';
import { createTimers } from './platform/timers.ts';

export type AppParts = Pick<Parts, 'config' | 'database' | 'changes' | 'bus' | 'mailer' | 'clock' | 'log'>;

const BEAT_MS = 15_000;

/** Creates the server with all its features. Closing the app closes nothing that was passed in. */
export async function createApp(given: AppParts): Promise<FastifyInstance> {
  const { config, database, changes, bus, clock, log } = given;
  const { db } = database;
  const limiter = createRateLimiter(db, clock);
  const accountLimits = createAccountLimits(clock);
  const membership = createMembership(db, changes);
  const hub = createLiveHub(bus, membership, clock);
  const parts: Parts = { ...given, db, limiter, accountLimits, membership, hub };

  const cities = createPlaces();
  const settings = createSettings(parts);
  const groups = createGroups(parts);
  const chat = createChat(parts);
  const groupChecklist = createGroupChecklist(parts);
  const contact = createContact(parts);
  const positions = createPositions(parts);
  const { settingsOf } = settings;
  const sos = createSos(parts);
  const rollCall = createRollCall(parts);
  const guide = createGuide(parts);
  const reminders = createReminders(parts);
  const health = createHealth(parts);
  const travel = createTravel(parts);
  const account = createAccount(parts, {
    rightZone: (place) => cities.places.rightZone(place, clock.now()),
    keepers: [groups, chat, contact, rollCall, groupChecklist],
    afterSessionsEnded: positions.eraseWithoutSession,
  });
  const features: readonly Feature[] = [
    createOperations(parts),
    account,
    settings,
    createTimes(parts, { gazetteer: cities.places, settingsOf }),
    createPrayerLog(parts),
    createRamadan(parts, { settingsOf }),
    createDhikr(parts),
    reminders,
    health,
    travel,
    createMedicalCard(parts),
    guide,
    createZakat(parts),
    createHadith(parts, { settingsOf }),
    cities,
    groups,
    positions,
    chat,
    rollCall,
    groupChecklist,
    sos,
    createAlerts(parts, { sos: sos.sos, rollCalls: rollCall.rollCalls }),
    contact,
    createAssistant(parts, {
      gazetteer: cities.places,
      settingsOf,
      progressOf: guide.progressOf,
      records: {
        measurementsOf: health.measurementsOf,
        planOf: health.planOf,
        travelOf: travel.itemsOf,
        remindersOf: reminders.remindersOf,
      },
      groups: {
        ...groups.reading,
        sharersIn: positions.sharersIn,
        newestRollCallIn: rollCall.rollCalls.newest,
      },
    }),
    createMap(parts),
    createPages(parts),
  ];

  const app = await createHttpServer(config, log, account.sessions, accountLimits);
  for (const { mount } of features) await mount(app);
  refuseOtherMethods(app, Object.values(routes));
  startWork(app, features, parts);
  return app;
}

/** Runs the features' repeated work while the server listens, and ends everything that would keep it open. */
function startWork(app: FastifyInstance, features: readonly Feature[], { hub, limiter, log }: Parts): void {
  const timers = createTimers(log);
  app.addHook('onListen', async () => {
    timers.every(BEAT_MS, 'keep streams open', hub.beat);
    timers.every(HOUR_MS, 'forget limits that ran out', () => limiter.sweep());
    for (const { name, every, run } of features.flatMap(({ work = [] }) => work)) {
      if (every === 'once') timers.soon(name, run);
      else timers.every(every, name, run);
    }
  });
  // Streams do not end by themselves and would keep the server open.
  app.addHook('preClose', async () => hub.closeAll());
  app.addHook('onClose', async () => {
    timers.stop();
    for (const { close } of features) close?.();
  });
}
