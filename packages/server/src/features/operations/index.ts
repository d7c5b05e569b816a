import { Gauge } from 'prom-client';
import type { Feature, Parts } from '../../domain/feature.ts';
import { installMetrics } from '../../platform/http/metrics.ts';
import { operationsRoutes } from './operations.routes.ts';

/** For monitoring: liveness, readiness, and metrics without personal data. */
export const createOperations = ({ database, config, hub }: Parts): Feature => ({
  mount: (app) => {
    const metrics = installMetrics(app);
    metrics.registerMetric(
      new Gauge({
        name: 'manasik_live_streams',
        help: 'Streams of groups and users that are open on this process',
        registers: [],
        collect() {
          this.set(hub.size());
        },
      }),
    );
    let draining = false;
    app.addHook('preClose', async () => {
      draining = true;
    });
    operationsRoutes(app, {
      ping: () => database.ping(),
      isDraining: () => draining,
      metrics,
      metricsToken: config.metricsToken,
    });
  },
});
