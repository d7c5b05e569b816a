import type { Feature, Parts } from '../../domain/feature.ts';
import { hadithRoutes } from './hadith.routes.ts';
import { createHadithService, type HadithParts } from './hadith.service.ts';

export function createHadith({ clock }: Parts, { settingsOf }: Pick<HadithParts, 'settingsOf'>): Feature {
  const hadith = createHadithService({ settingsOf, clock });
  return { mount: (app) => hadithRoutes(app, { hadith }) };
}
