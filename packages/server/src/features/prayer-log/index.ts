import type { Feature, Parts } from '../../domain/feature.ts';
import { createPrayerLogRepository } from './prayer-log.repository.ts';
import { prayerLogRoutes } from './prayer-log.routes.ts';
import { createPrayerLogService } from './prayer-log.service.ts';

export function createPrayerLog({ db, clock }: Parts): Feature {
  const prayerLog = createPrayerLogService({ log: createPrayerLogRepository(db), clock });
  return { mount: (app) => prayerLogRoutes(app, { prayerLog }) };
}
