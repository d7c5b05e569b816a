import { describe, expect, it } from 'vitest';
import { createLock, keyIterations, seal, unlock, unseal, WrongPassphraseError } from './scan-crypto.ts';

const passphrase = 'four words نعم é';
const scan = new Uint8Array([0, 255, 1, 254, ...Array.from({ length: 5000 }, (_, n) => n % 256)]);

describe('scans', () => {
  it('come back unchanged with the passphrase, after the key is gone', async () => {
    const { lock, key } = await createLock(passphrase);
    expect(lock.iterations).toBe(keyIterations);
    expect(lock.iterations).toBeGreaterThanOrEqual(600_000);
    const sealed = await seal(key, scan, 'a');
    expect(await unseal(await unlock(lock, passphrase), sealed, 'a')).toEqual(scan);
  });

  it('open when the keyboard writes an accent as a character of its own', async () => {
    const { lock } = await createLock(passphrase, 1000);
    expect(await unlock(lock, passphrase.normalize('NFD'))).toBeDefined();
  });

  it.each(['', 'four words نعم e', `${passphrase} `, passphrase.toUpperCase()])(
    'do not open with “%s”',
    async (other) => {
      const { lock } = await createLock(passphrase, 1000);
      await expect(unlock(lock, other)).rejects.toThrow(WrongPassphraseError);
    },
  );

  it('are not readable as stored, and never encrypted twice in the same way', async () => {
    const { key } = await createLock(passphrase, 1000);
    const [one, two] = [await seal(key, scan, 'a'), await seal(key, scan, 'a')];
    expect(one.iv).not.toEqual(two.iv);
    expect(new Uint8Array(one.data)).not.toEqual(new Uint8Array(two.data));
    expect(Buffer.from(one.data).includes(Buffer.from(scan.slice(0, 16)))).toBe(false);
  });

  it('use another salt for each passphrase', async () => {
    const [one, two] = [await createLock(passphrase, 1000), await createLock(passphrase, 1000)];
    expect(one.lock.salt).toHaveLength(16);
    expect(one.lock.salt).not.toEqual(two.lock.salt);
  });

  it('do not open when they were changed or renamed', async () => {
    const { key } = await createLock(passphrase, 1000);
    const sealed = await seal(key, scan, 'a');
    await expect(unseal(key, sealed, 'b')).rejects.toMatchObject({ name: 'OperationError' });
    new Uint8Array(sealed.data).set([1], 7);
    await expect(unseal(key, sealed, 'a')).rejects.toMatchObject({ name: 'OperationError' });
  });

  it('have a key that scripts cannot read', async () => {
    const { key } = await createLock(passphrase, 1000);
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable');
  });
});
