/** Characters of a group's code. Look-alikes are left out (0 and O, 1, I and L). */
export const groupCodeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
/** Length of new codes: with 40,000 groups, one guess in 21 million finds one. */
export const groupCodeLength = 8;
/** Length of older codes, which remain valid until a leader renews them. */
export const shortestGroupCode = 6;

export const groupLimits = {
  /** Members of one group, as the specification says. */
  mostMembers: 100,
  usualMembers: 50,
  /** Groups that one person can belong to. */
  mostGroups: 20,
} as const;

/**
 * Generates a code of `groupCodeLength` characters, each equally likely.
 * @param randomByte returns unpredictable, evenly distributed integers from 0 to 255
 */
export function makeGroupCode(randomByte: () => number): string {
  // Bytes beyond the last whole multiple would make the first characters more likely.
  const fair = 256 - (256 % groupCodeAlphabet.length);
  let code = '';
  while (code.length < groupCodeLength) {
    const byte = randomByte();
    if (byte < fair) code += groupCodeAlphabet[byte % groupCodeAlphabet.length];
  }
  return code;
}

/** Normalises a typed code: upper case, without spaces and dashes. */
export const readGroupCode = (typed: string): string => typed.toUpperCase().replaceAll(/[\s\-–—]/g, '');
