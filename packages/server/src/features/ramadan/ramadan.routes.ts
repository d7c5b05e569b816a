import { getRamadanProgress, putRamadanProgress } from '@manasik/contract/ramadan';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/handle.ts';
import type { RamadanService } from './ramadan.service.ts';

export function ramadanRoutes(app: FastifyInstance, { ramadan }: { ramadan: RamadanService }): void {
  handle(app, getRamadanProgress, ({ session, query }) => ramadan.progress(session.user, query));
  handle(app, putRamadanProgress, ({ session, query, body }) => ramadan.change(session.user, query, body));
}
