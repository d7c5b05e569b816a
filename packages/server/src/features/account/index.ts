import { type BeforeUserDeleted, type Feature, HOUR_MS, type Parts } from '../../domain/feature.ts';
import { sourceOf } from '../../platform/http/caller-address.ts';
import type { Sessions } from '../../platform/http/session.ts';
import { createAccountRepository } from './account.repository.ts';
import { accountRoutes } from './account.routes.ts';
import { type AfterSessionsEnded, createAccountService } from './account.service.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { createKnownDevices } from './known-devices.repository.ts';
import { createOneTimeTokens } from './one-time-tokens.ts';
import { createPasskeysRepository } from './passkeys/passkeys.repository.ts';
import { passkeysRoutes } from './passkeys/passkeys.routes.ts';
import { createPasskeysService } from './passkeys/passkeys.service.ts';
import { createPasswordReset } from './password-reset.ts';
import { createSessionCache } from './session-cache.ts';
import { createPendingCookie, createSessionCookie } from './session-cookie.ts';
import { type RightZone, withRightZones } from './right-zones.ts';
import { createSecondStepGuard } from './second-step/pending.ts';
import { createSecondStepRepository } from './second-step/second-step.repository.ts';
import { secondStepRoutes } from './second-step/second-step.routes.ts';
import { createSecondStepService } from './second-step/second-step.service.ts';
import { createSignInHttp } from './sign-in-http.ts';
import { createSignInQueue } from './sign-in-queue.ts';

interface Needs {
  readonly rightZone: RightZone;
  /** Features with user data, in the order in which they lock rows: groups first. */
  readonly keepers: readonly { readonly beforeUserDeleted: BeforeUserDeleted }[];
  readonly afterSessionsEnded: AfterSessionsEnded;
}

export function createAccount(
  { db, changes, clock, limiter, mailer, log, hub, config: { baseUrl } }: Parts,
  { rightZone, keepers, afterSessionsEnded }: Needs,
): Feature & { readonly sessions: Sessions } {
  const repository = withRightZones(createAccountRepository(db), rightZone);
  const cache = createSessionCache(repository, changes, clock);
  const cookie = createSessionCookie(baseUrl);
  const deviceCookie = createDeviceCookie(baseUrl);
  const devices = createKnownDevices(db, clock);
  const queue = createSignInQueue(limiter);
  const tokens = createOneTimeTokens(db, clock);
  const secondSteps = createSecondStepRepository(db);
  const accounts = createAccountService({
    repository,
    cache,
    limiter,
    queue,
    devices,
    clock,
    requireSecondStep: createSecondStepGuard(secondSteps, tokens),
    beforeUserDeleted: async (tx, userId) => {
      const afterwards: (() => Promise<void>)[] = [];
      for (const { beforeUserDeleted } of keepers) afterwards.push(await beforeUserDeleted(tx, userId));
      return async () => {
        await Promise.all(afterwards.map((run) => run()));
      };
    },
    afterSessionsEnded,
  });
  cache.onChange((userId) => {
    hub.recheckUser(userId).catch((error: unknown) => log.error({ err: error }, 'streams not checked'));
  });
  const passwordReset = createPasswordReset({
    repository,
    tokens,
    cache,
    devices,
    limiter,
    queue,
    mailer,
    clock,
    log,
    baseUrl,
    hasSecondStep: secondSteps.isOn,
    afterSessionsEnded,
  });

  const passkeys = createPasskeysService({
    repository: createPasskeysRepository(db),
    accounts,
    tokens,
    limiter,
    clock,
    baseUrl,
  });
  const secondStep = createSecondStepService({
    repository: secondSteps,
    accounts,
    devices,
    tokens,
    limiter,
    clock,
  });
  const pendingCookie = createPendingCookie(baseUrl);
  const signInHttp = createSignInHttp(cookie, deviceCookie);

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
          // The stream ends and its page reconnects, so that no one keeps listening while the database is away.
          return false;
        }
      },
    },
    mount: (app) => {
      accountRoutes(app, { accounts, passwordReset, cookie, deviceCookie, pendingCookie, signInHttp });
      passkeysRoutes(app, { passkeys, signInHttp });
      secondStepRoutes(app, { secondStep, pendingCookie, signInHttp });
    },
    work: [
      {
        name: 'remove sessions, tokens and known devices that ran out',
        every: HOUR_MS,
        run: async () => {
          await repository.sweepExpired(clock.now());
          await devices.sweep();
        },
      },
    ],
  };
}
