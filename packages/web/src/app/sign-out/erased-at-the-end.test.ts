import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../../platform/session/session.ts';
import { amina, bilal, closeDevice, Device } from '../../testing/stand-in-device.ts';
import { createStorage } from '../../testing/stand-in-storage.ts';

const nobody = 'device';
const day = '2027-05-10';

let device: Device;
let storage: Record<string, string>;
beforeEach(() => {
  device = new Device();
  storage = createStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(closeDevice);

const makkah = { name: 'Secret', country: 'SA', latitude: 21.4, longitude: 39.8, timezone: 'Asia/Riyadh' };

type Store = (owner: string, isSent: boolean) => Promise<unknown>;

/** Stores something of a person in each store that also serves the user without an account. */
const stores: Readonly<Record<string, Store>> = {
  'a training plan': async (owner, isSent) => {
    const store = await import('../../features/health/training/training-store.ts');
    const { emptyTraining, withSettings } = await import('../../features/health/training/training-record.ts');
    const screening = { concerns: ['heart'], clinician: 'not-needed' } as const;
    const fields = {
      startsOn: day,
      departsOn: day,
      dailyMetres: 1,
      restWeekdays: [],
      age: 62,
      missedWeeks: [],
    };
    const changed = withSettings(emptyTraining, { screening, fields });
    store.changeRecord(owner, () => (isSent ? { ...changed, edits: emptyTraining.edits } : changed));
  },
  'a part of the trip': async (owner, isSent) => {
    const store = await import('../../features/travel/items/travel-store.ts');
    const item = { kind: 'check', category: 'documents', item: null, title: 'Visa', isDone: true } as const;
    store.changeRecord(owner, () => [{ id: 'a', item, changedAt: 1, sent: isSent }]);
  },
  'progress in the guide': async (owner, isSent) => {
    const { progressStore } = await import('../../features/guide/progress/progress-store.ts');
    const mark = { item: 'rite:sai', done: true, changedAt: 1, sent: isSent };
    progressStore.changeRecord(owner, () => ({ marks: { 'rite:sai': mark }, choices: null }));
  },
  dhikr: async (owner, isSent) => {
    const { changeRecord, openRecord } = await import('../../features/worship/dhikr/record-store.ts');
    openRecord(owner, true, day);
    const phrase = {
      id: 'own',
      text: 'Alhamdulillah',
      target: 33,
      removed: false,
      changedAt: 1,
      sent: isSent,
    };
    changeRecord(owner, (record) => ({ ...record, phrases: [phrase] }));
  },
};

const be = async (id: string | null) => {
  const { setUser } = await import('../../platform/session/session.ts');
  // The stores read only the id.
  setUser(id === null ? null : ({ id } as User));
};
const texts = (): string => JSON.stringify(storage);

/** Another page, which loads none of the stores, finds that the session has ended. */
async function endSession(): Promise<void> {
  vi.resetModules();
  device.refuse(401);
  const { loadUser } = await import('../../platform/session/session.ts');
  await loadUser();
  expect(storage['manasik-signed-in']).toBeUndefined();
}

describe.each(Object.entries(stores))('%s', (_name, store) => {
  it('is erased by any page when the session ends, because the account has it', async () => {
    await be(amina);
    await store(amina, true);
    expect(texts()).toContain(`\\"${amina}\\":`);
    await endSession();
    expect(texts()).not.toContain(amina);
  });

  it('is erased by any page when another person signs in', async () => {
    await be(amina);
    await store(amina, true);
    vi.resetModules();
    await be(bilal);
    expect(texts()).not.toContain(amina);
  });

  it('stays for its owner when it was not sent', async () => {
    await be(amina);
    await store(amina, false);
    await endSession();
    expect(texts()).toContain(amina);
  });

  it('stays when it was entered without an account', async () => {
    await store(nobody, false);
    const before = texts();
    vi.resetModules();
    await be(amina);
    await endSession();
    expect(Object.entries(JSON.parse(before))).toEqual(
      expect.arrayContaining(Object.entries(storage).filter(([name]) => name in JSON.parse(before))),
    );
    expect(texts()).toContain(nobody);
  });

  it('is separated from what may stay once its page is opened, if an earlier version stored all of it', async () => {
    await be(amina);
    await store(amina, true);
    for (const name of Object.keys(storage)) {
      const isUser = name === 'manasik-account-user';
      if (!name.startsWith('manasik-account-') || isUser) continue;
      storage[name.replace('account-', '')] = storage[name] ?? '';
      delete storage[name];
    }
    expect(texts()).toContain(`\\"${amina}\\":`);
    vi.resetModules();
    await store(amina, true);
    await endSession();
    expect(texts()).not.toContain(amina);
  });
});

const keepPlace = async (owner: 'account' | 'device') => {
  const { keptPlace } = await import('../../features/worship/times/place-store.ts');
  keptPlace.set({ place: makkah, owner });
};

describe('a place', () => {
  it.each(['account', 'device'] as const)(
    'goes with the session only if it is of the account: %s',
    async (owner) => {
      await be(amina);
      await keepPlace(owner);
      expect(texts()).toContain('Secret');
      await endSession();
      expect(texts().includes('Secret')).toBe(owner === 'device');
    },
  );
});

it('what another tab stored after the session ended is erased by the next page', async () => {
  await be(amina);
  const store = stores['a training plan'];
  await store?.(amina, true);
  await be(null);
  await store?.(amina, true);
  expect(texts()).toContain(amina);
  vi.resetModules();
  const { loadUser } = await import('../../platform/session/session.ts');
  await loadUser();
  expect(texts()).not.toContain(amina);
});
