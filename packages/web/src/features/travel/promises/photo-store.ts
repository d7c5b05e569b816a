import { accountPrefix } from '../../../platform/session/session.ts';
import { createDatabase } from '../../../platform/storage/database.ts';

// By its name it is deleted when the session ends: the photos are not encrypted.
const request = createDatabase<'photos'>(`${accountPrefix}promise-photos`, (database) => {
  database.createObjectStore('photos');
});

/** Photos of promises by the id of the promise, on this device only. They never leave it. */
export const photoStore = {
  get: async (id: string): Promise<Blob | null> => {
    const found: unknown = await request('photos', 'readonly', (photos) => photos.get(id));
    return found instanceof Blob ? found : null;
  },
  put: (id: string, photo: Blob) => request('photos', 'readwrite', (photos) => photos.put(photo, id)),
  remove: (id: string) => request('photos', 'readwrite', (photos) => photos.delete(id)),
  ids: async (): Promise<string[]> =>
    (await request('photos', 'readonly', (photos) => photos.getAllKeys())).map(String),
};

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

/** Whether the browser can read a file as a picture. */
export const isPicture = (file: Blob): Promise<boolean> =>
  createImageBitmap(file).then(
    (image) => {
      image.close();
      return true;
    },
    () => false,
  );

/** The photo as an address that the page may show; its security policy refuses those of objects. */
export const addressOf = (photo: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The photo could not be read')));
    reader.readAsDataURL(photo);
  });
