import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../../platform/session/session.ts';
import type { ErasedPart } from './unsent-stores.ts';

const amina = '00000000-0000-4000-8000-000000000001';
const group = '00000000-0000-4000-8000-000000000009';
const day = '2027-05-10';

let stored: Map<string, string>;
let asked: string[];
let isAway: boolean;
/** How the account refuses a request. */
let refusal: number | null;

beforeEach(async () => {
  vi.resetModules();
  stored = new Map();
  asked = [];
  isAway = true;
  refusal = null;
  const window = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  const page = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    documentElement: { dataset: {} },
  });
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    asked.push(`${method} ${path}`);
    if (isAway) throw new TypeError('no network');
    if (refusal !== null) return Response.json({ code: 'request.invalid', message: '' }, { status: refusal });
    return Response.json({ item: null, items: [], metrics: [], next: null });
  });
  const { setUser } = await import('../../platform/session/session.ts');
  // The stores read only these.
  setUser({ id: amina, firstName: 'Amina', lastName: 'Karim' } as User);
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('./unsent-stores.ts');
const unsent = async () => (await load()).unsentAfterSending(amina);

const lists = () => import('../../features/travel/group-checklist/group-list-store.ts');
const measurements = () => import('../../features/health/today/measurement-store.ts');
const place = { name: 'Mina', country: 'SA', latitude: 21.4, longitude: 39.9, timezone: 'Asia/Riyadh' };

/** One change in each store that the end of the session erases. */
const erased: Readonly<Record<string, () => Promise<unknown>>> = {
  'an item for a group': async () => (await lists()).addGroupItem(group, 'Tent'),
  'a message': async () =>
    (await import('../../features/groups/chat/sender.ts')).say(amina, group, { text: 'Salam', phrase: null }),
  'an answer to a call': async () => {
    const { answerSos, openAlerts } = await import('../../shared/alerts/alerts-store.ts');
    openAlerts(amina);
    answerSos('call');
  },
  'a chosen place': async () => {
    const { takePlace } = await import('../../features/worship/times/place-store.ts');
    await takePlace(place);
  },
};

/** How each of them is counted and named. Only titles and days are names: they are shown after the session. */
const kindOf: Readonly<Record<string, ErasedPart>> = {
  'an item for a group': { kind: 'groupList', count: 1, names: [{ id: expect.any(String), title: 'Tent' }] },
  'a message': { kind: 'messages', count: 1, names: [] },
  'an answer to a call': { kind: 'answers', count: 1, names: [] },
  'a chosen place': { kind: 'place', count: 1, names: [] },
};

/** One change in each store that stays on the device for the next session. */
const kept: Readonly<Record<string, () => Promise<unknown>>> = {
  'a measurement': async () =>
    (await measurements()).keepChange(amina, {
      date: day,
      source: 'manual',
      values: { steps: 1 },
      isWhole: false,
    }),
  'a prayer': async () =>
    (await import('../../features/worship/prayer-log/tick-store.ts')).keepTick(amina, day, 'fajr', true),
  'a part of the trip': async () => {
    const { changeItem } = await import('../../features/travel/items/travel-store.ts');
    const item = { kind: 'check', category: 'documents', item: null, title: 'Visa', isDone: true } as const;
    changeItem('00000000-0000-4000-8000-0000000000aa', item);
  },
  'a training plan': async () => {
    const { change } = await import('../../features/health/training/training-store.ts');
    const { withSettings } = await import('../../features/health/training/training-record.ts');
    const fields = {
      startsOn: day,
      departsOn: day,
      dailyMetres: 1,
      restWeekdays: [],
      age: null,
      missedWeeks: [],
    };
    const screening = { concerns: [], clinician: 'not-needed' } as const;
    change((record) => withSettings(record, { screening, fields }));
  },
  'progress in the guide': async () => {
    const { progressStore } = await import('../../features/guide/progress/progress-store.ts');
    const { marked } = await import('../../features/guide/progress/progress-record.ts');
    progressStore.change((record) => marked(record, 'ritual:ihram', true, 1));
  },
  dhikr: async () => {
    const { changeRecord, openRecord } = await import('../../features/worship/dhikr/record-store.ts');
    const { putPhrase } = await import('../../features/worship/dhikr/dhikr-record.ts');
    openRecord(amina, true, day);
    const phrase = { id: 'own', text: 'Alhamdulillah', target: 33, removed: false };
    changeRecord(amina, (record) => putPhrase(record, phrase, 1));
  },
};

describe('the changes that were not sent when a person signs out', () => {
  it('are none on a device that has nothing', async () => {
    const { mayHaveUnsent } = await load();
    stored.clear();
    expect(mayHaveUnsent()).toBe(false);
    expect(await unsent()).toEqual({ erased: 0, isKept: false, kinds: [] });
    expect(asked).toEqual([]);
  });

  it.each(Object.keys(erased))('include %s, which the end of the session erases', async (name) => {
    await erased[name]?.();
    expect((await load()).mayHaveUnsent()).toBe(true);
    const kinds = [kindOf[name]];
    expect(await unsent()).toEqual({ erased: 1, isKept: false, kinds });
  });

  it.each(Object.keys(kept))('include %s, which stays for the next session', async (name) => {
    await kept[name]?.();
    expect(await unsent()).toEqual({ erased: 0, isKept: true, kinds: [] });
  });

  it('include the photo of a promise, which is on this device only', async () => {
    const { changeItem } = await import('../../features/travel/items/travel-store.ts');
    const { listPhoto } = await import('../../features/travel/promises/photo-list.ts');
    const id = '00000000-0000-4000-8000-0000000000bb';
    const promise = { promisedBy: null, promisedOn: day, outcome: 'open', note: null } as const;
    changeItem(id, { kind: 'promise', title: 'A room for three', ...promise });
    listPhoto(id);
    const kinds = [{ kind: 'photos', count: 1, names: [{ id, title: 'A room for three' }] }];
    // The promise itself is sent later.
    expect(await unsent()).toEqual({ erased: 1, isKept: true, kinds });
  });

  it('are counted together, and only those of this person', async () => {
    for (const change of [...Object.values(erased), ...Object.values(kept)]) await change();
    const { kinds, ...counts } = await unsent();
    expect(counts).toEqual({ erased: Object.keys(erased).length, isKept: true });
    expect(kinds).toHaveLength(4);
    expect(kinds).toEqual(expect.arrayContaining(Object.values(kindOf)));
    const other = '00000000-0000-4000-8000-000000000002';
    expect(await (await load()).unsentAfterSending(other)).toEqual({ erased: 0, isKept: false, kinds: [] });
  });

  it('are named by kind when a session ends without a question, and are not sent then', async () => {
    for (const change of [...Object.values(erased), ...Object.values(kept)]) await change();
    const before = [...asked];
    const { kinds, ...loss } = await (await load()).lossOf(amina);
    expect(loss).toEqual({ erased: 4, isKept: true });
    expect(kinds).toHaveLength(4);
    expect(kinds).toEqual(expect.arrayContaining(Object.values(kindOf)));
    expect(asked).toEqual(before);
  });

  it('are sent first, if the server can be reached', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    (await lists()).addGroupItem(group, 'Tent');
    vi.stubGlobal('navigator', { onLine: true });
    isAway = false;
    expect(await unsent()).toEqual({ erased: 0, isKept: false, kinds: [] });
    expect(asked.some((request) => request.startsWith(`PUT /api/hajj-groups/${group}/checklist/`))).toBe(
      true,
    );
  });

  it('stay as counted before if the code of a store cannot be loaded', async () => {
    await erased['an item for a group']?.();
    const { unsentNow } = await load();
    const before = { erased: 5, isKept: true, kinds: [] };
    const kinds = [kindOf['an item for a group']];
    expect(await unsentNow(amina, before)).toEqual({ erased: 1, isKept: false, kinds });
    vi.doMock('../../features/groups/chat/sender.ts', () => {
      throw new Error('no network');
    });
    stored.set('manasik-account-chat-waiting', '{}');
    try {
      expect(await unsentNow(amina, before)).toEqual(before);
    } finally {
      vi.doUnmock('../../features/groups/chat/sender.ts');
    }
  });

  it('include an entry about health that the account refuses', async () => {
    await kept['a measurement']?.();
    isAway = false;
    refusal = 400;
    const kinds = [{ kind: 'health', count: 1, names: [{ id: day, date: day }] }];
    expect(await unsent()).toEqual({ erased: 1, isKept: false, kinds });
  });
});
