import type { Feature, Parts } from '../../domain/feature.ts';
import { createMedicalCardRepository } from './medical-card.repository.ts';
import { medicalCardRoutes } from './medical-card.routes.ts';
import { createMedicalCardService } from './medical-card.service.ts';

export function createMedicalCard({ db, membership, clock }: Parts): Feature {
  const repository = createMedicalCardRepository(db);
  const service = createMedicalCardService({ repository, membership, clock });
  return { mount: (app) => medicalCardRoutes(app, service) };
}
