import type { FastifyInstance } from 'fastify';
import type { Bus } from '../platform/bus/bus.ts';
import type { Changes } from '../platform/bus/changes.ts';
import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database, Db } from '../platform/database/index.ts';
import type { AccountLimits } from '../platform/http/account-limits.ts';
import type { Logger } from '../platform/logger.ts';
import type { Mailer } from '../platform/mail/index.ts';
import type { RateLimiter } from '../platform/rate-limit.ts';
import type { LiveHub } from './live-hub.ts';
import type { Membership } from './membership.ts';

/** What every feature may use. Dependencies on other features are passed separately, by name. */
export interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly db: Db;
  readonly changes: Changes;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Logger;
  readonly mailer: Mailer;
  readonly limiter: RateLimiter;
  readonly accountLimits: AccountLimits;
  readonly membership: Membership;
  readonly hub: LiveHub;
}

/** Repeated work, besides the requests, while the server listens. */
interface RepeatedWork {
  /** Name in the log when it fails. */
  readonly name: string;
  /** `once`: soon after the server starts to listen, and never again. */
  readonly every: number | 'once';
  run(this: void): Promise<void>;
}

/** Runs in the transaction that deletes a user; the returned function runs after the commit. */
export type BeforeUserDeleted = (tx: Db, userId: string) => Promise<() => Promise<void>>;

/** What a feature adds to the server. */
export interface Feature {
  /** Registers its routes. */
  mount(this: void, app: FastifyInstance): void | Promise<void>;
  readonly work?: readonly RepeatedWork[];
  /** Ends everything that would keep the process alive. */
  close?(this: void): void;
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
