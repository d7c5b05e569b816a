import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { amina, closeDevice, Device } from '../../../testing/stand-in-device.ts';

let device: Device;
beforeEach(() => {
  device = new Device();
});
afterEach(closeDevice);

async function signOutEverywhere(): Promise<void> {
  const { useSessions } = await import('./use-sessions.ts');
  let endAll: (() => Promise<void>) | undefined;
  function Page() {
    ({ endAll } = useSessions());
    return null;
  }
  renderToString(
    <IntlProvider locale="en" messages={{}} onError={() => {}}>
      <Page />
    </IntlProvider>,
  );
  await endAll?.();
}

it('signing out everywhere ends sharing with the group', async () => {
  const page = await device.openPage(amina);
  await page.startSharing('untilStopped');
  await signOutEverywhere();
  expect(device.asked).toEqual([
    'POST /api/location/update',
    'POST /api/location/update',
    'DELETE /api/auth/sessions',
  ]);
  expect(device.posts.map(({ isSharing }) => isSharing)).toEqual([true, false]);
  expect(device.sharing()).toBeNull();
});

it('a failure to sign out everywhere forgets that the person gave up what was not sent', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  await device.openPage(amina);
  const { answeredSignOut, askBeforeSignOut } = await import('../../../platform/session/before-sign-out.ts');
  const isAnswered: boolean[] = [];
  vi.stubGlobal('fetch', async () => {
    isAnswered.push(answeredSignOut());
    return Response.json({ code: 'server.busy' }, { status: 503 });
  });
  askBeforeSignOut({ isNeeded: () => true, ask: () => Promise.resolve(true) });
  await signOutEverywhere();
  expect(isAnswered).toEqual([true]);
  expect(answeredSignOut()).toBe(false);
});
