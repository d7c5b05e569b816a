import { type Feature, MINUTE_MS, type Parts } from '../../domain/feature.ts';
import { createSosRepository } from './sos.repository.ts';
import { sosRoutes } from './sos.routes.ts';
import { createSosService, type SosService } from './sos.service.ts';

/** A member's calls for help to all their groups. */
export function createSos({
  db,
  membership,
  hub,
  limiter,
  clock,
  log,
}: Parts): Feature & { readonly sos: SosService } {
  const sos = createSosService({
    repository: createSosRepository(db),
    membership,
    publish: hub.publish,
    limiter,
    clock,
    log,
  });
  membership.onChange((_groupId, userId) => {
    sos
      .endIfAlone(userId)
      .catch((error: unknown) =>
        log.error({ err: error }, 'the call for help of somebody without a group could not be ended'),
      );
  });
  return {
    sos,
    mount: (app) => sosRoutes(app, { sos }),
    work: [{ name: 'erase places of calls for help that are over', every: MINUTE_MS, run: sos.sweep }],
    close: () => sos.stop(),
  };
}
