import type { RouteDefinition } from '@manasik/contract/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { AppError } from '../errors.ts';
import { openApiSchema } from './openapi.ts';
import { ReadyJson } from './ready-json.ts';
import type { Session } from './session.ts';
import { validatorOf } from './validate.ts';

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler is given: parsed input, and who asks. */
interface Context<R extends RouteDefinition> {
  readonly body: Out<R['body']>;
  readonly query: Out<R['query']>;
  readonly params: Out<R['params']>;
  /** Never null where the route's access is `user`. */
  readonly session: R['access'] extends 'user' ? Session : Session | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Result<R extends RouteDefinition> =
  | (R['reply'] extends z.ZodType ? z.input<R['reply']> : void)
  | ReadyJson;

export type Handler<R extends RouteDefinition> = (context: Context<R>) => Result<R> | Promise<Result<R>>;

const successStatus = (route: RouteDefinition): number => route.status ?? (route.reply ? 200 : 204);

function send(reply: FastifyReply, result: unknown): void {
  if (reply.sent) return;
  if (result instanceof ReadyJson) reply.type('application/json; charset=utf-8').send(result.text);
  else reply.send(result);
}

/** Tells Fastify's callback how a promise ended. */
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

/**
 * Mounts one route of the contract: input is validated by it (unknown fields refused), the reply carries only what
 * it names, and a route for users is answered with 401 before its handler runs.
 */
export function handle<R extends RouteDefinition>(app: FastifyInstance, route: R, handler: Handler<R>): void {
  const status = successStatus(route);
  const validate = validatorOf(route);
  const admit = (request: FastifyRequest, session: Session | null): void => {
    request.session = session;
    if (route.access === 'user' && !session) throw new AppError('auth.signInFirst');
  };
  app.route({
    method: route.method,
    url: route.path,
    schema: openApiSchema(route, status),
    validatorCompiler: () => () => true,
    // Runs before the body is read: who is not signed in need not send one. Sessions come from memory as a rule,
    // and then no promise is made.
    onRequest: (request, _reply, done) => {
      const found = app.authenticate(request);
      if (!(found instanceof Promise)) {
        admit(request, found);
        done();
        return;
      }
      void settle(found, (session) => admit(request, session), done);
    },
    handler: (request, reply) => {
      const input = validate(request);
      reply.code(status);
      // The contract's types and the parse above make these what Context says.
      const context = { ...input, session: request.session, request, reply } as Context<R>;
      const result = handler(context);
      if (!(result instanceof Promise)) return send(reply, result);
      return result.then((value) => {
        send(reply, value);
        return reply;
      });
    },
  });
}

type HotContext<R extends RouteDefinition> = Pick<Context<R>, 'query' | 'session'>;

const MOST_QUERIES = 1000;

/** Mounts a GET that answers from memory as a rule, and lets it be answered in front of the router (`HotReads`). */
export function handleHot<R extends RouteDefinition & { method: 'GET' }>(
  app: FastifyInstance,
  route: R,
  read: (context: HotContext<R>) => ReadyJson | Promise<ReadyJson>,
): void {
  // The same address has the same query: what was parsed once serves again. Refusals are not kept.
  const queries = new LRUCache<string, { readonly query: Out<R['query']> }>({ max: MOST_QUERIES });
  handle(app, route, ({ query, session, request }) => {
    Object.freeze(query);
    queries.set(request.url, { query });
    return read({ query, session });
  });
  app.hotReads.add(route.path, {
    isForUsers: route.access === 'user',
    answer: (url, session) => {
      const known = queries.get(url);
      // Whoever is asked here has been let in as `Context` says.
      return known ? read({ query: known.query, session } as HotContext<R>) : null;
    },
  });
}
