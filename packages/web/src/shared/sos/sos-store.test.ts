import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setUser } from '../../platform/session/session.ts';
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
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', async () => Response.json({ call: null }));
});
afterEach(() => vi.unstubAllGlobals());

/** What a page is given. */
function sosOf(owner: string): Sos {
  let given: Sos | undefined;
  function Page() {
    given = useSos(owner);
    return null;
  }
  renderToString(createElement(Page));
  if (!given) throw new Error('nothing was drawn');
  return given;
}

it('no longer watches where the device is once the person has signed out', async () => {
  setUser(amina);
  sosOf(amina.id).press();
  await vi.waitFor(() => expect(watched.size).toBe(1));
  setUser({ ...amina, firstName: 'Aminah' });
  expect(watched.size).toBe(1);
  setUser(null);
  expect(watched.size).toBe(0);
});
