import type { UnsentStore } from '../../../platform/outbox/unsent.ts';
import { accountPrefix } from '../../../platform/session/session.ts';
import { keep } from '../../../platform/storage/kept.ts';
import { itemsOfOwner } from '../items/travel-store.ts';

/**
 * The ids of the promises with a photo. The database of the photos takes time to open; the sign-out asks what it would
 * erase and needs the answer at once. By its name the list is erased together with the photos.
 */
const list = keep<readonly string[]>(
  `${accountPrefix}promise-photos`,
  (value): value is readonly string[] => Array.isArray(value) && value.every((id) => typeof id === 'string'),
);

export const listPhotos = (ids: readonly string[]): void => list.set(ids.length > 0 ? ids : null);

export const listPhoto = (id: string): void => listPhotos([...new Set([...(list.get() ?? []), id])]);

export const unlistPhoto = (id: string): void => listPhotos((list.get() ?? []).filter((one) => one !== id));

/** Photos are never sent, so the end of the session erases each of them. */
export const unsent: UnsentStore = {
  kind: 'photos',
  of: (owner) => {
    const ids = list.get() ?? [];
    const names = itemsOfOwner(owner).flatMap(({ id, item }) =>
      item.kind === 'promise' && ids.includes(id) ? [{ id, title: item.title }] : [],
    );
    return { erased: names.length, isKept: false, names };
  },
  send: async () => undefined,
};
