import { calculateZakat, deleteZakatEntry, getZakatHistory } from '@manasik/contract/zakat';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/handle.ts';
import type { ZakatService } from './zakat.service.ts';

export function zakatRoutes(app: FastifyInstance, { zakat }: { zakat: ZakatService }): void {
  handle(app, calculateZakat, ({ body, session }) => zakat.calculate(body, session?.user.id ?? null));
  handle(app, getZakatHistory, async ({ session }) => ({ entries: await zakat.history(session.user.id) }));
  handle(app, deleteZakatEntry, ({ session, params }) => zakat.remove(session.user.id, params.id));
}
