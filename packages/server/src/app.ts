import { readGuideItems } from '@manasik/content/guide/items.ts';
import { routes } from '@manasik/contract';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import { createAccountFeature } from './features/account/index.ts';
import { createAlertsFeature } from './features/alerts/index.ts';
import { createContactRepository } from './features/contact/contact.repository.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { createContactService } from './features/contact/contact.service.ts';
import { createDhikrRepository } from './features/dhikr/dhikr.repository.ts';
import { dhikrRoutes } from './features/dhikr/dhikr.routes.ts';
import { createDhikrService } from './features/dhikr/dhikr.service.ts';
import { createGroupsFeature } from './features/groups/index.ts';
import { createChatRepository, unreadMessages } from './features/chat/chat.repository.ts';
import { chatRoutes } from './features/chat/chat.routes.ts';
import { createChatService } from './features/chat/chat.service.ts';
import { createGuideRepository } from './features/guide/guide.repository.ts';
import { guideRoutes } from './features/guide/guide.routes.ts';
import { createGuideService } from './features/guide/guide.service.ts';
import { hadithRoutes } from './features/hadith/hadith.routes.ts';
import { createHadithService } from './features/hadith/hadith.service.ts';
import { mapRoutes } from './features/map/map.routes.ts';
import { operationsRoutes } from './features/operations/operations.routes.ts';
import { pagesRoutes } from './features/pages/pages.routes.ts';
import { placesRoutes } from './features/places/places.routes.ts';
import { createPlacesService } from './features/places/places.service.ts';
import { createPositionsRepository } from './features/positions/positions.repository.ts';
import { positionsRoutes } from './features/positions/positions.routes.ts';
import { createPositionsService } from './features/positions/positions.service.ts';
import { createPrayerLogRepository } from './features/prayer-log/prayer-log.repository.ts';
import { prayerLogRoutes } from './features/prayer-log/prayer-log.routes.ts';
import { createPrayerLogService } from './features/prayer-log/prayer-log.service.ts';
import { createRamadanRepository } from './features/ramadan/ramadan.repository.ts';
import { ramadanRoutes } from './features/ramadan/ramadan.routes.ts';
import { createRamadanService } from './features/ramadan/ramadan.service.ts';
import { createRollCallRepository } from './features/roll-call/roll-call.repository.ts';
import { rollCallRoutes } from './features/roll-call/roll-call.routes.ts';
import { createRollCallService } from './features/roll-call/roll-call.service.ts';
import { createSettingsRepository } from './features/settings/settings.repository.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { createSettingsService } from './features/settings/settings.service.ts';
import { createSosRepository } from './features/sos/sos.repository.ts';
import { sosRoutes } from './features/sos/sos.routes.ts';
import { createSosService } from './features/sos/sos.service.ts';
import { timesRoutes } from './features/times/times.routes.ts';
import { createTimesService } from './features/times/times.service.ts';
import { createZakatRepository } from './features/zakat/zakat.repository.ts';
import { zakatRoutes } from './features/zakat/zakat.routes.ts';
import { createZakatService } from './features/zakat/zakat.service.ts';
import type { Bus } from './platform/bus/bus.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/index.ts';
import { AppError } from './platform/errors.ts';
import { createAccountLimits } from './platform/http/account-limits.ts';
import { refuseOtherMethods } from './platform/http/method-not-allowed.ts';
import { installMetrics } from './platform/http/metrics.ts';
import { createHttpServer } from './platform/http/server.ts';
import { createLiveHub } from './domain/live-hub.ts';
import { createMembership } from './domain/membership.ts';
import { createTimers } from './platform/timers.ts';
import type { Logger } from './platform/logger.ts';
import type { Mailer } from './platform/mail/index.ts';
import { createRateLimiter } from './platform/rate-limit.ts';

export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  readonly bus: Bus;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Logger;
}

const MINUTE_MS = 60_000;
const BEAT_MS = 15_000;
const ERASE_EVERY_MS = 2000;
const REFRESH_EVERY_MS = 5000;

const streamsGauge = (size: () => number): Gauge =>
  new Gauge({
    name: 'manasik_live_streams',
    help: 'Streams of groups and users that are open on this process',
    registers: [],
    collect() {
      this.set(size());
    },
  });

/** Every feature of the server, put together. Closing the returned app closes nothing that was passed in. */
export async function createApp({
  config,
  database,
  bus,
  mailer,
  clock,
  log,
}: AppParts): Promise<FastifyInstance> {
  const { db } = database;
  const { baseUrl } = config;
  const limiter = createRateLimiter(db, clock);
  const accountLimits = createAccountLimits(clock);
  const places = createPlacesService();
  const settings = createSettingsService(createSettingsRepository(db), bus);
  const membership = createMembership(db, bus);
  const hub = createLiveHub(bus, membership, clock);
  const { tell } = hub;
  const groups = createGroupsFeature({ db, membership, limiter, clock, tell, unreadMessages });
  const positions = createPositionsService({
    repository: createPositionsRepository(db),
    membership,
    hub,
    bus,
    accountLimits,
    clock,
    log,
    // The embedded database has one connection; a server writes one batch while the next one collects.
    lanes: database.kind === 'embedded' ? 1 : 2,
  });
  const messages = createChatService({
    repository: createChatRepository(db),
    membership,
    tell: hub.tell,
    limiter,
    clock,
  });
  const contact = createContactService({
    repository: createContactRepository(db),
    mailer,
    limiter,
    clock,
    log,
    contactEmail: config.contactEmail,
  });
  const accounts = createAccountFeature({
    db,
    bus,
    clock,
    limiter,
    mailer,
    log,
    baseUrl,
    rightZone: (place) => places.rightZone(place, clock.now()),
    // Groups first: they lock what the others change.
    beforeUserDeleted: async (tx, userId) => {
      const afterwards = [
        await groups.beforeUserDeleted(tx, userId),
        await messages.beforeUserDeleted(tx, userId),
        await contact.beforeUserDeleted(tx, userId),
      ];
      return async () => {
        await Promise.all(afterwards.map((run) => run()));
      };
    },
    afterSessionsEnded: positions.eraseWithoutSession,
  });
  accounts.onUserChange((userId) => {
    hub.recheckUser(userId).catch((error: unknown) => log.error({ err: error }, 'streams not checked'));
  });
  const worship = createTimesService({
    gazetteer: places,
    settingsOf: settings.get,
    clock,
  });
  const hadith = createHadithService({ settingsOf: settings.get, clock });
  const prayerLog = createPrayerLogService({ log: createPrayerLogRepository(db), clock });
  const dhikr = createDhikrService(createDhikrRepository(db), accountLimits, clock);
  const guide = createGuideService({
    repository: createGuideRepository(db),
    items: new Set(readGuideItems()),
    clock,
  });
  const ramadan = createRamadanService({
    repository: createRamadanRepository(db),
    settingsOf: settings.get,
    clock,
  });
  const zakat = createZakatService({ repository: createZakatRepository(db), clock });
  const rollCalls = createRollCallService({
    repository: createRollCallRepository(db),
    membership,
    tell: hub.tell,
    limiter,
    clock,
  });
  const sos = createSosService({
    repository: createSosRepository(db),
    membership,
    tell: hub.tell,
    limiter,
    clock,
    log,
  });
  membership.onChange((_groupId, userIds) => {
    for (const userId of userIds) {
      sos
        .endIfAlone(userId)
        .catch((error: unknown) =>
          log.error({ err: error }, 'the call for help of somebody without a group could not be ended'),
        );
    }
  });
  const alerts = createAlertsFeature({ db, membership, hub, bus, clock, log, sos, rollCalls });

  const app = await createHttpServer(config, log, accounts.sessions, accountLimits);
  const metrics = installMetrics(app);
  let draining = false;
  app.addHook('preClose', async () => {
    draining = true;
  });
  operationsRoutes(app, {
    ping: () => database.ping(),
    isDraining: () => draining,
    metrics,
    metricsToken: config.metricsToken,
  });
  accounts.mount(app);
  settingsRoutes(app, { settings });
  timesRoutes(app, { worship });
  prayerLogRoutes(app, { prayerLog });
  ramadanRoutes(app, { ramadan });
  dhikrRoutes(app, { dhikr });
  guideRoutes(app, { guide });
  zakatRoutes(app, { zakat });
  hadithRoutes(app, { hadith });
  placesRoutes(app, { places });
  groups.mount(app);
  positionsRoutes(app, { positions, membership, hub });
  chatRoutes(app, { messages });
  rollCallRoutes(app, { rollCalls });
  sosRoutes(app, { sos });
  alerts.mount(app);
  contactRoutes(app, { contact });
  mapRoutes(app, config);
  refuseOtherMethods(app, Object.values(routes));
  const sendUnknownPage = await pagesRoutes(app, { baseUrl, tileUrl: config.tileUrl });
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method)) {
      throw new AppError('request.notFound', 'There is nothing at this address');
    }
    return sendUnknownPage(request, reply);
  });

  // Streams do not end by themselves, and would hold the server open.
  app.addHook('preClose', async () => hub.closeAll());
  app.addHook('onClose', async () => alerts.close());
  metrics.registerMetric(streamsGauge(hub.size));

  const timers = createTimers(log);
  app.addHook('onListen', async () => {
    // The list of cities takes a moment to read; nobody should wait for it.
    timers.soon('load places', () => places.load());
    timers.every(MINUTE_MS, 'mail contact messages', contact.mailWaiting);
    timers.every(BEAT_MS, 'keep streams open', hub.beat);
    timers.every(ERASE_EVERY_MS, 'erase positions that ran out', positions.eraseEnded);
    timers.every(REFRESH_EVERY_MS, 'read groups anew that are listened to', positions.refreshLive);
    timers.every(REFRESH_EVERY_MS, 'read alerts anew where processes cannot hear each other', alerts.refresh);
    timers.every(MINUTE_MS, 'erase places of calls for help that are over', sos.sweep);
    timers.every(60 * MINUTE_MS, 'remove what has run out', async () => {
      await limiter.sweep();
      await accounts.sweep();
      await rollCalls.sweep();
      await positions.eraseIdle();
      await positions.eraseWithoutSession(null);
    });
  });
  app.addHook('onClose', async () => {
    timers.stop();
    sos.stop();
  });
  return app;
}
