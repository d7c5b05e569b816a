import { hash, verify } from '@node-rs/argon2';

// Argon2id is the library's default. OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane. Runs on libuv's threads, off the event loop.
const options = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

export const hashPassword = (password: string): Promise<string> => hash(password, options);

export const verifyPassword = (input: { hash: string; password: string }): Promise<boolean> =>
  verify(input.hash, input.password);
