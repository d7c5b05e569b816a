import type { User } from '@manasik/contract/account';
import type { FastifyRequest } from 'fastify';
import type { ReadyJson } from './ready-json.ts';

/** A verified session and its user, as the cache holds them. */
export interface Session {
  readonly id: string;
  readonly user: User;
  /** `user` as the reply of `GET /api/auth/user`. */
  readonly userJson: ReadyJson;
}

/** Finds the session of a request. Without a valid cookie, or when it has ended, there is none: null. */
export interface Sessions {
  /** From memory, without a promise: undefined where only the database knows. */
  remembered(request: FastifyRequest): Session | null | undefined;
  /**
   * From memory, else from the database in a queue that is fair to networks.
   * @throws AppError `server.busy` when too many look-ups wait; what the driver throws when the database is away
   */
  find(request: FastifyRequest): Promise<Session | null>;
  /** Whether the session that opened a stream still holds, asked once in a while; false when the database cannot say. */
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
