/** The outcome of a promise. */
export const outcomes = ['open', 'kept', 'broken'] as const;
