import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { currentUser, setUser } from '../../platform/session/session.ts';
import { type Sos, useSos } from './sos-store.ts';

const amina = {
  id: '00000000-0000-4000-8000-000000000001',
  firstName: 'Amina',
  lastName: 'Karim',
  email: 'amina@example.org',
  hajjDate: null,
  currentLocation: null,
};

const watched = new Set<number>();
beforeEach(() => {
  const fix = { coords: { latitude: 21.4133, longitude: 39.8933, accuracy: 12 }, timestamp: Date.now() };
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (found: (position: typeof fix) => void) => found(fix),
      watchPosition: () => {
        watched.add(1);
        return 1;
      },
      clearWatch: (id: number) => watched.delete(id),
    },
  });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }));
  vi.stubGlobal('fetch', async () => Response.json({ call: null }));
});
afterEach(() => vi.unstubAllGlobals());

/** What a page is given. */
function sosOf(): Sos {
  let given: Sos | undefined;
  function Page() {
    given = useSos();
    return null;
  }
  renderToString(createElement(Page));
  if (!given) throw new Error('nothing was drawn');
  return given;
}

it('stops watching the position once the person has signed out', async () => {
  setUser(amina);
  sosOf().press();
  await vi.waitFor(() => expect(watched.size).toBe(1));
  setUser({ ...amina, firstName: 'Aminah' });
  expect(watched.size).toBe(1);
  setUser(null);
  expect(watched.size).toBe(0);
});

it('keeps a call whose session has ended and sends it after its caller signs in again', async () => {
  const stored = new Map<string, string>();
  // Keys of a stored map are listed by Object.keys, as those of the browser's storage are.
  vi.stubGlobal(
    'localStorage',
    new Proxy(
      {
        getItem: (name: string) => stored.get(name) ?? null,
        setItem: (name: string, text: string) => stored.set(name, text),
        removeItem: (name: string) => stored.delete(name),
      },
      {
        ownKeys: () => [...stored.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      },
    ),
  );
  let hasSession = false;
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (!hasSession) return Response.json({ code: 'auth.signInFirst' }, { status: 401 });
    if (method === 'POST' && path === '/api/sos' && typeof body === 'string') sent.push(body);
    return Response.json({ call: null });
  });
  setUser(amina);
  const sos = sosOf();
  sos.press();
  sos.sendNow();
  await vi.waitFor(() => expect(currentUser()).toBeNull(), { timeout: 9000 });
  setUser({ ...amina, id: '00000000-0000-4000-8000-000000000002' });
  hasSession = true;
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  expect(sent).toEqual([]);
  setUser(amina);
  await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 9000 });
}, 20_000);
