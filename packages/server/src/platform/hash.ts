import { hash } from 'node:crypto';

/** SHA-256 in base64url. Random tokens need no slow hash: guessing 128 bits is hopeless either way. */
export const sha256 = (value: string): string => hash('sha256', value, 'base64url');
