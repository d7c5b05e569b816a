import { deleteTravelItem, listTravelItems, putTravelItem } from '@manasik/contract/travel';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { handle } from '../../platform/http/handle.ts';
import type { TravelService } from './travel.service.ts';

interface Parts {
  readonly travel: TravelService;
  readonly clock: Clock;
}

export function travelRoutes(app: FastifyInstance, { travel, clock }: Parts): void {
  handle(app, listTravelItems, async ({ session }) => ({ items: await travel.list(session.user.id) }));
  handle(app, putTravelItem, ({ session, params: { id }, body: { item } }) =>
    travel.put(session.user.id, id, item, clock.now()),
  );
  handle(app, deleteTravelItem, ({ session, params }) => travel.remove(session.user.id, params.id));
}
