/**
 * Runs a request and waits until its changes are stored. `work` may make more requests in the same transaction: in the
 * store that it gets, and in the others of `stores` through `objects.transaction`.
 */
export type DatabaseRequest<Store extends string> = <Result>(
  stores: Store | readonly [Store, ...Store[]],
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

  return async (stores, mode, work) => {
    const names = typeof stores === 'string' ? ([stores] as const) : stores;
    const transaction = (await open()).transaction(names, mode);
    const asked = work(transaction.objectStore(names[0]));
    return new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(asked.result));
      const fail = () => reject(transaction.error ?? asked.error ?? new Error('The change was not stored'));
      transaction.addEventListener('abort', fail);
      transaction.addEventListener('error', fail);
    });
  };
}
