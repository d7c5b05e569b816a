import { routes } from '@manasik/contract';
import type { FastifyInstance } from 'fastify';
import { createAccountsFeature } from './features/accounts/index.ts';
import { createContactRepository } from './features/contact/contact.repository.ts';
import { contactRoutes } from './features/contact/contact.routes.ts';
import { createContactService } from './features/contact/contact.service.ts';
import { createDhikrRepository } from './features/dhikr/dhikr.repository.ts';
import { dhikrRoutes } from './features/dhikr/dhikr.routes.ts';
import { createDhikrService } from './features/dhikr/dhikr.service.ts';
import { hadithRoutes } from './features/hadith/hadith.routes.ts';
import { createHadithService } from './features/hadith/hadith.service.ts';
import { operationsRoutes } from './features/operations/operations.routes.ts';
import { pagesRoutes } from './features/pages/pages.routes.ts';
import { placesRoutes } from './features/places/places.routes.ts';
import { createPlacesService } from './features/places/places.service.ts';
import { createPrayerLogRepository } from './features/prayer-log/prayer-log.repository.ts';
import { prayerLogRoutes } from './features/prayer-log/prayer-log.routes.ts';
import { createPrayerLogService } from './features/prayer-log/prayer-log.service.ts';
import { createRamadanRepository } from './features/ramadan/ramadan.repository.ts';
import { ramadanRoutes } from './features/ramadan/ramadan.routes.ts';
import { createRamadanService } from './features/ramadan/ramadan.service.ts';
import { createSettingsRepository } from './features/settings/settings.repository.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { createSettingsService } from './features/settings/settings.service.ts';
import { worshipRoutes } from './features/worship/worship.routes.ts';
import { createWorshipService } from './features/worship/worship.service.ts';
import { createZakatRepository } from './features/zakat/zakat.repository.ts';
import { zakatRoutes } from './features/zakat/zakat.routes.ts';
import { createZakatService } from './features/zakat/zakat.service.ts';
import type { Bus } from './lib/bus/index.ts';
import type { Clock } from './lib/clock.ts';
import type { Config } from './lib/config.ts';
import type { Database } from './lib/database/index.ts';
import { AppError } from './lib/errors.ts';
import { refuseOtherMethods } from './lib/http/method-not-allowed.ts';
import { installMetrics } from './lib/http/metrics.ts';
import { createHttpServer } from './lib/http/server.ts';
import { createTimers } from './lib/timers.ts';
import type { Logger } from './lib/logger.ts';
import type { Mailer } from './lib/mail/index.ts';
import { createRateLimiter } from './lib/rate-limit.ts';

export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  readonly bus: Bus;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly log: Logger;
}

const MINUTE_MS = 60_000;

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
  const places = createPlacesService();
  const settings = createSettingsService(createSettingsRepository(db), bus);
  const accounts = createAccountsFeature({ db, bus, clock, limiter, mailer, log, baseUrl });
  const worship = createWorshipService({
    gazetteer: places,
    settingsOf: settings.get,
    clock,
  });
  const hadith = createHadithService({ settingsOf: settings.get, clock });
  const prayerLog = createPrayerLogService({ log: createPrayerLogRepository(db), clock });
  const dhikr = createDhikrService(createDhikrRepository(db), clock);
  const ramadan = createRamadanService({
    repository: createRamadanRepository(db),
    settingsOf: settings.get,
    clock,
  });
  const zakat = createZakatService({ repository: createZakatRepository(db), clock });
  const contact = createContactService({
    repository: createContactRepository(db),
    mailer,
    limiter,
    clock,
    log,
    contactEmail: config.contactEmail,
  });

  const app = await createHttpServer(config, log, accounts.authenticate);
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
  worshipRoutes(app, { worship });
  prayerLogRoutes(app, { prayerLog });
  ramadanRoutes(app, { ramadan });
  dhikrRoutes(app, { dhikr });
  zakatRoutes(app, { zakat });
  hadithRoutes(app, { hadith });
  placesRoutes(app, { places });
  contactRoutes(app, { contact });
  refuseOtherMethods(app, Object.values(routes));
  const sendUnknownPage = await pagesRoutes(app, { baseUrl });
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method)) {
      throw new AppError('request.notFound', 'There is nothing at this address');
    }
    return sendUnknownPage(request, reply);
  });

  const timers = createTimers(log);
  app.addHook('onListen', async () => {
    // The list of cities takes a moment to read; nobody should wait for it.
    timers.soon('load places', () => places.load());
    timers.every(MINUTE_MS, 'mail contact messages', contact.mailWaiting);
    timers.every(60 * MINUTE_MS, 'remove what has run out', async () => {
      await limiter.sweep();
      await accounts.sweep();
    });
  });
  app.addHook('onClose', async () => timers.stop());
  return app;
}
