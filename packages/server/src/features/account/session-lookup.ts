import { createFairQueue, type Source, tooBusy } from '../../platform/fair-queue.ts';

// A look-up takes about a millisecond. So few at once leave the database's connections to everybody else's statements.
const limits = { atOnce: 4, ofAddress: 300, ofNetwork: 400, inAll: 1000, retryAfterSeconds: 1 };
// A phone that comes back sends what it has kept, all at once.
const MOST_SHARING = 64;

interface LookUp<T> {
  readonly found: Promise<T>;
  sharing: number;
}

/** Looks things up in the database by key: the same key once at a time, a few keys at once, and only so many waiting. */
export interface LookUps<T> {
  /** @throws AppError `server.busy` when too many wait; what `load` throws. */
  find(source: Source, key: string): Promise<T>;
  /** To be called when something changes: what is being read may be old, so nobody who asks from now on shares it. */
  shareNoMore(): void;
}

export function createLookUps<T>(load: (key: string) => Promise<T>): LookUps<T> {
  const queue = createFairQueue(limits);
  const underWay = new Map<string, LookUp<T>>();

  return {
    find: async (source, key) => {
      const known = underWay.get(key);
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
