import type { AssistantReply } from '@manasik/contract/assistant';
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

const pages: Readonly<Record<string, () => Promise<unknown>>> = {
  'a training plan': () => import('../../features/health/training/training-store.ts'),
  'a part of the trip': () => import('../../features/travel/items/travel-store.ts'),
  'progress in the guide': () => import('../../features/guide/progress/progress-store.ts'),
  dhikr: () => import('../../features/worship/dhikr/record-store.ts'),
};

const signInAs = async (id: string | null) => {
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

describe.each(Object.entries(stores))('%s', (kind, store) => {
  const open = pages[kind];

  it('is erased by any page when the session ends, because the account has it', async () => {
    await signInAs(amina);
    await store(amina, true);
    expect(texts()).toContain(`\\"${amina}\\":`);
    await endSession();
    expect(texts()).not.toContain(amina);
  });

  it('is erased by any page when another person signs in', async () => {
    await signInAs(amina);
    await store(amina, true);
    vi.resetModules();
    await signInAs(bilal);
    expect(texts()).not.toContain(amina);
  });

  it('stays for its owner when it was not sent', async () => {
    await signInAs(amina);
    await store(amina, false);
    await endSession();
    expect(texts()).toContain(amina);
  });

  it('stays when it was entered without an account', async () => {
    await store(nobody, false);
    const before = texts();
    vi.resetModules();
    await signInAs(amina);
    await endSession();
    expect(storage).toMatchObject(JSON.parse(before));
  });

  it('is separated from what may stay once its page is opened, if an earlier version stored all of it', async () => {
    await signInAs(amina);
    await store(amina, true);
    for (const name of Object.keys(storage)) {
      const isUser = name === 'manasik-account-user';
      if (!name.startsWith('manasik-account-') || isUser) continue;
      storage[name.replace('account-whole-', '')] = storage[name] ?? '';
      delete storage[name];
    }
    expect(texts()).toContain(`\\"${amina}\\":`);
    vi.resetModules();
    await open?.();
    expect(open).toBeDefined();
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
      await signInAs(amina);
      await keepPlace(owner);
      expect(texts()).toContain('Secret');
      await endSession();
      expect(texts().includes('Secret')).toBe(owner === 'device');
    },
  );
});

it('what another tab stored after the session ended is erased by the next page', async () => {
  await signInAs(amina);
  const store = stores['a training plan'];
  await store?.(amina, true);
  await signInAs(null);
  await store?.(amina, true);
  expect(texts()).toContain(amina);
  vi.resetModules();
  const { loadUser } = await import('../../platform/session/session.ts');
  await loadUser();
  expect(texts()).not.toContain(amina);
});

it('the conversations of a visitor stay when another page is opened', async () => {
  const { keepTurn, keptConversation } = await import(
    '../../features/assistant/conversations/kept-conversations.ts'
  );
  const reply = { message: 'x' } as AssistantReply;
  keepTurn('a', null, {
    id: 't',
    question: 'q',
    agentType: 'guide',
    askedAt: 1,
    answeredBy: 'device',
    reply,
  });
  vi.resetModules();
  device.refuse(401);
  const { loadUser } = await import('../../platform/session/session.ts');
  await loadUser();
  expect(keptConversation('a')?.turns).toHaveLength(1);
});

const isText = (value: unknown): value is string => typeof value === 'string';

it('a full device keeps what it has stored of a record', async () => {
  const { keepWithAccount } = await import('../../platform/session/kept-with-account.ts');
  const kept = keepWithAccount('text', isText, (text) => (text.startsWith('own') ? text : null));
  kept.set('of the account');
  const stored = texts();
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  kept.set('own and long');
  expect(kept.get()).toBe('own and long');
  expect(kept.isStored()).toBe(false);
  expect(texts()).toBe(stored);
});
