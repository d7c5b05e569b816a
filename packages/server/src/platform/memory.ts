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
  // The reads under way. A change takes its key out, because a row read before it must be neither shared nor remembered.
  const loading = new Map<string, Promise<T>>();
  const forgetHere = (key: string): void => {
    loading.delete(key);
    entries.delete(key);
  };
  bus.subscribe(topic, forgetHere);
  bus.onGap(() => {
    loading.clear();
    entries.clear();
  });
  const loadAndRemember = async (key: string): Promise<T> => {
    const reading = load(key);
    loading.set(key, reading);
    const isUnchanged = () => loading.get(key) === reading;
    try {
      const value = await reading;
      if (isUnchanged() && bus.isWhole()) entries.set(key, value, { ttl: bus.staleAfterMs });
      return value;
    } finally {
      if (isUnchanged()) loading.delete(key);
    }
  };
  // One change makes a whole group ask at once. While the bus is away nobody says what another process changed.
  const sharedRead = (key: string) => (bus.isWhole() ? loading.get(key) : undefined);
  return {
    forgetHere,
    get: (key) => entries.get(key) ?? sharedRead(key) ?? loadAndRemember(key),
    forget: (key) => {
      forgetHere(key);
      return bus.publish(topic, key);
    },
  };
}
