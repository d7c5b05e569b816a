import { getPrayerTimes, getQibla } from '@manasik/contract/times';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/handle.ts';
import type { TimesService } from './times.service.ts';

export function timesRoutes(app: FastifyInstance, { times }: { times: TimesService }): void {
  handle(app, getPrayerTimes, ({ query, session }) => times.prayerTimes(query, session?.user ?? null));
  handle(app, getQibla, ({ query, session }) => times.qibla(query, session?.user ?? null));
}
