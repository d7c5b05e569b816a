import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { sha256 } from '../../../platform/hash.ts';

const RECOVERY_CODES = 10;
// 80 bits cannot be guessed.
const RECOVERY_BYTES = 10;
const SECRET_BYTES = 20;

// RFC 6238 with the defaults of authenticator apps: SHA-1, six digits, a new code every 30 seconds.
const generatorOf = (secret: Secret, email: string): TOTP =>
  new TOTP({ issuer: 'Manasik', label: email, algorithm: 'SHA1', digits: 6, period: 30, secret });

export function newSecret(email: string): { secret: string; address: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  return { secret: secret.base32, address: generatorOf(secret, email).toString() };
}

/** Normalises spaces, hyphens and lower case. */
export const plain = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

/**
 * The time step of a code for this secret, or null. Codes of 30 seconds before and after also work, because clocks
 * differ.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const generator = generatorOf(Secret.fromBase32(secret), '');
  const timestamp = now.getTime();
  const delta = generator.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : generator.counter({ timestamp }) + delta;
}

/** Ten recovery codes for a lost app: four groups of four letters and digits (base32). */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const code = new Secret({ buffer: Uint8Array.from(randomBytes(RECOVERY_BYTES)).buffer }).base32;
    return code.replaceAll(/(.{4})(?=.)/g, '$1-');
  });

export const hashOfRecoveryCode = (userId: string, code: string): string =>
  sha256(`${userId} ${plain(code)}`);
