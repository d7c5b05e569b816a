/** Runs the work of each key one at a time. Waiting work holds no resources, not even a connection. */
export type TakeTurns = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** Turns within this process. They keep a crowd off the database's connections; database locks ensure exclusivity. */
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
