import type * as React from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amina, bilal, closeDevice, Device } from '../../testing/stand-in-device.ts';

const group = '00000000-0000-4000-8000-000000000009';
let device: Device;
beforeEach(() => {
  device = new Device();
  // Without a document, React would always return the first value.
  vi.doMock('react', async (original) => ({
    ...(await original<typeof React>()),
    useSyncExternalStore: (_subscribe: unknown, get: () => unknown) => get(),
  }));
});
afterEach(() => {
  vi.doUnmock('react');
  closeDevice();
});

/** Opens a page with one change that only this device has. */
async function openPage() {
  device.connect(false);
  const { signIn } = await device.openPage(amina);
  const { addGroupItem } = await import('../../features/travel/group-checklist/group-list-store.ts');
  addGroupItem(group, 'Tent');
  const { useLoss, watchSessionEnd } = await import('./lost-changes.ts');
  const { loadUser, onSessionChange } = await import('../../platform/session/session.ts');
  watchSessionEnd();
  device.refuse(401);
  return { signIn, useLoss, loadUser, onSessionChange };
}

it('a session that ends says what it erases, once it is erased', async () => {
  const { useLoss, loadUser, onSessionChange } = await openPage();
  const whileErasing: unknown[] = [];
  onSessionChange(() => whileErasing.push(useLoss()));
  await loadUser();
  expect(whileErasing).toEqual([null]);
  const kinds = [{ kind: 'groupList', count: 1, names: [{ id: expect.any(String), title: 'Tent' }] }];
  expect(useLoss()).toEqual({ erased: 1, isKept: false, kinds });
});

it('the next person who signs in does not read what the previous one lost', async () => {
  const { signIn, useLoss, loadUser } = await openPage();
  await loadUser();
  expect(useLoss()).not.toBeNull();
  signIn(bilal);
  expect(useLoss()).toBeNull();
});

it('the next person who signs in in another tab makes this one forget it', async () => {
  const { useLoss, loadUser } = await openPage();
  await loadUser();
  device.writeElsewhere('manasik-language', 'ar');
  expect(useLoss()).not.toBeNull();
  device.writeElsewhere('manasik-signed-in', bilal);
  expect(useLoss()).toBeNull();
});
