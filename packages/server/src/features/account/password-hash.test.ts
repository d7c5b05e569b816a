import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

it('knows the password it hashed, and no other', async () => {
  const hash = await hashPassword('seven calm camels');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword({ hash, password: 'seven calm camels' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'seven calm camel' })).toBe(false);
});

it('gives each of many their own answer', async () => {
  const passwords = ['one of many', 'two of many', 'three of many'];
  const hashes = await Promise.all(passwords.map(hashPassword));
  const answers = await Promise.all(
    hashes.flatMap((hash) => passwords.map((password) => verifyPassword({ hash, password }))),
  );
  expect(answers).toEqual([true, false, false, false, true, false, false, false, true]);
});

it('fails for what is no hash, and goes on', async () => {
  await expect(verifyPassword({ hash: 'no hash', password: 'x' })).rejects.toThrow('Decoding failed');
  expect(await hashPassword('after a failure')).toContain('argon2id');
});
