import type { RouteDefinition } from '@manasik/contract/route';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Answers 405 with `Allow` when the address exists but not with this method. */
export function refuseOtherMethods(app: FastifyInstance, routes: readonly RouteDefinition[]): void {
  for (const [url, known] of Map.groupBy(routes, (route) => route.path)) {
    const allowed: string[] = known.map((route) => route.method);
    const others = METHODS.filter((method) => !allowed.includes(method));
    // Fastify answers HEAD wherever it answers GET.
    if (allowed.includes('GET')) allowed.push('HEAD');
    app.route({
      method: [...others],
      url,
      schema: { hide: true },
      onRequest: async (_request, reply) => {
        reply.header('allow', allowed.join(', '));
        throw new AppError('request.methodNotAllowed');
      },
      handler: async () => null,
    });
  }
}
