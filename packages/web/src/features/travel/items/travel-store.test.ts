import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nobody } from '../../../platform/outbox/personal-records.ts';
import type { User } from '../../../platform/session/session.ts';
import { amina, closeDevice, Device } from '../../../testing/stand-in-device.ts';
import { createStorage } from '../../../testing/stand-in-storage.ts';
import { booking } from './stand-in-account.ts';

const damaged = { id: 'x', item: { kind: 'booking', title: 'rocket' }, changedAt: 1, sent: false };
const fine = { id: 'a', item: booking('hotel'), changedAt: 1, sent: false };

let storage: Record<string, string>;
beforeEach(() => {
  void new Device();
  storage = createStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(closeDevice);

/** Opens the pages of the trip as a person whose device has this stored. */
async function openPages(userId: string | null, stored: string) {
  storage['manasik-travel'] = stored;
  const { setUser } = await import('../../../platform/session/session.ts');
  const be = (id: string | null) => setUser(id === null ? null : ({ id } as User));
  be(userId);
  const store = await import('./travel-store.ts');
  const titles = () =>
    store.currentItems().map(({ item }) => (item.kind === 'booking' ? item.title : item.kind));
  titles();
  await Promise.resolve();
  return { ...store, be, titles };
}
const texts = (): string => JSON.stringify(storage);

it.each([
  ['a person with an account', amina, amina],
  ['a visitor', null, nobody],
])('removes what cannot be read of %s, and nothing else', async (_who, userId, owner) => {
  const pages = await openPages(userId, JSON.stringify({ [owner]: [fine, damaged] }));
  expect(texts()).toContain('travel-unreadable');
  pages.removeUnreadable(owner);
  expect(texts()).not.toContain('rocket');
  expect(pages.titles()).toEqual(['hotel']);
});

it('removes a text that is no JSON', async () => {
  const pages = await openPages(null, '{"rocket');
  expect(texts()).toContain('rocket');
  pages.removeUnreadable(nobody);
  expect(texts()).not.toContain('rocket');
});

it.each(['{"rocket', JSON.stringify({ [amina]: [fine, damaged] })])(
  'leaves nothing on the device that cannot be read when its owner signs out: %s',
  async (stored) => {
    const pages = await openPages(amina, stored);
    expect(texts()).toContain('rocket');
    pages.be(null);
    expect(texts()).not.toContain('travel-unreadable');
    // The next person opens the pages.
    vi.resetModules();
    const next = await openPages(null, storage['manasik-travel'] ?? '{}');
    expect(next.titles()).toEqual([]);
    expect(texts()).not.toContain('rocket');
  },
);

it('keeps what cannot be read of a visitor when a person signs in and out', async () => {
  const pages = await openPages(null, JSON.stringify({ [nobody]: [damaged] }));
  pages.be(amina);
  pages.be(null);
  expect(texts()).toContain('rocket');
});
