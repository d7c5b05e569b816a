const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/**
 * How long to leave the server alone after so many failures in a row, in milliseconds: 1 s, 2 s, 4 s … 30 s; of each at
 * least one half.
 * @param chance from 0 to 1: spreads those who were cut off together
 */
export const retryWaitMs = (failures: number, chance: number): number =>
  Math.min(longestWaitMs, firstWaitMs * 2 ** (failures - 1)) * (0.5 + chance / 2);
