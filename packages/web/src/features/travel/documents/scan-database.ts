import { createDatabase } from '../../../platform/storage/database.ts';
import type { Lock, Sealed } from './scan-crypto.ts';

/** A scan as it is stored. */
export interface StoredScan {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
  readonly label: Sealed;
  readonly content: Sealed;
}

const lockKey = 'lock';

const request = createDatabase<'lock' | 'scans'>('manasik-scans', (database) => {
  database.createObjectStore('lock');
  database.createObjectStore('scans', { keyPath: 'id' });
});

/** The lock and the scans of this device, in the storage of the browser for large data. */
export const scanDatabase = {
  readLock: async (): Promise<Lock | undefined> =>
    // Only `addLock` writes this entry.
    (await request('lock', 'readonly', (store) => store.get(lockKey))) as Lock | undefined,
  /** False if there is a lock, which another tab may have just added. Without it the scans could not be opened. */
  addLock: async (lock: Lock): Promise<boolean> => {
    try {
      await request('lock', 'readwrite', (store) => store.add(lock, lockKey));
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') return false;
      throw error;
    }
  },
  count: () => request('scans', 'readonly', (store) => store.count()),
  // Only `put` writes these entries.
  list: async (): Promise<StoredScan[]> =>
    (await request('scans', 'readonly', (store) => store.getAll())) as StoredScan[],
  get: async (id: string): Promise<StoredScan | undefined> =>
    // Only `put` writes these entries.
    (await request('scans', 'readonly', (store) => store.get(id))) as StoredScan | undefined,
  put: (scan: StoredScan) => request('scans', 'readwrite', (store) => store.put(scan)),
  remove: (id: string) => request('scans', 'readwrite', (store) => store.delete(id)),
  erase: async (): Promise<void> => {
    // The scans first: without the lock they could be neither opened nor replaced.
    await request('scans', 'readwrite', (store) => store.clear());
    await request('lock', 'readwrite', (store) => store.clear());
  },
};
