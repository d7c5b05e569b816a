import type { User } from '@manasik/contract/account';
import type { addPasskey, Passkey, signInWithPasskey } from '@manasik/contract/passkeys';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { violatedUnique } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Limit, RateLimiter } from '../../../platform/rate-limit.ts';
import type { AccountService, SignedIn } from '../account.service.ts';
import type { OneTimeTokens } from '../one-time-tokens.ts';
import type { Caller } from '../sign-in-queue.ts';
import type { PasskeyRow, PasskeysRepository } from './passkeys.repository.ts';

const MOST_PASSKEYS = 20;
const CHALLENGE_MINUTES = 10;
// EdDSA, ES256 and RS256: every passkey supports one of them. For others, Node warns that they are experimental.
const ALGORITHMS = [-8, -7, -257];
// A hotel full of pilgrims shares one address.
const signInsOfAddress: Limit = { name: 'passkey sign-ins of an address', most: 600, windowSeconds: 60 * 60 };

interface Parts {
  readonly repository: PasskeysRepository;
  readonly accounts: AccountService;
  readonly tokens: OneTimeTokens;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  /** The site's address: a passkey is bound to its host. */
  readonly baseUrl: string;
}

const refused = (cause?: unknown): AppError =>
  new AppError('passkey.refused', 'The passkey could not be verified', { cause });

const tooMany = (): AppError => new AppError('passkey.tooMany', `An account has ${MOST_PASSKEYS} at most`);

const shown = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** The library throws a plain Error for everything that it refuses. */
async function verified<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    throw refused(error);
  }
}

const addingBy = (userId: string): string => `add passkey ${userId}`;
const SIGN_IN = 'sign in with passkey';

export function createPasskeysService({ repository, accounts, tokens, limiter, clock, baseUrl }: Parts) {
  const { hostname: host, origin } = new URL(baseUrl);
  /** Each challenge can be answered once. */
  const takes =
    (purpose: string) =>
    async (challenge: string): Promise<boolean> =>
      (await tokens.take(purpose, challenge)) !== null;

  return {
    list: async (userId: string): Promise<{ passkeys: Passkey[] }> => ({
      passkeys: (await repository.list(userId)).map(shown),
    }),

    begin: async (user: User, password: string, caller: Caller) => {
      await accounts.confirmPassword(user, password, 'password', caller);
      const known = await repository.list(user.id);
      if (known.length >= MOST_PASSKEYS) throw tooMany();
      const options = await generateRegistrationOptions({
        rpName: 'Manasik',
        rpID: host,
        userName: user.email,
        userDisplayName: `${user.firstName} ${user.lastName}`,
        userID: new TextEncoder().encode(user.id),
        excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
        supportedAlgorithmIDs: ALGORITHMS,
        // Without a password or a code, the device must verify its holder, and must offer the key by itself.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await tokens.keep(addingBy(user.id), options.challenge, '', CHALLENGE_MINUTES);
      return { ...options };
    },

    add: async (userId: string, { name, answer }: z.output<typeof addPasskey.body>): Promise<Passkey> => {
      const { registrationInfo } = await verified(() =>
        verifyRegistrationResponse({
          // Only the library defines its form, and checks it.
          response: answer as unknown as RegistrationResponseJSON,
          supportedAlgorithmIDs: ALGORITHMS,
          expectedChallenge: takes(addingBy(userId)),
          expectedOrigin: origin,
          expectedRPID: host,
          requireUserVerification: true,
        }),
      );
      if (!registrationInfo) throw refused();
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const passkey = {
        userId,
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: [...transports],
        name,
        createdAt: clock.now(),
      };
      const row = await repository.add(passkey, MOST_PASSKEYS).catch((error) => {
        throw violatedUnique(error) === null ? error : refused(error);
      });
      if (!row) throw tooMany();
      return shown(row);
    },

    remove: async (userId: string, id: string): Promise<void> => {
      if (!(await repository.remove(userId, id))) throw new AppError('passkey.notFound');
    },

    beginSignIn: async ({ address }: Caller) => {
      await limiter.spend(signInsOfAddress, address);
      const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'required' });
      await tokens.keep(SIGN_IN, options.challenge, '', CHALLENGE_MINUTES);
      return { ...options };
    },

    signIn: async (
      { answer }: z.output<typeof signInWithPasskey.body>,
      caller: Caller,
    ): Promise<SignedIn> => {
      await limiter.spend(signInsOfAddress, caller.address);
      const row = await repository.find(answer.id);
      if (!row) throw refused();
      const { authenticationInfo, verified: isRight } = await verified(() =>
        verifyAuthenticationResponse({
          // Only the library defines its form, and checks it.
          response: answer as unknown as AuthenticationResponseJSON,
          expectedChallenge: takes(SIGN_IN),
          expectedOrigin: origin,
          expectedRPID: host,
          requireUserVerification: true,
          credential: {
            id: row.credentialId,
            publicKey: new Uint8Array(Buffer.from(row.publicKey, 'base64url')),
            counter: row.counter,
          },
        }),
      );
      if (!isRight) throw refused();
      await repository.markUsed(row.id, authenticationInfo.newCounter, clock.now());
      return accounts.signInProven(row.userId, caller);
    },
  };
}

export type PasskeysService = ReturnType<typeof createPasskeysService>;
