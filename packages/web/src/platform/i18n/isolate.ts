/**
 * A code or number within a sentence, from left to right whatever stands around it: in Arabic and Urdu its parts would change places
 * ("23 A4" becomes "A4 23").
 */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** A piece within a sentence that finds its direction by itself and takes nothing of the sentence with it. */
export const apart = (text: string): string => `\u2068${text}\u2069`;
