/** How far the server's clock is ahead of this device's, milliseconds; 0 while nothing shows that they differ. */
let aheadMs = 0;

// The header has whole seconds, and a reply is under way for a while: less than this proves nothing.
const provableMs = 3000;
// Slower replies say too little about when they were written.
const slowMs = 10_000;

/**
 * Learns from the `Date` of a reply. Clocks of phones are wrong by minutes more often than one would think, and a
 * position that is said to be old is worth nothing to those who look for somebody.
 */
export function learnServerTime(date: string | null, askedAt: number, answeredAt: number): void {
  const said = Date.parse(date ?? '');
  if (Number.isNaN(said) || answeredAt - askedAt > slowMs || answeredAt < askedAt) return;
  // In the middle of its second, written in the middle between question and answer.
  const difference = said + 500 - (askedAt + answeredAt) / 2;
  aheadMs = Math.abs(difference) < provableMs ? 0 : Math.round(difference);
}

/** Now by the server's clock, as well as it is known; milliseconds since 1970. */
export const serverNow = (): number => Date.now() + aheadMs;

/** What the server's clock showed when this device's showed `at`. */
export const toServerTime = (at: number): number => at + aheadMs;
