import type { User } from '@manasik/contract/account';
import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/index.ts';
import { users } from '../../domain/users.table.ts';
import { credentials, sessions, verifications } from './account.table.ts';

export interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
}

export interface SessionRow {
  readonly id: string;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly expiresAt: Date;
}

type NewSession = Required<
  Pick<
    typeof sessions.$inferInsert,
    'userId' | 'tokenHash' | 'userAgent' | 'expiresAt' | 'createdAt' | 'updatedAt'
  >
>;

const PASSWORD_PROVIDER = 'credential';

const userColumns = {
  id: users.id,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
  hajjDate: users.hajjDate,
  currentLocation: users.currentLocation,
};
const sessionColumns = {
  id: sessions.id,
  userAgent: sessions.userAgent,
  createdAt: sessions.createdAt,
  updatedAt: sessions.updatedAt,
  expiresAt: sessions.expiresAt,
};

const passwordOf = (userId: string | typeof users.id) =>
  and(eq(credentials.userId, userId), eq(credentials.providerId, PASSWORD_PROVIDER));

const isLiveReset = (tokenHash: string, now: Date) =>
  and(eq(verifications.identifier, tokenHash), gt(verifications.expiresAt, now));

export function createAccountRepository(db: Db) {
  const findByEmail = db
    .select({ user: userColumns, passwordHash: credentials.password })
    .from(users)
    .leftJoin(credentials, passwordOf(users.id))
    .where(eq(users.email, sql.placeholder('email')))
    .prepare('find_user_by_email');
  const findByToken = db
    .select({ session: sessionColumns, user: userColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
      ),
    )
    .prepare('find_session');

  return {
    /** One statement whether or not the address exists, so that the response time does not reveal it. */
    findSignIn: async (email: string): Promise<{ user: User; passwordHash: string | null } | null> => {
      const [row] = await findByEmail.execute({ email });
      return row ?? null;
    },

    findUser: async (userId: string): Promise<User | null> => {
      const [user] = await db.select(userColumns).from(users).where(eq(users.id, userId));
      return user ?? null;
    },

    /** Inserts user and password in one transaction. @throws a unique violation of `users_email_unique` */
    createAccount: ({ passwordHash, ...person }: NewAccount): Promise<User> =>
      db.transaction(async (tx) => {
        const [user] = await tx.insert(users).values(person).returning(userColumns);
        if (!user) throw new Error('an insert returned no row');
        await tx.insert(credentials).values({
          userId: user.id,
          accountId: user.id,
          providerId: PASSWORD_PROVIDER,
          password: passwordHash,
        });
        return user;
      }),

    /** @throws a unique violation of `users_email_unique`. */
    updateUser: (userId: string, change: Partial<Omit<User, 'id'>>): Promise<User | null> =>
      db.transaction(async (tx) => {
        // A link mailed to the old address must no longer open the account.
        if (change.email !== undefined) await tx.delete(verifications).where(eq(verifications.value, userId));
        const [user] = await tx
          .update(users)
          .set({ ...change, updatedAt: new Date() })
          .where(eq(users.id, userId))
          .returning(userColumns);
        return user ?? null;
      }),

    /** Rows of other tables are deleted with the user's row; mailed tokens contain the user only in their value. */
    deleteUser: <T>(userId: string, before: (tx: Db, userId: string) => Promise<T>): Promise<T> =>
      db.transaction(async (tx) => {
        const result = await before(tx, userId);
        // Sessions first, because a batch of positions locks sessions and then users. In the other order the two could
        // deadlock.
        await tx.delete(sessions).where(eq(sessions.userId, userId));
        await tx.delete(verifications).where(eq(verifications.value, userId));
        await tx.delete(users).where(eq(users.id, userId));
        return result;
      }),

    findPasswordHash: async (userId: string): Promise<string | null> => {
      const [row] = await db
        .select({ password: credentials.password })
        .from(credentials)
        .where(passwordOf(userId));
      return row?.password ?? null;
    },

    /** The new password and the end of every session but one, together. */
    /** @returns how many other sessions ended */
    changePassword: (userId: string, passwordHash: string, keptSessionId: string): Promise<number> =>
      db.transaction(async (tx) => {
        await tx
          .update(credentials)
          .set({ password: passwordHash, updatedAt: new Date() })
          .where(passwordOf(userId));
        const ended = await tx
          .delete(sessions)
          .where(and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId)))
          .returning({ id: sessions.id });
        await tx.delete(verifications).where(eq(verifications.value, userId));
        return ended.length;
      }),

    /** @throws a foreign-key violation when the account has been deleted */
    createSession: async (session: NewSession): Promise<void> => {
      await db.insert(sessions).values(session);
    },

    /**
     * Redeems a reset token: sets the password, ends every session and invalidates every reset link, in one
     * transaction.
     * @returns whether the token was valid; of two simultaneous uses one succeeds
     */
    resetPassword: (userId: string, tokenHash: string, passwordHash: string, now: Date): Promise<boolean> =>
      db.transaction(async (tx) => {
        const used = await tx.delete(verifications).where(isLiveReset(tokenHash, now)).returning();
        if (used.length === 0) return false;
        await tx
          .update(credentials)
          .set({ password: passwordHash, updatedAt: now })
          .where(passwordOf(userId));
        await tx.delete(verifications).where(eq(verifications.value, userId));
        await tx.delete(sessions).where(eq(sessions.userId, userId));
        return true;
      }),

    findSession: async (
      tokenHash: string,
      now: Date,
    ): Promise<{ session: SessionRow; user: User } | null> => {
      const [row] = await findByToken.execute({ tokenHash, now: now.toISOString() });
      return row ?? null;
    },

    listSessions: (userId: string, now: Date): Promise<SessionRow[]> =>
      db
        .select(sessionColumns)
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
        .orderBy(desc(sessions.updatedAt)),

    markSeen: async (sessionId: string, now: Date): Promise<void> => {
      await db.update(sessions).set({ updatedAt: now }).where(eq(sessions.id, sessionId));
    },

    /** @returns whether there was such a session of this user. */
    /** @returns 1, or 0 for a session that this user does not have */
    deleteSession: async (userId: string, sessionId: string): Promise<number> => {
      const gone = await db
        .delete(sessions)
        .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
        .returning({ id: sessions.id });
      return gone.length;
    },

    /** Ends a user's sessions except the `kept` most recently used. @returns how many */
    deleteSessionsBeyond: async (userId: string, kept: number): Promise<number> => {
      const tooMany = db
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.userId, userId))
        .orderBy(desc(sessions.updatedAt), desc(sessions.createdAt))
        .offset(kept);
      const ended = await db
        .delete(sessions)
        .where(inArray(sessions.id, tooMany))
        .returning({ id: sessions.id });
      return ended.length;
    },

    /** @returns how many ended */
    deleteSessions: async (userId: string): Promise<number> => {
      const ended = await db
        .delete(sessions)
        .where(eq(sessions.userId, userId))
        .returning({ id: sessions.id });
      return ended.length;
    },

    sweepExpired: async (now: Date): Promise<void> => {
      await db.delete(sessions).where(lt(sessions.expiresAt, now));
      await db.delete(verifications).where(lt(verifications.expiresAt, now));
    },
  };
}

export type AccountRepository = ReturnType<typeof createAccountRepository>;
