/** Photos of promises by the id of the promise, on this device only. They never leave it. */
export const photoStore = {
  get: async (id: string): Promise<Blob | null> => {
    const found: unknown = await request('readonly', (photos) => photos.get(id));
    return found instanceof Blob ? found : null;
  },
  put: (id: string, photo: Blob) => request('readwrite', (photos) => photos.put(photo, id)),
  remove: (id: string) => request('readwrite', (photos) => photos.delete(id)),
};

async function request<Result>(
  mode: IDBTransactionMode,
  work: (photos: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    const transaction = database.transaction('photos', mode);
    const asked = work(transaction.objectStore('photos'));
    return await new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(asked.result));
      const fail = () => reject(transaction.error ?? asked.error ?? new Error('The photo was not stored'));
      transaction.addEventListener('abort', fail);
      transaction.addEventListener('error', fail);
    });
  } finally {
    // An open connection would block a later version in another tab.
    database.close();
  }
}

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('manasik-promise-photos', 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('photos'));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () =>
      reject(opening.error ?? new Error('The photos could not be opened')),
    );
  });

/** The longer side in pixels: a page of a contract is still readable. */
const longestSide = 1800;

/** A smaller copy of a photo. Photos of phones have up to 12 MB, and a device has little room. */
export async function smallerPhoto(file: Blob): Promise<Blob> {
  const image = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.82));
  if (!small) throw new Error('The photo could not be drawn');
  return small;
}

/** The photo as an address that the page may show; its security policy refuses those of objects. */
export const addressOf = (photo: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The photo could not be read')));
    reader.readAsDataURL(photo);
  });
