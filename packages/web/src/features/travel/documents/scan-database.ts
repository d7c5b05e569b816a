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

let opened: Promise<IDBDatabase> | undefined;

/** The lock and the scans of this device, in the storage of the browser for large data. */
export const scanDatabase = {
  readLock: async (): Promise<Lock | undefined> =>
    // Only `writeLock` writes this entry.
    (await request('lock', 'readonly', (store) => store.get(lockKey))) as Lock | undefined,
  writeLock: (lock: Lock) => request('lock', 'readwrite', (store) => store.put(lock, lockKey)),
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

/** Waits until the change is stored. Rejects with `QuotaExceededError` when there is no room. */
async function request<Result>(
  store: 'lock' | 'scans',
  mode: IDBTransactionMode,
  work: (objects: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await open()).transaction(store, mode);
  const asked = work(transaction.objectStore(store));
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(asked.result));
    const fail = () => reject(transaction.error ?? asked.error ?? new Error('The change was not stored'));
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });
}

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('manasik-scans', 1);
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('lock');
      opening.result.createObjectStore('scans', { keyPath: 'id' });
    });
    opening.addEventListener('success', () => {
      const database = opening.result;
      // Another page has a newer version. It waits until this connection is closed.
      database.addEventListener('versionchange', () => {
        database.close();
        opened = undefined;
      });
      resolve(database);
    });
    opening.addEventListener('error', () => reject(opening.error ?? new Error('The database did not open')));
  }).catch((error: unknown) => {
    // Later it may open.
    opened = undefined;
    throw error;
  });
  return opened;
}
