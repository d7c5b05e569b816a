/** Runs one request in a store and waits until its change is stored. */
export type DatabaseRequest<Store extends string> = <Result>(
  store: Store,
  mode: IDBTransactionMode,
  work: (objects: IDBObjectStore) => IDBRequest<Result>,
) => Promise<Result>;

/**
 * A database in the storage of the browser for large data, opened when it is first used. Requests reject with
 * `QuotaExceededError` when there is no room, and with `ConstraintError` when an added key exists.
 * @param create creates the stores of version 1
 */
export function createDatabase<Store extends string>(
  name: string,
  create: (database: IDBDatabase) => void,
): DatabaseRequest<Store> {
  let opened: Promise<IDBDatabase> | undefined;

  function open(): Promise<IDBDatabase> {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name, 1);
      opening.addEventListener('upgradeneeded', () => create(opening.result));
      opening.addEventListener('success', () => {
        const database = opening.result;
        // Another page has a newer version. It waits until this connection is closed.
        database.addEventListener('versionchange', () => {
          database.close();
          opened = undefined;
        });
        resolve(database);
      });
      opening.addEventListener('error', () =>
        reject(opening.error ?? new Error('The database did not open')),
      );
    }).catch((error: unknown) => {
      // Later it may open.
      opened = undefined;
      throw error;
    });
    return opened;
  }

  return async (store, mode, work) => {
    const transaction = (await open()).transaction(store, mode);
    const asked = work(transaction.objectStore(store));
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(asked.result));
      const fail = () => reject(transaction.error ?? asked.error ?? new Error('The change was not stored'));
      transaction.addEventListener('abort', fail);
      transaction.addEventListener('error', fail);
    });
  };
}
