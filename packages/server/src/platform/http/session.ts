import type { User } from '@manasik/contract/account';
import type { FastifyRequest } from 'fastify';
import type { ReadyJson } from './ready-json.ts';

/** A verified session and its user, as the cache has them. */
export interface Session {
  readonly id: string;
  readonly user: User;
  /** `user` in the form of the reply to `GET /api/auth/user`. */
  readonly userJson: ReadyJson;
}

/** Finds the session of a request; null without a valid cookie or when the session has ended. */
export interface Sessions {
  /** From memory, synchronously; undefined when only the database can answer. */
  remembered(request: FastifyRequest): Session | null | undefined;
  /**
   * From memory, otherwise from the database through a queue that is fair to networks.
   * @throws AppError `server.busy` when too many look-ups wait; what the driver throws when the database is away
   */
  find(request: FastifyRequest): Promise<Session | null>;
  /**
   * Whether the session that opened a stream is still valid, checked periodically; false when the database cannot
   * answer.
   */
  stillHolds(request: FastifyRequest): Promise<boolean>;
}

declare module 'fastify' {
  interface FastifyInstance {
    sessions: Sessions;
  }
  interface FastifyRequest {
    session: Session | null;
  }
}
