const NAME = 'crossbones';
const VERSION = 3;

/** What this device keeps: its matches, the sheets of its score pad, and reviews of matches. */
export type StoreName = 'match' | 'sheet' | 'review';

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const { result: db } = request;
      for (const store of ['match', 'sheet', 'review'] satisfies StoreName[])
        if (!db.objectStoreNames.contains(store)) db.createObjectStore(store, { keyPath: 'id' });
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const db = request.result;
      // A newer page in another tab may want to change the database: this page closes it, and opens it again when
      // needed.
      db.onversionchange = () => {
        db.close();
        opened = null;
      };
      db.onclose = () => {
        opened = null;
      };
      resolve(db);
    };
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

/** Runs one transaction to its end; the result is read once the transaction is complete. */
export async function ask<T>(
  store: StoreName,
  mode: IDBTransactionMode,
  what: (store: IDBObjectStore) => () => T,
): Promise<T> {
  const begun = async (): Promise<IDBTransaction> =>
    // Strict: what is acknowledged must survive the loss of power, too.
    (await database()).transaction(store, mode, { durability: 'strict' });
  const transaction = await begun().catch(() => {
    opened = null;
    return begun();
  });
  return new Promise((resolve, reject) => {
    const result = what(transaction.objectStore(store));
    transaction.oncomplete = () => resolve(result());
    transaction.onabort = () => reject(transaction.error);
  });
}
