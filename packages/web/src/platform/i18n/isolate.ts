/**
 * Isolates a code or number from left to right within a sentence: in Arabic and Urdu its parts would change places ("23
 * A4" becomes "A4 23").
 */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** Isolates a piece of a sentence: its direction follows its own first letter and does not affect the rest. */
export const apart = (text: string): string => `\u2068${text}\u2069`;
