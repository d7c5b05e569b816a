/** Characters of a group's code: none that looks like another (0 and O, 1, I and L are missing). */
export const groupCodeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Of new codes: with 40,000 groups one guess in 21 million enters one. */
export const groupCodeLength = 8;
/** Of codes from before, which hold until a leader renews them. */
export const shortestGroupCode = 6;

export const groupLimits = {
  /** Members of one group, as the spec has it. */
  mostMembers: 100,
  usualMembers: 50,
  /** Groups that one person can be in. */
  mostGroups: 20,
} as const;

/**
 * A new code of `groupCodeLength` characters, each equally likely.
 * @param randomByte gives whole numbers from 0 to 255, unguessable and equally likely
 */
export function makeGroupCode(randomByte: () => number): string {
  // Bytes beyond the last whole round would make the first characters likelier.
  const fair = 256 - (256 % groupCodeAlphabet.length);
  let code = '';
  while (code.length < groupCodeLength) {
    const byte = randomByte();
    if (byte < fair) code += groupCodeAlphabet[byte % groupCodeAlphabet.length];
  }
  return code;
}

/** A code as it was typed or read out: in capitals, without blanks and dashes. */
export const readGroupCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s\-–—]/g, '');
