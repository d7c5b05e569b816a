/** The limits of the contract, whose module would bring its schemas with it. A test compares them. */
export const assistantLimits = { question: 2000, title: 80, reason: 500, previous: 500, done: 300 } as const;
