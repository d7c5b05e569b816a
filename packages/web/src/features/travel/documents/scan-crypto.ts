/** PBKDF2 with SHA-256: the minimum that OWASP recommends (Password Storage Cheat Sheet, 2023). */
export const keyIterations = 600_000;
const saltBytes = 16;
// NIST SP 800-38D recommends 96 bits for AES-GCM.
const ivBytes = 12;

export type Bytes = Uint8Array<ArrayBuffer>;

/** Encrypted bytes, with the number that was used once to encrypt them. */
export interface Sealed {
  readonly iv: Bytes;
  readonly data: ArrayBuffer;
}

/** The stored data to check a passphrase. The passphrase cannot be read from it. */
export interface Lock {
  readonly salt: Bytes;
  readonly iterations: number;
  readonly proof: Sealed;
}

export class WrongPassphraseError extends Error {
  override readonly name = 'WrongPassphraseError';
}

/** Browsers offer encryption only with HTTPS. */
// `subtle` is missing on pages without HTTPS, although its type says otherwise.
export const canEncrypt = (): boolean => (crypto.subtle as SubtleCrypto | undefined) !== undefined;

const encoder = new TextEncoder();
const proofText = encoder.encode('manasik scans');
const proofName = 'proof';

/** Creates a lock for a new passphrase, and the key that it protects. */
export async function createLock(passphrase: string, iterations = keyIterations) {
  const salt = crypto.getRandomValues(new Uint8Array(saltBytes));
  const key = await keyOf(passphrase, salt, iterations);
  const lock: Lock = { salt, iterations, proof: await seal(key, proofText, proofName) };
  return { lock, key };
}

/** Whether two locks come from the same passphrase of the same moment: each has a random salt. */
export const isSameLock = (one: Lock | undefined, other: Lock | undefined): boolean =>
  one !== undefined && one.salt.join() === other?.salt.join();

/** @throws WrongPassphraseError */
export async function unlock({ salt, iterations, proof }: Lock, passphrase: string): Promise<CryptoKey> {
  const key = await keyOf(passphrase, salt, iterations);
  try {
    await unseal(key, proof, proofName);
  } catch {
    throw new WrongPassphraseError();
  }
  return key;
}

async function keyOf(passphrase: string, salt: Bytes, iterations: number): Promise<CryptoKey> {
  // Keyboards write the same accented letter in different ways.
  const secret = encoder.encode(passphrase.normalize('NFC'));
  const base = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    base,
    { name: 'AES-GCM', length: 256 },
    // Scripts can use the key, but not read it.
    false,
    ['encrypt', 'decrypt'],
  );
}

/** @param name authenticated too, so that one record cannot take the place of another */
export async function seal(key: CryptoKey, bytes: Bytes, name: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  return { iv, data: await crypto.subtle.encrypt(cipher(iv, name), key, bytes) };
}

/** @throws DOMException `OperationError`: another key or name, or the data was changed */
export async function unseal(key: CryptoKey, { iv, data }: Sealed, name: string): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.decrypt(cipher(iv, name), key, data));
}

const cipher = (iv: Bytes, name: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  additionalData: encoder.encode(name),
});
