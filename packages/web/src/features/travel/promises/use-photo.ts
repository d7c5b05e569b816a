import { useEffect, useState } from 'react';
import { useUser } from '../../../platform/session/session.ts';
import { createListeners } from '../../../platform/storage/shared.ts';
import { currentItems, visitorItems } from '../items/travel-store.ts';
import { useTravelItems } from '../items/use-travel.ts';
import { listPhoto, listPhotos, unlistPhoto } from './photo-list.ts';
import { addressOf, photoStore, smallerPhoto } from './photo-store.ts';

const changes = createListeners();

/** The photo of a promise on this device, as an address; null without one. */
export function usePhoto(id: string | undefined): string | null {
  const [photo, setPhoto] = useState<string | null>(null);
  useEffect(() => {
    if (id === undefined) return undefined;
    let isCurrent = true;
    const load = async (): Promise<void> => {
      // Private windows can forbid the storage. Then no promise has a photo.
      const found = await photoStore.get(id).catch(() => null);
      const address = found && (await addressOf(found));
      if (isCurrent) setPhoto(address);
    };
    void load();
    const stop = changes.add(() => void load());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [id]);
  return photo;
}

export async function savePhoto(id: string, file: Blob): Promise<void> {
  await photoStore.put(id, await smallerPhoto(file));
  listPhoto(id);
  changes.notify();
}

export async function removePhoto(id: string): Promise<void> {
  await photoStore.remove(id);
  unlistPhoto(id);
  changes.notify();
}

/**
 * Removes the photos whose promise is gone. Another device may have deleted it, or its owner may have left, and then no
 * page shows the photo any more.
 */
export async function removePhotosExcept(promiseIds: readonly string[]): Promise<void> {
  const ids = await photoStore.ids();
  const orphans = ids.filter((id) => !promiseIds.includes(id));
  await Promise.all(orphans.map(photoStore.remove));
  // Also lists those of an earlier version, and those that were added without an account.
  listPhotos(ids.filter((id) => promiseIds.includes(id)));
  if (orphans.length > 0) changes.notify();
}

/**
 * Removes the photos without a promise. Just after a sign-in, the promises entered without an account may not belong to
 * the person yet.
 */
export const removeUnusedPhotos = (): Promise<void> =>
  removePhotosExcept(
    [...currentItems(), ...visitorItems()].flatMap(({ id, item }) => (item.kind === 'promise' ? [id] : [])),
  );

/** Removes photos without a promise while a page of the trip is open. */
export function usePhotoCleanup(): void {
  const { status } = useUser();
  const promises = useTravelItems('promise');
  useEffect(() => {
    // Before the server has answered, the promises may be those of another person.
    if (status === 'loading' || !promises) return;
    // Private windows can forbid the storage. Then there is no photo.
    void removeUnusedPhotos().catch(() => undefined);
  }, [status, promises]);
}
