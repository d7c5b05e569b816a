import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { AppError } from '../../platform/errors.ts';
import { sha256 } from '../../platform/hash.ts';

interface Parts {
  /** @throws when the database does not answer */
  readonly ping: () => Promise<void>;
  readonly isDraining: () => boolean;
  readonly metrics: Registry;
  readonly metricsToken: string | undefined;
}

const sameText = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));

/** Endpoints for monitoring: liveness, readiness, and metrics without personal data. */
export function operationsRoutes(
  app: FastifyInstance,
  { ping: pingDatabase, isDraining, metrics, metricsToken }: Parts,
): void {
  const hidden = { schema: { hide: true } };
  // Anyone may send this request, so all who wait share one ping: a flood must not fill the queue of the database.
  let ping: Promise<void> | undefined;
  const pingOnce = (): Promise<void> => {
    ping ??= pingDatabase().finally(() => {
      ping = undefined;
    });
    return ping;
  };
  app.get('/healthz', hidden, async () => ({ status: 'ok' }));
  app.get('/readyz', hidden, async () => {
    if (isDraining()) throw new AppError('server.unavailable', 'The server is shutting down');
    await pingOnce();
    return { status: 'ready' };
  });
  app.get('/metrics', hidden, async (request, reply) => {
    const sent = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (metricsToken && !sameText(sent, metricsToken)) throw new AppError('auth.signInFirst');
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
}
