import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import { sourceOf } from '../../platform/http/caller-address.ts';
import type { Sessions } from '../../platform/http/session.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import type { RateLimiter } from '../../platform/rate-limit.ts';
import { createAccountRepository } from './account.repository.ts';
import { accountRoutes } from './account.routes.ts';
import { type AfterSessionsEnded, type BeforeUserDeleted, createAccountService } from './account.service.ts';
import { createAuthEngine } from './auth-engine.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { createKnownDevices } from './known-devices.repository.ts';
import { createPasswordReset, createResetSender } from './password-reset.ts';
import { createSessionCache } from './session-cache.ts';
import { createSessionCookie } from './session-cookie.ts';
import { type RightZone, withRightZones } from './right-zones.ts';
import { createSignInQueue } from './sign-in-queue.ts';

interface Parts {
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly limiter: RateLimiter;
  readonly mailer: Mailer;
  readonly log: Logger;
  readonly baseUrl: string;
  readonly rightZone: RightZone;
  readonly beforeUserDeleted: BeforeUserDeleted;
  readonly afterSessionsEnded: AfterSessionsEnded;
}

export interface AccountFeature {
  readonly sessions: Sessions;
  mount(app: FastifyInstance): void;
  /** Called on every process when a user, or one of their sessions, may have changed. */
  onUserChange(listener: (userId: string) => void): void;
  /** Removes sessions, tokens and known devices that have run out. */
  sweep(): Promise<void>;
}

export function createAccountFeature({
  db,
  bus,
  clock,
  limiter,
  mailer,
  log,
  baseUrl,
  rightZone,
  beforeUserDeleted,
  afterSessionsEnded,
}: Parts): AccountFeature {
  const repository = withRightZones(createAccountRepository(db), rightZone);
  const cache = createSessionCache(repository, bus, clock);
  const cookie = createSessionCookie(baseUrl);
  const deviceCookie = createDeviceCookie(baseUrl);
  const devices = createKnownDevices(db, clock);
  const queue = createSignInQueue(limiter);
  const engine = createAuthEngine({
    db,
    // Better Auth signs its own cookies with it; ours are not signed, so no secret outlives the process.
    secret: randomBytes(32).toString('base64url'),
    sendReset: createResetSender(mailer, baseUrl, log),
    onReset: async (userId) => {
      await repository.deleteAccess(userId);
      await cache.forgetUser(userId);
      await afterSessionsEnded(userId);
    },
  });
  const accounts = createAccountService({
    repository,
    engine,
    cache,
    limiter,
    queue,
    devices,
    clock,
    beforeUserDeleted,
    afterSessionsEnded,
  });
  const passwordReset = createPasswordReset({ engine, limiter, queue, log });

  return {
    sessions: {
      remembered: (request) => {
        const token = cookie.read(request);
        return token === null ? null : cache.remembered(token);
      },
      find: async (request) => {
        const token = cookie.read(request);
        return token === null ? null : cache.find(token, sourceOf(request));
      },
      stillHolds: async (request) => {
        const token = cookie.read(request);
        try {
          return token !== null && (await cache.findNow(token)) !== null;
        } catch {
          // The stream ends, and its page asks again: nobody goes on listening because the database is away.
          return false;
        }
      },
    },
    mount: (app) => accountRoutes(app, { accounts, passwordReset, cookie, deviceCookie }),
    onUserChange: cache.onChange,
    sweep: async () => {
      await repository.sweepExpired(clock.now());
      await devices.sweep();
    },
  };
}
