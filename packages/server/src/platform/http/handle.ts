import type { Readable } from 'node:stream';
import type { RouteDefinition } from '@manasik/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../errors.ts';
import { sourceOf } from './caller-address.ts';
import { openApiSchema } from './openapi.ts';
import { ReadyJson } from './ready-json.ts';
import type { Session } from './session.ts';
import { validatorOf } from './validate.ts';

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler receives: parsed input, and the session. */
interface Context<R extends RouteDefinition> {
  readonly body: Out<R['body']>;
  readonly query: Out<R['query']>;
  readonly params: Out<R['params']>;
  /** Never null if the route's access is `user`. */
  readonly session: R['access'] extends 'user' ? Session : Session | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Returned by a handler that took over the connection, and wrote the reply itself. */
export const answered = Symbol('answered');

type Result<R extends RouteDefinition> =
  | (R['reply'] extends z.ZodType ? z.input<R['reply']> : void)
  | ReadyJson
  /** JSON text that is too long to hold in memory; its handler sets the type. */
  | Readable
  | typeof answered;

export type Handler<R extends RouteDefinition> = (context: Context<R>) => Result<R> | Promise<Result<R>>;

/** Headers of a reply with an ETag: the browser stores it, and revalidates it each time. */
const taggedCaching = 'private, no-cache';

// Anyone can open thousands of connections with unfinished bodies. The longest contact message fits into this limit.
const MOST_PUBLIC_BODY_BYTES = 16 * 1024;

const successStatus = (route: RouteDefinition): number => route.status ?? (route.reply ? 200 : 204);

function send(request: FastifyRequest, reply: FastifyReply, result: unknown): void {
  if (reply.sent) return;
  if (!(result instanceof ReadyJson)) return void reply.send(result);
  if (result.etag !== null) {
    reply.headers({ etag: result.etag, 'cache-control': taggedCaching });
    if (request.headers['if-none-match'] === result.etag) return void reply.code(304).send();
  }
  reply.type('application/json; charset=utf-8').send(result.text);
}

/** Passes the outcome of a promise to Fastify's callback. */
async function settle<T>(
  found: Promise<T>,
  onFound: (value: T) => void,
  done: (error?: Error) => void,
): Promise<void> {
  try {
    onFound(await found);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
    return;
  }
  done();
}

/** Runs a handler, and reports its end, however it ends. */
function begin<T>(run: () => T | Promise<T>, ended: (() => void) | undefined): T | Promise<T> {
  if (!ended) return run();
  let result: T | Promise<T>;
  try {
    result = run();
  } catch (error) {
    ended();
    throw error;
  }
  if (result instanceof Promise) return result.finally(ended);
  ended();
  return result;
}

/**
 * Mounts one route of the contract. The contract validates the input (unknown fields are refused), the reply contains
 * only the fields it names, and a route for users answers 401 before its handler runs.
 */
export function handle<R extends RouteDefinition>(app: FastifyInstance, route: R, handler: Handler<R>): void {
  const status = successStatus(route);
  const validate = validatorOf(route);
  const { limit } = route;
  const isPublicWrite = route.access === 'public' && route.method !== 'GET' && !route.ownQueue;
  const admit = (request: FastifyRequest, session: Session | null): void => {
    request.session = session;
    if (route.access === 'user' && !session) throw new AppError('auth.signInFirst');
  };
  app.route({
    method: route.method,
    url: route.path,
    schema: openApiSchema(route, status),
    validatorCompiler: () => () => true,
    ...(route.access === 'public' && { bodyLimit: MOST_PUBLIC_BODY_BYTES }),
    ...(route.bodyBytes !== undefined && { bodyLimit: route.bodyBytes }),
    // Runs before the body is read, so that a visitor without a session need not send one. Sessions usually come from
    // memory, and then without a promise.
    onRequest: (request, _reply, done) => {
      const remembered = app.sessions.remembered(request);
      if (remembered === undefined) {
        void settle(app.sessions.find(request), (session) => admit(request, session), done);
        return;
      }
      admit(request, remembered);
      done();
    },
    handler: (request, reply) => {
      const input = validate(request);
      if (limit && request.session) {
        app.accountLimits.spend(`${route.method} ${route.path}`, limit, request.session.user.id);
      }
      reply.code(status);
      // The contract's types and the validation above guarantee the types of Context.
      const context = { ...input, session: request.session, request, reply } as Context<R>;
      const leave =
        route.urgent || !request.session ? undefined : app.accountTurns.enter(request.session.user.id);
      // The queue runs inside `begin`, so that a refused write gives back the turn of its account.
      const run = isPublicWrite
        ? () => app.publicWrites.run(sourceOf(request), async () => handler(context))
        : () => handler(context);
      const result = begin(run, leave);
      if (!(result instanceof Promise)) return send(request, reply, result);
      return result.then((value) => {
        send(request, reply, value);
        return reply;
      });
    },
  });
}
