import type { User } from '@manasik/contract/account';
import type { Clock } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Limit, RateLimiter } from '../../../platform/rate-limit.ts';
import type { AccountService, SignedIn } from '../account.service.ts';
import type { KnownDevices } from '../known-devices.repository.ts';
import type { OneTimeTokens } from '../one-time-tokens.ts';
import type { Caller } from '../sign-in-queue.ts';
import { hashOfRecoveryCode, newRecoveryCodes, newSecret, plain, stepOf } from './codes.ts';
import type { SecondStepRepository } from './second-step.repository.ts';
import { SECOND_STEP } from './pending.ts';

// Anyone asked for a code has the password. Ten attempts a day guess a code with a chance of 1 % a year. The account's
// own devices are counted separately, so that a guesser does not lock them out. Recovery codes are too long to guess.
const wrongCodes: Limit = {
  name: 'wrong codes of an account or known device',
  most: 10,
  windowSeconds: 86_400,
};

interface Proof {
  readonly password: string;
  readonly code: string;
}

interface Parts {
  readonly repository: SecondStepRepository;
  readonly accounts: AccountService;
  readonly devices: KnownDevices;
  readonly tokens: OneTimeTokens;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
}

const wrongCode = (): AppError =>
  new AppError('secondStep.wrongCode', 'The code is not right, or was used before', {
    fields: { code: 'wrongCode' },
  });
const isOff = (): AppError => new AppError('secondStep.isOff', 'Signing in asks for no code');
const isOn = (): AppError => new AppError('secondStep.isOn', 'Signing in asks for a code already');

const hashesOf = (userId: string, codes: readonly string[]): string[] =>
  codes.map((code) => hashOfRecoveryCode(userId, code));

export function createSecondStepService({ repository, accounts, devices, tokens, limiter, clock }: Parts) {
  /** Consumes a code of the app or a recovery code. @throws AppError `secondStep.wrongCode`, `request.tooMany` */
  const spendCode = async (userId: string, code: string, whom: string): Promise<void> => {
    if (await repository.useRecoveryCode(userId, hashOfRecoveryCode(userId, code))) return;
    // Counted before the check, so that simultaneous attempts all count.
    await limiter.spend(wrongCodes, whom);
    const row = await repository.find(userId);
    const step = row?.confirmedAt ? stepOf(row.secret, plain(code), clock.now()) : null;
    if (step === null || !(await repository.useStep(userId, step))) throw wrongCode();
    await limiter.forget(wrongCodes, whom);
  };

  /** Also for a signed-in user: a borrowed phone, even with the password, must not be enough. */
  const confirm = async (user: User, { password, code }: Proof, caller: Caller): Promise<void> => {
    await accounts.confirmPassword(user, password, 'password', caller);
    if (!(await repository.isOn(user.id))) throw isOff();
    await spendCode(user.id, code, `session of ${user.id}`);
  };

  return {
    get: async (userId: string) => {
      const row = await repository.find(userId);
      return { isOn: Boolean(row?.confirmedAt), recoveryCodesLeft: await repository.codesLeft(userId) };
    },

    begin: async (user: User, password: string, caller: Caller) => {
      await accounts.confirmPassword(user, password, 'password', caller);
      const made = newSecret(user.email);
      if (!(await repository.begin(user.id, made.secret))) throw isOn();
      return made;
    },

    confirm: async (userId: string, code: string): Promise<{ recoveryCodes: string[] }> => {
      const row = await repository.find(userId);
      if (!row) throw isOff();
      if (row.confirmedAt) throw isOn();
      const confirmedAt = clock.now();
      const usedStep = stepOf(row.secret, plain(code), confirmedAt);
      if (usedStep === null) throw wrongCode();
      const codes = newRecoveryCodes();
      const { secret } = row;
      if (!(await repository.confirm(userId, { secret, usedStep, confirmedAt }, hashesOf(userId, codes)))) {
        throw isOn();
      }
      return { recoveryCodes: codes };
    },

    renewCodes: async (
      user: User,
      { password, code }: Proof,
      caller: Caller,
    ): Promise<{ recoveryCodes: string[] }> => {
      await confirm(user, { password, code }, caller);
      const codes = newRecoveryCodes();
      if (!(await repository.renewCodes(user.id, hashesOf(user.id, codes)))) throw isOff();
      return { recoveryCodes: codes };
    },

    end: async (user: User, proof: Proof, caller: Caller): Promise<void> => {
      await confirm(user, proof, caller);
      await repository.end(user.id);
    },

    /** @param pendingToken from the cookie that the first step has set */
    signIn: async (pendingToken: string | null, code: string, caller: Caller): Promise<SignedIn> => {
      const expired = new AppError('auth.secondStepExpired', 'Sign in with the password again');
      const userId = pendingToken && (await tokens.find(SECOND_STEP, pendingToken));
      if (!userId) throw expired;
      const device = caller.deviceToken && (await devices.recognise(userId, caller.deviceToken));
      await spendCode(userId, code, device || userId);
      // Another tab has signed in meanwhile, with another code.
      if ((await tokens.take(SECOND_STEP, pendingToken)) === null) throw expired;
      return accounts.signInProven(userId, caller);
    },
  };
}

export type SecondStepService = ReturnType<typeof createSecondStepService>;
