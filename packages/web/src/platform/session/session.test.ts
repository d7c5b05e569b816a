import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const amina = {
  id: '00000000-0000-4000-8000-000000000001',
  firstName: 'Amina',
  lastName: 'Karim',
  email: 'amina@example.org',
  hajjDate: null,
  currentLocation: null,
};

const bilal = { ...amina, id: '00000000-0000-4000-8000-000000000002', firstName: 'Bilal' };

let answers: (number | 'user' | 'bilal')[];
let asked = 0;
let hasCookie = false;
const stored = new Map<string, string>();
const page = new EventTarget();
let databases: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  asked = 0;
  stored.clear();
  stored.set('manasik-signed-in', amina.id);
  stored.set('manasik-account-user', JSON.stringify(amina));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
    removeItem: (name: string) => stored.delete(name),
  });
  databases = ['manasik-document-scans', 'manasik-account-promise-photos'];
  vi.stubGlobal('indexedDB', {
    databases: async () => databases.map((name) => ({ name, version: 1 })),
    deleteDatabase: (name: string) => {
      databases = databases.filter((one) => one !== name);
    },
  });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('fetch', async (path: string) => {
    asked += 1;
    if (path === '/api/auth/session') return Response.json({ isSignedIn: hasCookie });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (answer === 'user') return Response.json(amina);
    if (answer === 'bilal') return Response.json(bilal);
    if (answer === 0) throw new TypeError('Failed to fetch');
    return Response.json({ code: 'server.busy' }, { status: answer ?? 500 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the signed-in account', () => {
  it.each([429, 500, 503])(
    'is the last known one when the server answers %i, and is requested again',
    async (status) => {
      answers = [status, status, 'user'];
      const { currentUser, loadUser } = await import('./session.ts');
      await loadUser();
      expect(currentUser()).toEqual(amina);
      await vi.advanceTimersByTimeAsync(60_000);
      expect([asked, currentUser()]).toEqual([3, amina]);
      await vi.advanceTimersByTimeAsync(600_000);
      expect(asked).toBe(3);
    },
  );

  it('is none after a 401, without another request', async () => {
    answers = [401];
    const { currentUser, loadUser, mayBeSignedIn } = await import('./session.ts');
    await loadUser();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([asked, currentUser(), mayBeSignedIn()]).toEqual([1, null, false]);
  });

  it('is found where the device has lost every sign of it, but not the cookie', async () => {
    stored.clear();
    hasCookie = true;
    answers = ['user'];
    const { currentUser, expectedUserId, loadUser } = await import('./session.ts');
    await loadUser();
    expect([currentUser(), expectedUserId()]).toEqual([amina, amina.id]);
  });

  it('is asked about once for a visitor, and again on the next page if the server did not answer', async () => {
    stored.clear();
    hasCookie = false;
    const { currentUser, loadUser } = await import('./session.ts');
    await loadUser();
    await loadUser();
    expect([asked, currentUser()]).toEqual([1, null]);
    stored.clear();
    vi.stubGlobal('fetch', async () => {
      asked += 1;
      throw new TypeError('Failed to fetch');
    });
    await loadUser();
    await loadUser();
    expect(asked).toBe(3);
  });

  it('has its data until the task before the end is done, and loses it even if the task fails', async () => {
    answers = [401];
    const { loadUser } = await import('./session.ts');
    const { beforeErasing } = await import('./session-end.ts');
    const seen: unknown[] = [];
    const publish = vi.fn<() => void>();
    beforeErasing(async (owner) => {
      seen.push([owner, stored.has('manasik-signed-in')]);
      throw new Error('no code');
    }, publish);
    await loadUser();
    expect(publish).not.toHaveBeenCalled();
    expect(seen).toEqual([[amina.id, true]]);
    expect(stored.has('manasik-signed-in')).toBe(false);
  });

  it('loses its data after three seconds, even if the task before the end takes longer', async () => {
    answers = [401];
    const { currentUser, loadUser, setUser } = await import('./session.ts');
    const { beforeErasing } = await import('./session-end.ts');
    beforeErasing(
      () => new Promise(() => undefined),
      () => undefined,
    );
    const end = loadUser();
    await vi.advanceTimersByTimeAsync(3000);
    await end;
    expect(stored.has('manasik-signed-in')).toBe(false);
    setUser(amina);
    const secondEnd = loadUser();
    await vi.advanceTimersByTimeAsync(1000);
    // The same person signs in again in the meantime.
    setUser(amina);
    await vi.advanceTimersByTimeAsync(3000);
    await secondEnd;
    expect(currentUser()).toEqual(amina);
  });

  it('has its data erased before the count of the task is published', async () => {
    answers = [401];
    const { loadUser } = await import('./session.ts');
    const { beforeErasing } = await import('./session-end.ts');
    const seen: unknown[] = [];
    beforeErasing(
      async () => 3,
      (count) => seen.push([count, stored.has('manasik-signed-in')]),
    );
    await loadUser();
    expect(seen).toEqual([[3, false]]);
  });

  it('leaves the data of another person who signs in in another tab before it is erased', async () => {
    answers = [401, 'bilal'];
    const { currentUser, loadUser } = await import('./session.ts');
    const { beforeErasing } = await import('./session-end.ts');
    const publish = vi.fn<() => void>();
    beforeErasing(async () => void stored.set('manasik-signed-in', bilal.id), publish);
    await loadUser();
    await vi.advanceTimersByTimeAsync(0);
    expect(stored.get('manasik-signed-in')).toBe(bilal.id);
    expect(databases).toHaveLength(2);
    expect(currentUser()).toEqual(bilal);
    expect(publish).not.toHaveBeenCalled();
  });

  it('leaves the data of another person who signs in in another tab during the request', async () => {
    answers = [401, 'bilal'];
    const { currentUser, loadUser } = await import('./session.ts');
    const end = loadUser();
    stored.set('manasik-signed-in', bilal.id);
    await end;
    await vi.advanceTimersByTimeAsync(0);
    expect([stored.get('manasik-signed-in'), currentUser()]).toEqual([bilal.id, bilal]);
    expect(databases).toHaveLength(2);
  });

  it('is found later on a new device when the server was busy at first', async () => {
    stored.delete('manasik-account-user');
    answers = [503, 'user'];
    const { currentUser, loadUser } = await import('./session.ts');
    await loadUser();
    expect(currentUser()).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(currentUser()).toEqual(amina);
  });

  it('is requested again when the network is back, and not before', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    answers = [0, 'user'];
    const { currentUser, loadUser } = await import('./session.ts');
    await loadUser();
    expect(currentUser()).toEqual(amina);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toBe(1);
    vi.stubGlobal('navigator', { onLine: true });
    page.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toBe(2);
  });

  it.each([
    ['signs out, or deletes the account', 401],
    ['gives way to another person', null],
  ])('leaves none of its databases when it %s', async (_what, status) => {
    const { loadUser, setUser } = await import('./session.ts');
    if (status === null) setUser({ ...amina, id: 'bilal' });
    else {
      answers = [status];
      await loadUser();
    }
    await vi.advanceTimersByTimeAsync(0);
    expect(databases).toEqual(['manasik-document-scans']);
  });

  it('keeps its databases when it is confirmed, and takes over those of a visitor', async () => {
    answers = ['user'];
    const { loadUser, setUser } = await import('./session.ts');
    await loadUser();
    stored.delete('manasik-signed-in');
    setUser({ ...amina, id: 'bilal' });
    await vi.advanceTimersByTimeAsync(0);
    expect(databases).toHaveLength(2);
  });
});
