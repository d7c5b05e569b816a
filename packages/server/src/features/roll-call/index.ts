import { type BeforeUserDeleted, type Feature, HOUR_MS, type Parts } from '../../domain/feature.ts';
import { createRollCallRepository } from './roll-call.repository.ts';
import { rollCallRoutes } from './roll-call.routes.ts';
import { createRollCallService, type RollCallService } from './roll-call.service.ts';

/** A leader's question about who is here, and the answers. */
export function createRollCall({ db, membership, hub, limiter, clock }: Parts): Feature & {
  readonly rollCalls: RollCallService;
  readonly beforeUserDeleted: BeforeUserDeleted;
} {
  const rollCalls = createRollCallService({
    repository: createRollCallRepository(db),
    membership,
    publish: hub.publish,
    limiter,
    clock,
  });
  return {
    rollCalls,
    beforeUserDeleted: rollCalls.beforeUserDeleted,
    mount: (app) => rollCallRoutes(app, { rollCalls }),
    work: [{ name: 'remove old roll-calls', every: HOUR_MS, run: rollCalls.sweep }],
  };
}
