import type { Feature, Parts } from '../../domain/feature.ts';
import { createMedicalCardRepository } from './medical-card.repository.ts';
import { medicalCardRoutes } from './medical-card.routes.ts';

export function createMedicalCard({ db, membership, clock }: Parts): Feature {
  const cards = createMedicalCardRepository(db);
  return { mount: (app) => medicalCardRoutes(app, { cards, membership, clock }) };
}
