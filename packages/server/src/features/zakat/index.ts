import type { Feature, Parts } from '../../domain/feature.ts';
import { createZakatRepository } from './zakat.repository.ts';
import { zakatRoutes } from './zakat.routes.ts';
import { createZakatService } from './zakat.service.ts';

export function createZakat({ db, clock }: Parts): Feature {
  const zakat = createZakatService({ repository: createZakatRepository(db), clock });
  return { mount: (app) => zakatRoutes(app, { zakat }) };
}
