import { listTravelItems, putTravelItem } from '@manasik/contract/travel';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/handle.ts';
import type { TravelService } from './travel.service.ts';

export function travelRoutes(app: FastifyInstance, { travel }: { travel: TravelService }): void {
  handle(app, listTravelItems, ({ session }) => travel.list(session.user.id));
  handle(app, putTravelItem, ({ session, params, body }) =>
    travel.put(session.user.id, { id: params.id, ...body }),
  );
}
