import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { sha256 } from '../../../platform/hash.ts';

const RECOVERY_CODES = 10;
// 80 bits: nobody guesses one.
const RECOVERY_BYTES = 10;
const SECRET_BYTES = 20;

// RFC 6238, with what authenticator apps take for granted: SHA-1, six digits, a new code each 30 seconds.
const generatorOf = (secret: Secret, email: string): TOTP =>
  new TOTP({ issuer: 'Manasik', label: email, algorithm: 'SHA1', digits: 6, period: 30, secret });

export function newSecret(email: string): { secret: string; address: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  return { secret: secret.base32, address: generatorOf(secret, email).toString() };
}

/** What people type with spaces, hyphens and small letters. */
export const plain = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

/** The time step of a code of this secret, or null. Codes of half a minute before and after are good too: clocks differ. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const generator = generatorOf(Secret.fromBase32(secret), '');
  const timestamp = now.getTime();
  const delta = generator.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : generator.counter({ timestamp }) + delta;
}

/** Ten codes for when the app is lost: four groups of four letters and digits (base32). */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const code = new Secret({ buffer: Uint8Array.from(randomBytes(RECOVERY_BYTES)).buffer }).base32;
    return code.replaceAll(/(.{4})(?=.)/g, '$1-');
  });

export const hashOfRecoveryCode = (userId: string, code: string): string =>
  sha256(`${userId} ${plain(code)}`);
