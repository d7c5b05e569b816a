import {
  changeMetric,
  deleteMetric,
  getLatestHealth,
  listMetrics,
  storeMetrics,
} from '@manasik/contract/health';
import { getHealthPlan, putHealthPlan } from '@manasik/contract/health-plan';
import type { FastifyInstance } from 'fastify';
import { handle } from '../../platform/http/handle.ts';
import type { HealthService } from './health.service.ts';

export function healthRoutes(app: FastifyInstance, { health }: { health: HealthService }): void {
  handle(app, getLatestHealth, ({ session }) => health.latest(session.user.id));
  handle(app, listMetrics, ({ session, query }) => health.list(session.user.id, query));
  handle(app, storeMetrics, ({ session, body }) =>
    health.store(session.user.id, body.metrics, body.keepsGreater === true),
  );
  handle(app, changeMetric, ({ session, params, body }) =>
    health.replace(session.user.id, params.id, body.date, body.values),
  );
  handle(app, deleteMetric, ({ session, params }) => health.remove(session.user.id, params.id));
  handle(app, getHealthPlan, ({ session }) => health.plan(session.user.id));
  handle(app, putHealthPlan, ({ session, body }) => health.putPlan(session.user.id, body.plan, body.base));
}
