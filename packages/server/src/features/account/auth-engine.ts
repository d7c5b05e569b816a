import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { sha256 } from '../../platform/hash.ts';
import type { Db } from '../../platform/database/index.ts';
import { users } from '../../domain/users.table.ts';
import { credentials, sessions, verifications } from './account.table.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

export const SESSION_DAYS = 90;
const DAY_SECONDS = 24 * 60 * 60;
export const RESET_MINUTES = 60;

export interface ResetMail {
  readonly email: string;
  readonly token: string;
}

interface Parts {
  readonly db: Db;
  readonly secret: string;
  readonly sendReset: (mail: ResetMail) => void;
  /** After a new password was set; to end the user's sessions. */
  readonly onReset: (userId: string) => Promise<void>;
}

type AdapterFactory = ReturnType<typeof drizzleAdapter>;
type Adapter = ReturnType<AdapterFactory>;

/** Better Auth keeps session tokens as they are; ours are stored hashed, so the adapter hashes them on their way. */
const hashingTokens = (adapter: Adapter): Adapter => ({
  ...adapter,
  create: async (input) => {
    if (input.model !== 'session') return adapter.create(input);
    const { token, ipAddress: _notKept, ...rest }: Record<string, unknown> = input.data;
    const data = { ...rest, token: sha256(String(token)) };
    const stored: Record<string, unknown> = await adapter.create({ ...input, data });
    // The caller gets the token itself, to put it into the cookie; the method is generic over models it does not name.
    return { ...stored, token } as never;
  },
});

/** Better Auth on our tables. It starts sessions and resets passwords; checks of passwords, endpoints, cookies and the look-up of sessions are ours. */
export function createAuthEngine({ db, secret, sendReset, onReset }: Parts) {
  const schema = { user: users, session: sessions, account: credentials, verification: verifications };
  const adapterFactory: AdapterFactory = drizzleAdapter(db, { provider: 'pg', schema });
  return betterAuth({
    secret,
    baseURL: 'http://localhost',
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: (options: Parameters<AdapterFactory>[0]) => hashingTokens(adapterFactory(options)),
    advanced: { database: { generateId: 'uuid' }, ipAddress: { disableIpTracking: true } },
    // Ours count in the database and know accounts as well as addresses.
    rateLimit: { enabled: false },
    user: {
      fields: { name: 'firstName' },
      additionalFields: { lastName: { type: 'string', required: true, input: true } },
    },
    session: {
      expiresIn: SESSION_DAYS * DAY_SECONDS,
      disableSessionRefresh: true,
      fields: { token: 'tokenHash' },
    },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: RESET_MINUTES * 60,
      // Ends no sessions: Better Auth would do so after `onPasswordReset`, and what is remembered of them must be forgotten last.
      password: { hash: hashPassword, verify: verifyPassword },
      sendResetPassword: async ({ user, token }) => sendReset({ email: user.email, token }),
      onPasswordReset: ({ user }) => onReset(user.id),
    },
  });
}

export type AuthEngine = ReturnType<typeof createAuthEngine>;
