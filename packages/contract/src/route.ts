import type { z } from 'zod';
import type { SharedErrorCode } from './errors.ts';

/** How many requests one account may send in a window of time. */
export interface AccountLimit {
  readonly most: number;
  readonly windowSeconds: number;
}

/**
 * Input and output of one endpoint. The server mounts it, the web client takes its types from it, and OpenAPI is
 * generated from it.
 */
export interface RouteDefinition<Code extends string = string> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** In Fastify notation: `/api/auth/sessions/:id`. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** `user` requires a session; without one the answer is 401 `auth.signInFirst`. */
  readonly access: 'public' | 'user';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** Schema of the response body; fields that it does not name are removed. Missing for a 204 or a redirect. */
  readonly reply?: z.ZodType;
  /** Status on success. Default: 200 with a response body, 204 without. 302 marks a browser navigation. */
  readonly status?: 200 | 201 | 202 | 204 | 302;
  /** Never refused because the account has many other requests in progress: calls for help and the end of sharing. */
  readonly urgent?: true;
  /** A public write that waits in a queue of its own for all that it does, instead of the one of public writes. */
  readonly ownQueue?: true;
  /** The longest body, if 16 KB for a public write or 64 KB for others are too few for what its schema permits. */
  readonly bodyBytes?: number;
  /** Requests of one account; beyond it they are answered 429 `request.tooMany` with Retry-After. */
  readonly limit?: AccountLimit;
  /**
   * Error codes that a client should expect, besides `request.invalid` and, where there is a limit, `request.tooMany`.
   */
  readonly errors?: readonly Code[];
}

/** Builds routes for a feature with its own error codes; they may use those and the shared ones. */
export const routeWith =
  <Errors extends Readonly<Record<string, number>>>(_errors: Errors) =>
  <const R extends RouteDefinition<(keyof Errors & string) | SharedErrorCode>>(definition: R): R =>
    definition;

/** Builds routes for a feature without its own error codes. */
export const route = routeWith({});

/** The routes among the exports of a contract file. */
export type RoutesOf<Exports> = {
  [Key in keyof Exports as Exports[Key] extends RouteDefinition ? Key : never]: Exports[Key];
};

const isRoute = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Selects the routes among the exports of a contract file. */
export const routesOf = <Exports extends object>(exports: Exports): RoutesOf<Exports> =>
  // The runtime filter matches the type above.
  Object.fromEntries(Object.entries(exports).filter(([, value]) => isRoute(value))) as RoutesOf<Exports>;

type In<S> = S extends z.ZodType ? z.input<S> : undefined;

/** The endpoint as the web client uses it: what to send and what comes back. */
export interface Endpoint<R extends RouteDefinition> {
  params: In<R['params']>;
  query: In<R['query']>;
  body: In<R['body']>;
  reply: R['reply'] extends z.ZodType ? z.output<R['reply']> : undefined;
}

/** Maps `METHOD /path` to the endpoint, for each route of a table. */
export type EndpointsOf<T extends Record<string, RouteDefinition>> = {
  [K in keyof T as `${T[K]['method']} ${T[K]['path']}`]: Endpoint<T[K]>;
};
