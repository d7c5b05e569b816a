/** Lets the first of many equal log lines through, and counts the others until it says how many they were. */
export interface BurstLog {
  /** @param write is given how many equal lines were left out before this one */
  line(key: string, write: (leftOut: number) => void): void;
}

const BURST_MS = 10_000;

/** A flood of refusals must not fill the disk: one line of a kind each ten seconds. */
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
