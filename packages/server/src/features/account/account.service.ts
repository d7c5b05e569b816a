import type { Credentials, Registration, User, UserChange } from '@manasik/contract/account';
import type { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { violatedUnique } from '../../platform/database/index.ts';
import { sha256 } from '../../platform/hash.ts';
import { AppError } from '../../platform/errors.ts';
import type { Limit, RateLimiter } from '../../platform/rate-limit.ts';
import type { AccountRepository } from './account.repository.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import type { KnownDevices } from './known-devices.repository.ts';
import { newToken } from './new-token.ts';
import type { SessionCache } from './session-cache.ts';
import { SESSION_DAYS } from './session-cookie.ts';
import { type Caller, sessionOf, type SignInQueue } from './sign-in-queue.ts';
import type { BeforeUserDeleted } from '../../domain/feature.ts';

const HOUR = 60 * 60;
const DAY_MS = 86_400_000;
// Whoever signs in on one more device is signed out on the one that was used the longest time ago.
const MOST_SESSIONS = 50;
// A hotel full of pilgrims shares one address; a script that fills the table does not get far either.
const registrations: Limit = { name: 'registrations of an address', most: 300, windowSeconds: HOUR };

export interface SignedIn {
  readonly user: User;
  /** For the cookie; it is stored nowhere else. */
  readonly token: string;
  /** For the device's cookie; stored hashed. */
  readonly deviceToken: string;
}

/** What other features do once sessions of an account have ended. */
export type AfterSessionsEnded = (userId: string) => Promise<void>;

interface Parts {
  readonly repository: AccountRepository;
  readonly cache: SessionCache;
  readonly limiter: RateLimiter;
  readonly queue: SignInQueue;
  readonly devices: KnownDevices;
  readonly clock: Clock;
  /** @throws AppError where the account asks for a code too. */
  readonly requireSecondStep: (userId: string) => Promise<void>;
  readonly beforeUserDeleted: BeforeUserDeleted;
  readonly afterSessionsEnded: AfterSessionsEnded;
}

const emailTaken = (cause: unknown): AppError =>
  new AppError('auth.emailTaken', 'There is an account with this address', {
    fields: { email: 'taken' },
    cause,
  });

export function createAccountService({
  repository,
  cache,
  limiter,
  queue,
  devices,
  clock,
  requireSecondStep,
  beforeUserDeleted,
  afterSessionsEnded,
}: Parts) {
  const startSession = async (user: User, { userAgent, ...caller }: Caller): Promise<SignedIn> => {
    const token = newToken();
    const now = clock.now();
    await repository.createSession({
      userId: user.id,
      tokenHash: sha256(token),
      userAgent: userAgent.slice(0, 200),
      expiresAt: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
      createdAt: now,
      updatedAt: now,
    });
    const ended = await repository.deleteSessionsBeyond(user.id, MOST_SESSIONS);
    if (ended > 0) {
      await cache.forgetUser(user.id);
      await afterSessionsEnded(user.id);
    }
    const deviceToken = await devices.remember(user.id, caller.deviceToken);
    return { user, token, deviceToken };
  };

  const confirmPassword = (user: User, password: string, field: string, caller: Caller): Promise<void> =>
    queue.checkPassword({
      account: user.email,
      caller,
      identify: async () => ({
        found: await repository.findPasswordHash(user.id),
        knownAs: sessionOf(caller, user.email),
      }),
      check: async (hash) => {
        if (hash && (await verifyPassword({ hash, password }))) return;
        throw new AppError('auth.wrongPassword', 'The password is not right', {
          fields: { [field]: 'wrongPassword' },
        });
      },
    });

  return {
    register: async (input: z.output<typeof Registration>, caller: Caller): Promise<SignedIn> => {
      refuseCommonPassword(input.password, 'password');
      await limiter.spend(registrations, caller.address);
      const { email, firstName, lastName } = input;
      const passwordHash = await queue.run(email, caller.address, () => hashPassword(input.password));
      const user = await repository
        .createAccount({ email, firstName, lastName, passwordHash })
        .catch((error) => {
          throw violatedUnique(error) === null ? error : emailTaken(error);
        });
      return startSession(user, caller);
    },

    signIn: async ({ email, password }: z.output<typeof Credentials>, caller: Caller): Promise<SignedIn> => {
      const user = await queue.checkPassword({
        account: email,
        caller,
        identify: async () => {
          const found = await repository.findSignIn(email);
          const { deviceToken } = caller;
          const device = deviceToken && (await devices.recognise(found?.user.id ?? null, deviceToken));
          return { found, knownAs: sessionOf(caller, email) ?? device };
        },
        check: async (found) => {
          // An unknown address costs a hash too: the time taken says nothing.
          const isRight = found?.passwordHash
            ? await verifyPassword({ hash: found.passwordHash, password })
            : await hashPassword(password).then(() => false);
          if (found && isRight) return found.user;
          throw new AppError('auth.invalidCredentials', 'E-mail or password is not right');
        },
      });
      await requireSecondStep(user.id);
      return startSession(user, caller);
    },

    /** For somebody who has proved who they are in another way than by the password alone. */
    signInProven: async (userId: string, caller: Caller): Promise<SignedIn> => {
      const user = await repository.findUser(userId);
      if (!user) throw new AppError('auth.signInFirst', 'The account has been deleted');
      return startSession(user, caller);
    },

    /** @throws AppError `auth.wrongPassword`, which names `field`, or `auth.tooManyFailures` */
    confirmPassword,

    update: async (user: User, change: z.output<typeof UserChange>, caller: Caller): Promise<User> => {
      const { currentPassword, ...fields } = change;
      if (fields.email !== undefined && fields.email !== user.email) {
        if (currentPassword === undefined) {
          throw new AppError('request.invalid', 'A new address needs the password', {
            fields: { currentPassword: 'required' },
          });
        }
        await confirmPassword(user, currentPassword, 'currentPassword', caller);
      }
      const known = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      const updated = await repository.updateUser(user.id, known).catch((error) => {
        throw violatedUnique(error) === null ? error : emailTaken(error);
      });
      await cache.forgetUser(user.id);
      if (!updated) throw new AppError('auth.signInFirst');
      return updated;
    },

    delete: async (user: User, password: string, caller: Caller): Promise<void> => {
      await confirmPassword(user, password, 'password', caller);
      let afterwards: (() => Promise<void>) | undefined;
      const before: BeforeUserDeleted = async (tx, userId) =>
        (afterwards = await beforeUserDeleted(tx, userId));
      try {
        await repository.deleteUser(user.id, before);
      } finally {
        // Also when the answer to the commit is lost: the account may be gone, and neither it nor its place in groups
        // may go on being remembered. What was rolled back is read again.
        await Promise.all([cache.forgetUser(user.id), afterwards?.()]);
      }
    },

    changePassword: async (
      user: User,
      sessionId: string,
      { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
      caller: Caller,
    ): Promise<void> => {
      refuseCommonPassword(newPassword, 'newPassword');
      await confirmPassword(user, currentPassword, 'currentPassword', caller);
      const passwordHash = await queue.run(user.email, caller.address, () => hashPassword(newPassword));
      await repository.changePassword(user.id, passwordHash, sessionId);
      await cache.forgetUser(user.id);
      await afterSessionsEnded(user.id);
    },

    listSessions: async (user: User, currentId: string) => {
      const rows = await repository.listSessions(user.id, clock.now());
      return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
        id,
        device: userAgent ?? '',
        createdAt: createdAt.toISOString(),
        lastSeenAt: updatedAt.toISOString(),
        current: id === currentId,
      }));
    },

    endSession: async (userId: string, sessionId: string): Promise<void> => {
      const ended = await repository.deleteSession(userId, sessionId);
      await cache.forgetUser(userId);
      await afterSessionsEnded(userId);
      if (!ended) throw new AppError('auth.sessionNotFound');
    },

    endAllSessions: async (userId: string): Promise<void> => {
      await repository.deleteSessions(userId);
      await cache.forgetUser(userId);
      await afterSessionsEnded(userId);
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
