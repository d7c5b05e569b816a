import type { Feature, Parts } from '../../domain/feature.ts';
import { createRamadanRepository } from './ramadan.repository.ts';
import { ramadanRoutes } from './ramadan.routes.ts';
import { createRamadanService, type RamadanParts } from './ramadan.service.ts';

export function createRamadan(
  { db, clock }: Parts,
  { settingsOf }: Pick<RamadanParts, 'settingsOf'>,
): Feature {
  const ramadan = createRamadanService({ repository: createRamadanRepository(db), settingsOf, clock });
  return { mount: (app) => ramadanRoutes(app, { ramadan }) };
}
