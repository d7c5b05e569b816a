import type { User } from '@manasik/contract/accounts';
import type { IncomingHttpHeaders } from 'node:http';
import type { ReadyJson } from './ready-json.ts';

/** A verified session and its user, as the cache holds them. */
export interface Session {
  readonly id: string;
  readonly user: User;
  /** `user` as the reply of `GET /api/auth/user`. */
  readonly userJson: ReadyJson;
}

/** Finds the session of a request; null without a valid one. */
export type Authenticate = (request: {
  headers: IncomingHttpHeaders;
}) => Promise<Session | null> | Session | null;

declare module 'fastify' {
  interface FastifyInstance {
    authenticate: Authenticate;
  }
  interface FastifyRequest {
    session: Session | null;
  }
}
