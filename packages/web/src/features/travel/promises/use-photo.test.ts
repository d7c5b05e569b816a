import { expect, it, vi } from 'vitest';
import { removePhotosExcept } from './use-photo.ts';

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
