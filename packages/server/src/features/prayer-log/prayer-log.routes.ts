import {
  getPrayerStreak,
  getPrayersToday,
  listPrayers,
  putPrayers,
  putPrayersToday,
} from '@manasik/contract/prayer-log';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/handle.ts';
import type { PrayerLogService } from './prayer-log.service.ts';

export function prayerLogRoutes(app: FastifyInstance, { prayerLog }: { prayerLog: PrayerLogService }): void {
  handle(app, getPrayersToday, ({ session, query }) => prayerLog.today(session.user, query.timezone));
  handle(app, putPrayersToday, ({ session, query, body }) =>
    prayerLog.tickToday(session.user, query.timezone, sentOf(body)),
  );
  handle(app, listPrayers, ({ session, query }) => prayerLog.list(session.user, query.from, query.to));
  handle(app, getPrayerStreak, ({ session, query }) => prayerLog.streak(session.user, query.timezone));
  handle(app, putPrayers, ({ session, params, body }) =>
    prayerLog.tick(session.user, params.date, sentOf(body)),
  );
}

const sentOf = (body: Partial<Record<string, boolean | undefined>>): Record<string, boolean | undefined> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
