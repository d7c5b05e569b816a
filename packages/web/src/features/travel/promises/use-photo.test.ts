import { expect, it, vi } from 'vitest';
import { setUser, type User } from '../../../platform/session/session.ts';
import { amina } from '../../../testing/stand-in-device.ts';
import { changeItem } from '../items/travel-store.ts';
import { removePhotosExcept, removeUnusedPhotos } from './use-photo.ts';

const photos = vi.hoisted(() => new Set<string>());
vi.mock('./photo-store.ts', () => ({
  photoStore: {
    ids: async () => [...photos],
    remove: async (id: string) => photos.delete(id),
  },
}));

it('removes the photos whose promise was deleted on another device, and keeps the others', async () => {
  photos.add('hotel').add('tent');
  await removePhotosExcept(['tent', 'bus']);
  expect([...photos]).toEqual(['tent']);
  await removePhotosExcept([]);
  expect([...photos]).toEqual([]);
});

it('keeps the photos added without an account when the person signs in, before their promises have moved', async () => {
  setUser(null);
  changeItem('hotel', {
    kind: 'promise',
    title: 'A room for three',
    promisedBy: null,
    promisedOn: '2027-01-10',
    outcome: 'open',
    note: null,
  });
  setUser({ id: amina } as User);
  photos.add('hotel').add('tent');
  await removeUnusedPhotos();
  expect([...photos]).toEqual(['hotel']);
});
