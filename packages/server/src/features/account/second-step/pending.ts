import { AppError } from '../../../platform/errors.ts';
import { newToken } from '../new-token.ts';
import type { OneTimeTokens } from '../one-time-tokens.ts';
import type { SecondStepRepository } from './second-step.repository.ts';

/** The purpose of tokens for a sign-in whose password was right. */
export const SECOND_STEP = 'second step';
const MINUTES = 10;

/** A sign-in that needs a code; `token` is for a cookie. */
export class SecondStepNeeded extends AppError {
  readonly token: string;
  constructor(token: string) {
    super('auth.secondStepNeeded', 'A code is needed too');
    this.token = token;
  }
}

/** Throws if the account has a second step. @throws SecondStepNeeded */
export const createSecondStepGuard =
  (repository: SecondStepRepository, tokens: OneTimeTokens) =>
  async (userId: string): Promise<void> => {
    if (!(await repository.isOn(userId))) return;
    const token = newToken();
    await tokens.keep(SECOND_STEP, token, userId, MINUTES);
    throw new SecondStepNeeded(token);
  };
