/** The words that the health score needs. */
export const scoreNamespaces = ['training'] as const;
