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
// Signing in on one more device ends the least recently used session.
const MOST_SESSIONS = 50;
// A hotel full of pilgrims shares one address, while a script still cannot fill the table.
const registrations: Limit = { name: 'registrations of an address', most: 300, windowSeconds: HOUR };

export interface SignedIn {
  readonly user: User;
  /** For the cookie; it is not stored anywhere else. */
  readonly token: string;
  /** For the device's cookie; stored hashed. */
  readonly deviceToken: string;
}

/** What other features do after sessions of an account have ended. */
export type AfterSessionsEnded = (userId: string) => Promise<void>;

interface Parts {
  readonly repository: AccountRepository;
  readonly cache: SessionCache;
  readonly limiter: RateLimiter;
  readonly queue: SignInQueue;
  readonly devices: KnownDevices;
  readonly clock: Clock;
  /** @throws when the account requires a code too */
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
  /**
   * Ends sessions, then forgets them and erases what they shared: also when the answer to the commit is lost, because they
   * may have ended.
   * @param end says how many ended
   */
  const endSessions = async (userId: string, end: () => Promise<number>): Promise<number> => {
    let ended: number | undefined;
    try {
      ended = await end();
      return ended;
    } finally {
      if (ended !== 0) await Promise.all([cache.forgotten(), afterSessionsEnded(userId)]);
    }
  };

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
    await endSessions(user.id, () => repository.deleteSessionsBeyond(user.id, MOST_SESSIONS));
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
      const { email, firstName, lastName } = input;
      const passwordHash = await queue.run(email, caller.address, async () => {
        await limiter.spend(registrations, caller.address);
        return hashPassword(input.password);
      });
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
          // An unknown address also costs a hash, so that the response time reveals nothing.
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

    /** Signs in a person who has proved their identity by other means than the password alone. */
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
      let updated: User | null;
      try {
        updated = await repository.updateUser(user.id, known);
      } catch (error) {
        throw violatedUnique(error) === null ? error : emailTaken(error);
      } finally {
        await cache.forgotten();
      }
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
        await Promise.all([cache.forgotten(), afterwards?.()]);
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
      await endSessions(user.id, () => repository.changePassword(user.id, passwordHash, sessionId));
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
      const ended = await endSessions(userId, () => repository.deleteSession(userId, sessionId));
      if (ended === 0) throw new AppError('auth.sessionNotFound');
    },

    endAllSessions: async (userId: string): Promise<void> => {
      await endSessions(userId, () => repository.deleteSessions(userId));
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;
