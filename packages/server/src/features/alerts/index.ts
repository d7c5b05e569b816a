import type { Feature, Parts } from '../../domain/feature.ts';
import { createAlertsRepository } from './alerts.repository.ts';
import { alertsRoutes } from './alerts.routes.ts';
import { type AlertsParts, createAlertsService } from './alerts.service.ts';
import { createAlertsStreams } from './alerts-streams.ts';

interface Needs {
  readonly sos: { readonly openIn: AlertsParts['openCallsIn']; readonly isOver: AlertsParts['isCallOver'] };
  readonly rollCalls: {
    readonly openIn: AlertsParts['openRollCallIn'];
  };
}

/** Open calls for help and roll calls, for every page of a member. */
export function createAlerts(
  { db, membership, hub, changes, bus, clock, log }: Parts,
  { sos, rollCalls }: Needs,
): Feature {
  const alerts = createAlertsService({
    repository: createAlertsRepository(db),
    membership,
    bus,
    clock,
    openCallsIn: sos.openIn,
    isCallOver: sos.isOver,
    openRollCallIn: rollCalls.openIn,
  });
  const streams = createAlertsStreams({
    alerts,
    membership,
    hub,
    changes,
    log,
  });
  return {
    mount: (app) => alertsRoutes(app, { alerts, streams, hub }),
    close: streams.close,
  };
}
