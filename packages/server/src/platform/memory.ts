import { LRUCache } from 'lru-cache';
import type { Heard } from './bus/changes.ts';

/** Rows of the database kept in memory by key until they change. */
export interface Memory<T> {
  /** Of all who ask at the same time for what is not known one reads it: by `read`, where it is given. */
  get(key: string, read?: () => Promise<T>): Promise<T> | T;
  /** To be called when something of the key has changed, on every process. */
  forget(this: void, key: string): void;
}

const MOST_ENTRIES = 50_000;

export function createMemory<T extends object | string | number>(
  heard: Heard,
  load: (key: string) => Promise<T>,
): Memory<T> {
  const entries = new LRUCache<string, T>({ max: MOST_ENTRIES });
  // What is being read; taken out when it changes, so that nobody who asks from then on is given the old.
  const loading = new Map<string, Promise<T>>();
  heard.onGap(() => {
    loading.clear();
    entries.clear();
  });
  const loadAndRemember = async (key: string, read: () => Promise<T>): Promise<T> => {
    const reading = read();
    loading.set(key, reading);
    const isUnchanged = () => loading.get(key) === reading;
    try {
      const value = await reading;
      if (isUnchanged() && heard.isWhole()) entries.set(key, value);
      return value;
    } finally {
      if (isUnchanged()) loading.delete(key);
    }
  };
  // While changes are not heard, what another reads may be older than a change that was answered already.
  const sharedRead = (key: string) => (heard.isWhole() ? loading.get(key) : undefined);
  return {
    get: (key, read = () => load(key)) => entries.get(key) ?? sharedRead(key) ?? loadAndRemember(key, read),
    forget: (key) => {
      loading.delete(key);
      entries.delete(key);
    },
  };
}
