import { deleteTravelItem, listTravelItems, putTravelItem } from '@manasik/contract/travel';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { handle } from '../../platform/http/handle.ts';
import type { TravelRepository } from './travel.repository.ts';

interface Parts {
  readonly travel: TravelRepository;
  readonly clock: Clock;
}

export function travelRoutes(app: FastifyInstance, { travel, clock }: Parts): void {
  handle(app, listTravelItems, async ({ session }) => ({ items: await travel.list(session.user.id) }));
  handle(app, putTravelItem, async ({ session, params: { id }, body: { item } }) => {
    await travel.put(session.user.id, id, item, clock.now());
    return { id, item };
  });
  handle(app, deleteTravelItem, async ({ session, params }) => {
    if (!(await travel.remove(session.user.id, params.id))) throw new AppError('travel.notFound');
  });
}
