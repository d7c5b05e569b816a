import type { Metric } from '@manasik/contract/health';
import type { HealthPlan } from '@manasik/contract/health-plan';
import type { CivilDate } from '@manasik/core/calendar/civil-date';
import type { Feature, Parts } from '../../domain/feature.ts';
import { createHealthRepository } from './health.repository.ts';
import { healthRoutes } from './health.routes.ts';
import { createHealthService } from './health.service.ts';
import { createPlanRepository } from './plan.repository.ts';

/** Health data and training plans. The assistant reads them for the person that they belong to. */
export function createHealth({ db, changes, clock }: Parts): Feature & {
  readonly measurementsOf: (userId: string, from: CivilDate) => Promise<readonly Metric[]>;
  readonly planOf: (userId: string) => Promise<HealthPlan | null>;
} {
  const health = createHealthService({
    repository: createHealthRepository(db),
    plans: createPlanRepository(db),
    changes,
    clock,
  });
  return {
    mount: (app) => healthRoutes(app, { health }),
    measurementsOf: async (userId, from) => (await health.list(userId, { from })).metrics,
    planOf: async (userId) => (await health.plan(userId)).plan,
  };
}
