import { AppError } from '../../platform/errors.ts';
import { createFairQueue, type Source } from '../../platform/fair-queue.ts';
import { wideNetworkOf } from '../../platform/http/caller-address.ts';
import type { Session } from '../../platform/http/session.ts';
import type { Limit, RateLimiter } from '../../platform/rate-limit.ts';

const FIVE_MINUTES = 5 * 60;
const within = (name: string, most: number): Limit => ({ name, most, windowSeconds: FIVE_MINUTES });

// Failures count per person even at a hotel's shared address, and the hotel as a whole has room for all its guests.
const failuresAtAddress = within('failures of an account at an address', 5);
const failuresOfAccount = within('failures of an account on unknown devices', 20);
const failuresOfAddress = within('sign-in failures of an address', 50);
const failuresOfNetwork = within('sign-in failures of a network', 200);
const failuresOfKnown = within('failures of a known device or session', 5);
const rightPasswords = within('right passwords of an account or known device', 30);

// One hash at a time, about fifty a second, so even the last in a network's queue waits at most a second when it is
// alone.
const queueLimits = {
  atOnce: 1,
  ofAddress: 20,
  ofNetwork: 40,
  ofAccount: 8,
  inAll: 120,
  retryAfterSeconds: 2,
};

/** The caller, apart from their input. */
export interface Caller {
  /** IP address. */
  readonly address: string;
  readonly userAgent: string;
  readonly session: Session | null;
  /** From the device's cookie; not yet checked against the account. */
  readonly deviceToken: string | null;
}

interface PasswordCheck<F, T> {
  readonly account: string;
  readonly caller: Caller;
  /** Finds the account, and the device or session by which it knows the caller, or null. */
  readonly identify: () => Promise<{ readonly found: F; readonly knownAs: string | null }>;
  /** @throws AppError `auth.invalidCredentials` or `auth.wrongPassword`, which count as failures */
  readonly check: (found: F) => Promise<T>;
}

/**
 * All password checks go through this queue: in turn, and limited, so that guessing is slow and does not delay others.
 */
export interface SignInQueue {
  /** @throws AppError `server.busy` when too many checks of this account, address, network or in total wait */
  run<T>(account: string, address: string, task: () => Promise<T>): Promise<T>;
  /** @throws AppError `auth.tooManyFailures`, and what `run` and `check` throw */
  checkPassword<F, T>(check: PasswordCheck<F, T>): Promise<T>;
  /**
   * Call once the owner has proved their identity by other means, so that a guesser does not lock them out on a new
   * device.
   */
  forgetFailures(account: string): Promise<void>;
}

/** The caller's session for this account, as limits name it. */
export const sessionOf = ({ session }: Caller, account: string): string | null =>
  session?.user.email === account ? `session ${session.id}` : null;

/** Failures of others must not count against the owner's devices and sessions, nor delay them. */
const lineOf = (account: string, caller: Caller): string =>
  sessionOf(caller, account) ?? `${account} ${caller.deviceToken ?? ''}`;

const isFailure = (error: unknown): boolean =>
  error instanceof AppError && ['auth.invalidCredentials', 'auth.wrongPassword'].includes(error.code);

const sourceOf = (account: string, address: string): Source => ({
  account,
  address,
  network: wideNetworkOf(address),
});

export function createSignInQueue(limiter: RateLimiter): SignInQueue {
  const queue = createFairQueue(queueLimits);
  return {
    run: (account, address, task) => queue.run(sourceOf(account, address), task),

    forgetFailures: (account) => limiter.forget(failuresOfAccount, account),

    // Failures are counted before the next check starts, so that simultaneous attempts count one after the other.
    checkPassword: ({ account, caller, identify, check }) =>
      queue.run(sourceOf(lineOf(account, caller), caller.address), async () => {
        const { found, knownAs } = await identify();
        const own = knownAs
          ? ([failuresOfKnown, knownAs] as const)
          : ([failuresAtAddress, `${account} ${caller.address}`] as const);
        const failures = knownAs
          ? [own]
          : [
              own,
              [failuresOfAccount, account] as const,
              [failuresOfAddress, caller.address] as const,
              [failuresOfNetwork, wideNetworkOf(caller.address)] as const,
            ];
        const successes = [[rightPasswords, knownAs ?? account]] as const;
        await limiter.check([...failures, ...successes], 'auth.tooManyFailures');
        try {
          const result = await check(found);
          await limiter.forget(...own);
          await limiter.record(successes);
          return result;
        } catch (error) {
          if (isFailure(error)) await limiter.record(failures);
          throw error;
        }
      }),
  };
}
