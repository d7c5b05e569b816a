import { randomBytes } from 'node:crypto';

/** 192 random bits in 32 letters, digits, `-` and `_`; only its hash is stored. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** Whether a text has the form of such a token. Other text, such as U+0000, must not reach the database. */
export const isToken = (text: string): boolean => /^[\w-]{32}$/.test(text);
