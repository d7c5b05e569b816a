import { readGuideItems } from '@manasik/content/guide/items.ts';
import type { Feature, Parts } from '../../domain/feature.ts';
import { createGuideRepository } from './guide.repository.ts';
import { guideRoutes } from './guide.routes.ts';
import { createGuideService, type GuideService } from './guide.service.ts';

/** Progress in the guide, stored with the account. */
export function createGuide({ db, clock }: Parts): Feature & {
  readonly progressOf: GuideService['progress'];
} {
  const guide = createGuideService({
    repository: createGuideRepository(db),
    items: new Set(readGuideItems()),
    clock,
  });
  return { mount: (app) => guideRoutes(app, { guide }), progressOf: guide.progress };
}
