/** The id of a heading that has text below it, by its number in the document. */
export const headingId = (index: number): string => `heading-${index}`;

/** The id of the text below it. */
export const belowId = (index: number): string => `below-${index}`;
