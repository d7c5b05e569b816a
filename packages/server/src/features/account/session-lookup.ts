import { createFairQueue, type Source, tooBusy } from '../../platform/fair-queue.ts';

// A look-up takes about a millisecond. Running so few at once leaves database connections to all other statements.
const limits = { atOnce: 4, ofAddress: 300, ofNetwork: 400, inAll: 1000, retryAfterSeconds: 1 };
// A phone that comes back online sends everything at once.
const MOST_SHARING = 64;

interface LookUp<T> {
  readonly found: Promise<T>;
  sharing: number;
}

/** Reads from the database by key: each key once at a time, a few keys at once, and a limited number waiting. */
export interface LookUps<T> {
  /** @throws AppError `server.busy` when too many wait, and what `load` throws */
  find(source: Source, key: string): Promise<T>;
  /** Call on every change. A read in progress may be outdated, so later requests do not share it. */
  shareNoMore(): void;
}

/** @param mayShare false while changes are not heard: what is being read may then be older than a sign-out. */
export function createLookUps<T>(load: (key: string) => Promise<T>, mayShare: () => boolean): LookUps<T> {
  const queue = createFairQueue(limits);
  const underWay = new Map<string, LookUp<T>>();

  return {
    find: async (source, key) => {
      const known = mayShare() ? underWay.get(key) : undefined;
      if (known) {
        if (known.sharing >= MOST_SHARING) throw tooBusy(limits.retryAfterSeconds);
        known.sharing += 1;
        return known.found;
      }
      const lookUp = { found: queue.run(source, () => load(key)), sharing: 1 };
      underWay.set(key, lookUp);
      try {
        return await lookUp.found;
      } finally {
        if (underWay.get(key) === lookUp) underWay.delete(key);
      }
    },
    shareNoMore: () => underWay.clear(),
  };
}
