import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Counts and times requests by route pattern (never by address or query), in addition to Node's own metrics. */
export function installMetrics(app: FastifyInstance): Registry {
  const registry = new Registry();
  app.decorate('metrics', registry);
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'manasik_http_request_duration_seconds',
    help: 'Time from request to reply, by route pattern',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
    registers: [registry],
  });
  // Looking a series up by its labels sorts and joins them each time. There are only a few, so they are cached.
  const known = new Map<string, ReturnType<typeof duration.labels>>();
  const observe = (method: string, route: string, status: number, milliseconds: number): void => {
    const key = `${method} ${route} ${status}`;
    let series = known.get(key);
    if (!series) {
      series = duration.labels({ method, route, status });
      known.set(key, series);
    }
    series.observe(milliseconds / 1000);
  };
  app.addHook('onResponse', (request, reply, done) => {
    observe(request.method, routeOf(request.routeOptions.url), reply.statusCode, reply.elapsedTime);
    done();
  });
  return registry;
}

/** Every file of the web has a route of its own. A series for each would be thousands. */
const routeOf = (url = 'unknown'): string => (url.startsWith('/assets/') ? '/assets/*' : url);

declare module 'fastify' {
  interface FastifyInstance {
    /** Features add metrics of their own to it. */
    metrics: Registry;
  }
}
