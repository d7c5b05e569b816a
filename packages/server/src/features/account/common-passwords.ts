import { dictionary } from '@zxcvbn-ts/language-common';
import { AppError } from '../../platform/errors.ts';

const MOST_COMMON = 10_000;
const SHORTEST = 6;

// Ranked by frequency in leaked lists. Shorter ones are already refused for their length.
const common = new Set(
  (dictionary['passwords-common'] as readonly string[])
    .filter((password) => password.length >= SHORTEST)
    .slice(0, MOST_COMMON),
);

/** @throws AppError `auth.passwordCommon` for one of the 10,000 most common passwords, in any case */
export function refuseCommonPassword(password: string, field: 'password' | 'newPassword'): void {
  if (common.has(password.toLowerCase())) {
    throw new AppError('auth.passwordCommon', 'This password is among the most common ones', {
      fields: { [field]: 'passwordCommon' },
    });
  }
}
