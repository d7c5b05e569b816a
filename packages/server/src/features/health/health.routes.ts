import {
  changeMetric,
  deleteMetric,
  getHealthPlan,
  getLatestHealth,
  listMetrics,
  putHealthPlan,
  storeMetrics,
} from '@manasik/contract/health';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/handle.ts';
import type { HealthService } from './health.service.ts';
import type { PlanRepository } from './plan.repository.ts';

interface Parts {
  readonly health: HealthService;
  readonly plans: PlanRepository;
}

export function healthRoutes(app: FastifyInstance, { health, plans }: Parts): void {
  handle(app, getLatestHealth, ({ session }) => health.latest(session.user.id));
  handle(app, listMetrics, ({ session, query }) => health.list(session.user.id, query));
  handle(app, storeMetrics, ({ session, body }) => health.store(session.user.id, body.metrics));
  handle(app, changeMetric, ({ session, params, body }) =>
    health.replace(session.user.id, params.id, body.date, body.values),
  );
  handle(app, deleteMetric, ({ session, params }) => health.remove(session.user.id, params.id));
  handle(app, getHealthPlan, async ({ session }) => ({ plan: await plans.find(session.user.id) }));
  handle(app, putHealthPlan, async ({ session, body: { plan } }) => {
    await plans.put(session.user.id, plan);
    return { plan };
  });
}
