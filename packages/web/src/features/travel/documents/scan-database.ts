import { createDatabase } from '../../../platform/storage/database.ts';
import { isSameLock, type Lock, type Sealed } from './scan-crypto.ts';

/** A scan as it is stored. */
export interface StoredScan {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly addedAt: number;
  readonly label: Sealed;
  readonly content: Sealed;
}

// Locks have the key `owner`, and scans the key `[owner, id]`.
const request = createDatabase<'locks' | 'scans'>('manasik-document-scans', (database) => {
  database.createObjectStore('locks');
  database.createObjectStore('scans');
});
const scansOf = (owner: string): IDBKeyRange => IDBKeyRange.bound([owner], [owner, []]);

/** The lock and the scans of each person on this device, in the storage of the browser for large data. */
export const scanDatabase = {
  readLock: async (owner: string): Promise<Lock | undefined> =>
    // Only `addLock` and `giveTo` write these entries.
    (await request('locks', 'readonly', (locks) => locks.get(owner))) as Lock | undefined,
  /** False if there is a lock, which another tab may have just added. Without it the scans could not be opened. */
  addLock: async (owner: string, lock: Lock): Promise<boolean> => {
    try {
      await request('locks', 'readwrite', (locks) => locks.add(lock, owner));
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'ConstraintError') return false;
      throw error;
    }
  },
  count: (owner: string) => request('scans', 'readonly', (scans) => scans.count(scansOf(owner))),
  // Only `add` writes these entries.
  list: async (owner: string): Promise<StoredScan[]> =>
    (await request('scans', 'readonly', (scans) => scans.getAll(scansOf(owner)))) as StoredScan[],
  get: async (owner: string, id: string): Promise<StoredScan | undefined> =>
    // Only `add` writes these entries.
    (await request('scans', 'readonly', (scans) => scans.get([owner, id]))) as StoredScan | undefined,
  /** False, and nothing is stored, if `lock` is no longer the lock of the owner: nobody could open the scan. */
  add: async (owner: string, lock: Lock, scan: StoredScan): Promise<boolean> => {
    const found: unknown = await request(['locks', 'scans'], 'readwrite', (locks) => {
      const reading = locks.get(owner);
      reading.addEventListener('success', () => {
        if (!isSameLock(lock, reading.result)) return;
        locks.transaction.objectStore('scans').put(scan, [owner, scan.id]);
      });
      return reading;
    });
    // Only this file writes locks.
    return isSameLock(lock, found as Lock | undefined);
  },
  remove: (owner: string, id: string) => request('scans', 'readwrite', (scans) => scans.delete([owner, id])),
  /** Deletes the scans and the lock of one person. */
  erase: (owner: string) =>
    request(['locks', 'scans'], 'readwrite', (locks) => {
      locks.transaction.objectStore('scans').delete(scansOf(owner));
      return locks.delete(owner);
    }),
  /** Moves the lock and the scans of `from` to a person who has none. */
  giveTo: (owner: string, from: string) =>
    request(['locks', 'scans'], 'readwrite', (locks) => {
      const scans = locks.transaction.objectStore('scans');
      const reading = scans.getAll(scansOf(from));
      reading.addEventListener('success', () => {
        // Only `add` writes these entries.
        for (const scan of reading.result as StoredScan[]) scans.put(scan, [owner, scan.id]);
        scans.delete(scansOf(from));
      });
      const lock = locks.get(from);
      lock.addEventListener('success', () => {
        if (lock.result === undefined) return;
        // A second lock of the owner fails, and with it the whole move.
        locks.add(lock.result, owner);
        locks.delete(from);
      });
      return lock;
    }),
};
