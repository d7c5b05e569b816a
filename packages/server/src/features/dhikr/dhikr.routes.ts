import { getDhikr, putDhikr } from '@manasik/contract/dhikr';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/handle.ts';
import type { DhikrService } from './dhikr.service.ts';

export function dhikrRoutes(app: FastifyInstance, { dhikr }: { dhikr: DhikrService }): void {
  handle(app, getDhikr, ({ session, query: { deviceId = null, ...days } }) =>
    dhikr.state(session.user.id, days, deviceId),
  );
  handle(app, putDhikr, ({ session, query, body }) => dhikr.merge(session.user.id, query, body));
}
