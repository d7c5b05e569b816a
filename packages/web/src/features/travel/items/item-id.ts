import { randomId } from '../../../platform/outbox/random-id.ts';

/** The id of a tick on a list of the app, which is the same on each device. */
export const checkId = (category: string, item: string): string => idOf(`check ${category} ${item}`);

/** The id of the estimate for a line of the costs, of which there is one. */
export const estimateId = (line: string): string => idOf(`estimate ${line}`);

/** The id of the rate between two currencies, in either direction. */
export const rateId = (one: string, other: string): string =>
  idOf(`rate ${[one, other].toSorted().join(' ')}`);

/** The id of a new item. */
export const newItemId = (): string => idOf(randomId());

/**
 * A UUID that follows from a text, in the form of version 4, the only one that the server accepts. `crypto.subtle` exists
 * only with HTTPS.
 */
function idOf(text: string): string {
  const hex = [1, 2, 3, 4].map((seed) => hashed(text, seed).toString(16).padStart(8, '0')).join('');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** 32 bits: FNV-1a, and the last step of MurmurHash3 so that similar texts differ in every digit. */
function hashed(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ (seed * 0x9e3779b1);
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
