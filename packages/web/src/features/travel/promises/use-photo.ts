import { useEffect, useState } from 'react';
import { createListeners } from '../../../platform/storage/shared.ts';
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
  changes.notify();
}

export async function removePhoto(id: string): Promise<void> {
  await photoStore.remove(id);
  changes.notify();
}
