import type { Feature, Parts } from '../../domain/feature.ts';
import { createDhikrRepository } from './dhikr.repository.ts';
import { dhikrRoutes } from './dhikr.routes.ts';
import { createDhikrService } from './dhikr.service.ts';

export function createDhikr({ db, accountLimits, clock }: Parts): Feature {
  const dhikr = createDhikrService(createDhikrRepository(db), accountLimits, clock);
  return { mount: (app) => dhikrRoutes(app, { dhikr }) };
}
