import type { Feature, Parts } from '../../domain/feature.ts';
import { createHealthRepository } from './health.repository.ts';
import { healthRoutes } from './health.routes.ts';
import { createHealthService } from './health.service.ts';
import { createPlanRepository } from './plan.repository.ts';

export function createHealth({ db, clock }: Parts): Feature {
  const health = createHealthService({
    repository: createHealthRepository(db),
    plans: createPlanRepository(db),
    clock,
  });
  return { mount: (app) => healthRoutes(app, { health }) };
}
