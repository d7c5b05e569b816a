import { expect, it, vi } from 'vitest';
import { setUser, type User } from '../../../platform/session/session.ts';
import { amina } from '../../../testing/stand-in-device.ts';
import { changeItem } from '../items/travel-store.ts';
import { unsent } from './photo-list.ts';
import { removePhoto, removePhotosExcept, removeUnusedPhotos, savePhoto } from './use-photo.ts';

const photos = vi.hoisted(() => new Set<string>());
vi.mock('./photo-store.ts', () => ({
  photoStore: {
    ids: async () => [...photos],
    remove: async (id: string) => photos.delete(id),
    put: async (id: string) => photos.add(id),
  },
  smallerPhoto: async (photo: Blob) => photo,
}));

const promise = {
  kind: 'promise',
  title: 'A room for three',
  promisedBy: null,
  promisedOn: '2027-01-10',
  outcome: 'open',
  note: null,
} as const;

it('removes the photos whose promise was deleted on another device, and keeps the others', async () => {
  photos.add('hotel').add('tent');
  await removePhotosExcept(['tent', 'bus']);
  expect([...photos]).toEqual(['tent']);
  await removePhotosExcept([]);
  expect([...photos]).toEqual([]);
});

it('keeps the photos added without an account when the person signs in, before their promises have moved', async () => {
  setUser(null);
  changeItem('hotel', promise);
  setUser({ id: amina } as User);
  photos.add('hotel').add('tent');
  await removeUnusedPhotos();
  expect([...photos]).toEqual(['hotel']);
});

it('counts the photos that signing out erases, by the title of their promise', async () => {
  setUser({ id: amina } as User);
  changeItem('bus', { ...promise, title: 'A bus with air conditioning' });
  await savePhoto('bus', new Blob());
  const names = [{ id: 'bus', title: 'A bus with air conditioning' }];
  expect(unsent.of(amina)).toEqual({ erased: 1, isKept: false, names });
  expect(unsent.of('somebody else').erased).toBe(0);
  await removePhoto('bus');
  expect(unsent.of(amina).erased).toBe(0);
  // An earlier version of the app saved it, and listed nothing.
  photos.add('bus');
  await removePhotosExcept(['bus']);
  expect(unsent.of(amina).erased).toBe(1);
});
