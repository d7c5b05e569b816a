import type { BeforeUserDeleted, Feature, Parts } from '../../domain/feature.ts';
import { createGroupChecklistRepository } from './group-checklist.repository.ts';
import { groupChecklistRoutes } from './group-checklist.routes.ts';
import { createGroupChecklistService } from './group-checklist.service.ts';

/** The checklist that all members of a group share. */
export function createGroupChecklist({ db, membership, hub, clock }: Parts): Feature & {
  readonly beforeUserDeleted: BeforeUserDeleted;
} {
  const checklist = createGroupChecklistService({
    repository: createGroupChecklistRepository(db),
    membership,
    publish: hub.publish,
    clock,
  });
  return {
    mount: (app) => groupChecklistRoutes(app, { checklist }),
    beforeUserDeleted: checklist.beforeUserDeleted,
  };
}
