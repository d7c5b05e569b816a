import type { Feature, Parts } from '../../domain/feature.ts';
import { createAlertsRepository } from './alerts.repository.ts';
import { alertsRoutes } from './alerts.routes.ts';
import { type AlertsParts, createAlertsService } from './alerts.service.ts';
import { createAlertsStreams } from './alerts-streams.ts';

const REFRESH_EVERY_MS = 5000;

interface Needs {
  readonly sos: { readonly openIn: AlertsParts['openCallsIn']; openGroups(this: void): Promise<string[]> };
  readonly rollCalls: {
    readonly openIn: AlertsParts['openRollCallIn'];
    openGroups(this: void): Promise<string[]>;
  };
}

/** Open calls for help and roll-calls, as every page of a member shows them. */
export function createAlerts(
  { db, membership, hub, bus, clock, log }: Parts,
  { sos, rollCalls }: Needs,
): Feature {
  const alerts = createAlertsService({
    repository: createAlertsRepository(db),
    membership,
    bus,
    clock,
    openCallsIn: sos.openIn,
    openRollCallIn: rollCalls.openIn,
  });
  const streams = createAlertsStreams({
    alerts,
    membership,
    hub,
    bus,
    log,
    openGroups: async () => (await Promise.all([sos.openGroups(), rollCalls.openGroups()])).flat(),
  });
  return {
    mount: (app) => alertsRoutes(app, { alerts, streams, hub }),
    work: [
      {
        name: 'read alerts anew where processes cannot hear each other',
        every: REFRESH_EVERY_MS,
        run: streams.refresh,
      },
    ],
    close: streams.close,
  };
}
