/** Writes the first of many equal log lines, and counts the others until the next line reports their number. */
export interface BurstLog {
  /** @param write gets the number of equal lines omitted before this one */
  line(key: string, write: (leftOut: number) => void): void;
}

const BURST_MS = 10_000;

/** A flood of refusals must not fill the disk, so each kind gets one line every ten seconds. */
export function createBurstLog(now: () => number = Date.now): BurstLog {
  const bursts = new Map<string, { since: number; leftOut: number }>();
  return {
    line: (key, write) => {
      const burst = bursts.get(key);
      if (burst && now() - burst.since < BURST_MS) {
        burst.leftOut += 1;
        return;
      }
      bursts.set(key, { since: now(), leftOut: 0 });
      write(burst?.leftOut ?? 0);
    },
  };
}
