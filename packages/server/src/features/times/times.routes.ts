import { getPrayerTimes, getQibla } from '@manasik/contract/times';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/handle.ts';
import type { TimesService } from './times.service.ts';

export function timesRoutes(app: FastifyInstance, { worship }: { worship: TimesService }): void {
  handle(app, getPrayerTimes, ({ query, session }) => worship.prayerTimes(query, session?.user ?? null));
  handle(app, getQibla, ({ query, session }) => worship.qibla(query, session?.user ?? null));
}
