import { hash, verify } from '@node-rs/argon2';

// Argon2id is the library's default. OWASP Password Storage Cheat Sheet: 19 MiB, two passes, one lane.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id in PHC notation, computed in a thread of Node's pool; takes a core about 15 ms. */
export const hashPassword = (password: string): Promise<string> => hash(password, options);

/** @throws when `hash` is not an Argon2 hash */
export const verifyPassword = (input: { hash: string; password: string }): Promise<boolean> =>
  verify(input.hash, input.password);
