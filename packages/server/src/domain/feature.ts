import type { FastifyInstance } from 'fastify';
import type { Bus } from '../platform/bus/bus.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database, Db } from '../platform/database/index.ts';
import type { AccountLimits } from '../platform/http/account-limits.ts';
import type { Logger } from '../platform/logger.ts';
import type { Mailer } from '../platform/mail/index.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import type { LiveHub } from './live-hub.ts';
import type { Membership } from './membership.ts';

/** What every feature may use. What it needs of another feature is passed to it separately, by name. */
export interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Logger;
  readonly mailer: Mailer;
  readonly limiter: RateLimiter;
  readonly accountLimits: AccountLimits;
  readonly membership: Membership;
  readonly hub: LiveHub;
}

/** Work that is repeated beside the requests while the server listens. */
interface RepeatedWork {
  /** For the log when it fails. */
  readonly name: string;
  /** `once`: soon after the server listens, and not again. */
  readonly every: number | 'once';
  run(this: void): Promise<void>;
}

/** Runs in the transaction that deletes a user; what it returns runs once that is committed. */
export type BeforeUserDeleted = (tx: Db, userId: string) => Promise<() => Promise<void>>;

/** What a feature adds to the server. */
export interface Feature {
  /** Adds its routes. */
  mount(this: void, app: FastifyInstance): void | Promise<void>;
  readonly work?: readonly RepeatedWork[];
  /** Ends what would keep the process alive. */
  close?(this: void): void;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
