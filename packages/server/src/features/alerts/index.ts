import type { FastifyInstance } from 'fastify';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { LiveHub } from '../../domain/live-hub.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Membership } from '../../domain/membership.ts';
import { createAlertsRepository } from './alerts.repository.ts';
import { alertsRoutes } from './alerts.routes.ts';
import { type AlertsParts, createAlertsService } from './alerts.service.ts';
import { createAlertsStreams } from './alerts-streams.ts';

interface Parts {
  readonly db: Db;
  readonly membership: Membership;
  readonly hub: LiveHub;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Logger;
  readonly sos: { readonly openIn: AlertsParts['openCallsIn']; openGroups(this: void): Promise<string[]> };
  readonly rollCalls: {
    readonly openIn: AlertsParts['openRollCallIn'];
    openGroups(this: void): Promise<string[]>;
  };
}

export interface AlertsFeature {
  mount(app: FastifyInstance): void;
  /** To be called every few seconds. */
  refresh(this: void): Promise<void>;
  close(): void;
}

/** Open calls for help and roll-calls, as every page of a member shows them. */
export function createAlertsFeature({
  db,
  membership,
  hub,
  bus,
  clock,
  log,
  sos,
  rollCalls,
}: Parts): AlertsFeature {
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
    refresh: streams.refresh,
    close: streams.close,
  };
}
