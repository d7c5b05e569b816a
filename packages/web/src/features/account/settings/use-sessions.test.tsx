import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
