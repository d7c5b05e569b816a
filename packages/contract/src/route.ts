import type { z } from 'zod';
import type { SharedErrorCode } from './errors.ts';

/** How often one account may do something in a window of time. */
export interface AccountLimit {
  readonly most: number;
  readonly windowSeconds: number;
}

/** What one endpoint takes and gives. The server mounts it, the web client is typed by it, OpenAPI is drawn from it. */
export interface RouteDefinition<Code extends string = string> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify notation: `/api/auth/sessions/:id`. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** `user`: answered only with a session, 401 `auth.signInFirst` without. */
  readonly access: 'public' | 'user';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** The reply's schema; fields it does not name never leave the server. Absent: 204, or a redirect. */
  readonly reply?: z.ZodType;
  /** Status of success; 200 with a reply, 204 without, unless said here. 302 marks a browser navigation. */
  readonly status?: 200 | 201 | 202 | 204 | 302;
  /** Never refused because the account has many other requests under way: calls for help, and the end of sharing. */
  readonly urgent?: true;
  /** Requests of one account; beyond it they are answered 429 `request.tooMany` with Retry-After. */
  readonly limit?: AccountLimit;
  /** The codes a client should expect beside `request.invalid`, and `request.tooMany` where there is a limit. */
  readonly errors?: readonly Code[];
}

/** For a feature with error codes of its own: its routes may name them and those that features share. */
export const routeWith =
  <Errors extends Readonly<Record<string, number>>>(_errors: Errors) =>
  <const R extends RouteDefinition<(keyof Errors & string) | SharedErrorCode>>(definition: R): R =>
    definition;

/** For a feature without error codes of its own. */
export const route = routeWith({});

/** The routes among what a file of the contract exports. */
export type RoutesOf<Exports> = {
  [Key in keyof Exports as Exports[Key] extends RouteDefinition ? Key : never]: Exports[Key];
};

const isRoute = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Picks the routes out of what a file of the contract exports. */
export const routesOf = <Exports extends object>(exports: Exports): RoutesOf<Exports> =>
  // The filter at run time keeps what the type keeps.
  Object.fromEntries(Object.entries(exports).filter(([, value]) => isRoute(value))) as RoutesOf<Exports>;

type In<S> = S extends z.ZodType ? z.input<S> : undefined;

/** The endpoint as the web client sees it: what to send, what comes back. */
export interface Endpoint<R extends RouteDefinition> {
  params: In<R['params']>;
  query: In<R['query']>;
  body: In<R['body']>;
  reply: R['reply'] extends z.ZodType ? z.output<R['reply']> : undefined;
}

/** `METHOD /path` of each route of a table, with its endpoint. */
export type EndpointsOf<T extends Record<string, RouteDefinition>> = {
  [K in keyof T as `${T[K]['method']} ${T[K]['path']}`]: Endpoint<T[K]>;
};
