import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

it('accepts the hashed password, and no other', async () => {
  const hash = await hashPassword('seven calm camels');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword({ hash, password: 'seven calm camels' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'seven calm camel' })).toBe(false);
});

it('returns the right result to each of many simultaneous checks', async () => {
  const passwords = ['one of many', 'two of many', 'three of many'];
  const hashes = await Promise.all(passwords.map(hashPassword));
  const answers = await Promise.all(
    hashes.flatMap((hash) => passwords.map((password) => verifyPassword({ hash, password }))),
  );
  expect(answers).toEqual([true, false, false, false, true, false, false, false, true]);
});

it('fails for an invalid hash, and continues', async () => {
  await expect(verifyPassword({ hash: 'no hash', password: 'x' })).rejects.toThrow('Decoding failed');
  expect(await hashPassword('after a failure')).toContain('argon2id');
});
