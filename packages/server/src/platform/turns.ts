/** Runs work of one key one after the other. Whoever waits for a turn holds nothing, no connection either. */
export type TakeTurns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Turns of this process. They keep a crowd off the database's connections; that only one is at work, locks ensure. */
export function createTurns(): TakeTurns {
  const last = new Map<string, Promise<void>>();
  return async (key, work) => {
    const before = last.get(key);
    const { promise: mine, resolve: done } = Promise.withResolvers<void>();
    last.set(key, mine);
    try {
      await before;
      return await work();
    } finally {
      if (last.get(key) === mine) last.delete(key);
      done();
    }
  };
}
