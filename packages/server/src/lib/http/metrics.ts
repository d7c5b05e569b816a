import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Counts and times requests by route pattern (never by address or query) beside Node's own figures. */
export function installMetrics(app: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'manasik_http_request_duration_seconds',
    help: 'Time from request to reply, by route pattern',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
    registers: [registry],
  });
  // Looking a series up by its labels sorts and joins them each time; there are few, so they are kept.
  const known = new Map<string, ReturnType<typeof duration.labels>>();
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const key = `${request.method} ${route} ${reply.statusCode}`;
    let series = known.get(key);
    if (!series) {
      series = duration.labels({ method: request.method, route, status: reply.statusCode });
      known.set(key, series);
    }
    series.observe(reply.elapsedTime / 1000);
    done();
  });
  return registry;
}
