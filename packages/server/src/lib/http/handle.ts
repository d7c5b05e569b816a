import type { RouteDefinition } from '@manasik/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../errors.ts';
import { openApiSchema } from './openapi.ts';
import type { Session } from './session.ts';
import { validatorOf } from './validate.ts';

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler is given: parsed input, and who asks. */
export interface Context<R extends RouteDefinition> {
  readonly body: Out<R['body']>;
  readonly query: Out<R['query']>;
  readonly params: Out<R['params']>;
  /** Never null where the route's access is `user`. */
  readonly session: R['access'] extends 'user' ? Session : Session | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The reply by the contract; or its bytes, ready as JSON, where a route is too hot to be serialized each time. */
type Result<R extends RouteDefinition> = (R['reply'] extends z.ZodType ? z.input<R['reply']> : void) | Buffer;

export type Handler<R extends RouteDefinition> = (context: Context<R>) => Result<R> | Promise<Result<R>>;

const successStatus = (route: RouteDefinition): number => route.status ?? (route.reply ? 200 : 204);

/**
 * Mounts one route of the contract: input is validated by it (unknown fields refused), the reply carries only what
 * it names, and a route for users is answered with 401 before its handler runs.
 */
export function handle<R extends RouteDefinition>(app: FastifyInstance, route: R, handler: Handler<R>): void {
  const status = successStatus(route);
  const validate = validatorOf(route);
  app.route({
    method: route.method,
    url: route.path,
    schema: openApiSchema(route, status),
    validatorCompiler: () => () => true,
    // Runs before the body is read: who is not signed in need not send one.
    onRequest: async (request) => {
      request.session = await app.authenticate(request);
      if (route.access === 'user' && !request.session) throw new AppError('auth.signInFirst');
    },
    handler: async (request, reply) => {
      const input = validate(request);
      reply.code(status);
      // The contract's types and the parse above make these what Context says.
      const context = { ...input, session: request.session, request, reply } as Context<R>;
      const result = await handler(context);
      if (reply.sent) return reply;
      if (Buffer.isBuffer(result)) reply.type('application/json; charset=utf-8');
      return result ?? reply.send();
    },
  });
}
