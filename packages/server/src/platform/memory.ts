import { LRUCache } from 'lru-cache';
import type { Bus } from './bus/bus.ts';

/** Rows of the database kept in memory by key, forgotten on every node when they change. */
export interface Memory<T> {
  get(key: string): Promise<T> | T;
  /** To be called, and waited for, after every change, before it is acknowledged. */
  forget(key: string): Promise<void>;
  /** The same on this process alone, for changes that every process learns of in another way. */
  forgetHere(key: string): void;
}

const MOST_ENTRIES = 50_000;

export function createMemory<T extends object | string | number>(
  bus: Bus,
  topic: string,
  load: (key: string) => Promise<T>,
): Memory<T> {
  const entries = new LRUCache<string, T>({ max: MOST_ENTRIES });
  // Counts what was forgotten: a row read before a change must not be remembered after it.
  let changes = 0;
  const forgetHere = (key: string): void => {
    changes += 1;
    entries.delete(key);
  };
  bus.subscribe(topic, forgetHere);
  bus.onGap(() => {
    changes += 1;
    entries.clear();
  });
  const loadAndRemember = async (key: string): Promise<T> => {
    const before = changes;
    const value = await load(key);
    if (before === changes && bus.isWhole()) entries.set(key, value, { ttl: bus.staleAfterMs });
    return value;
  };
  return {
    forgetHere,
    get: (key) => entries.get(key) ?? loadAndRemember(key),
    forget: (key) => {
      forgetHere(key);
      return bus.publish(topic, key);
    },
  };
}
