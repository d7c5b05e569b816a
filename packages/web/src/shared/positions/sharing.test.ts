import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { amina, bilal, closeDevice, Device } from '../../testing/stand-in-device.ts';

let device: Device;
beforeEach(() => {
  device = new Device();
});
afterEach(closeDevice);

const stops = () => device.posts.filter(({ isSharing }) => !isSharing).length;

describe('two pages of one browser', () => {
  it('tell a hidden page at once that the other has stopped', async () => {
    const page = await device.openPage(amina);
    await page.startSharing('untilStopped');
    expect(device.posts).toMatchObject([{ isSharing: true }]);
    device.writeElsewhere('manasik-sharing', { [amina]: { state: 'stopping' } });
    device.writeElsewhere('manasik-sharing', null);
    await device.settle();
    expect(device.watches()).toBe(0);
    expect(device.isLocked('manasik-sharing-watch')).toBe(false);
    expect(page.sharingStatus()).toMatchObject({ fix: null, sent: null });
    await device.pass(120_000);
    expect(device.posts.filter(({ isSharing }) => isSharing)).toHaveLength(1);
  });

  it('send nothing after a stop whose event is still on its way', async () => {
    const page = await device.openPage(amina);
    await page.startSharing('untilStopped');
    await device.settle();
    // Written, and the event has not come.
    device.stored.set('manasik-sharing', JSON.stringify({ [amina]: { state: 'stopping' } }));
    await device.pass(6000);
    device.move(1);
    await device.settle();
    expect(device.posts.map(({ isSharing }) => isSharing)).toEqual([true, false]);
  });

  it('do not send with the cookie of another account', async () => {
    const page = await device.openPage(amina);
    await page.startSharing('untilStopped');
    device.writeElsewhere('manasik-signed-in', bilal);
    await device.settle();
    expect(device.watches()).toBe(0);
    await page.stopSharing();
    await device.pass(60_000);
    expect(device.posts).toHaveLength(1);
    expect(device.sharing()).toEqual({ [amina]: { state: 'stopping' } });
  });

  it('pass the position watch to the visible page', async () => {
    const page = await device.openPage(amina);
    await page.startSharing('untilStopped');
    await device.settle();
    expect(device.isLocked('manasik-sharing-watch')).toBe(true);
    device.show(false);
    await device.settle();
    expect([device.isLocked('manasik-sharing-watch'), device.watches()]).toEqual([false, 0]);
    await device.pass(60_000);
    expect(device.isLocked('manasik-sharing-watch')).toBe(false);
    device.show(true);
    await device.settle();
    expect([device.isLocked('manasik-sharing-watch'), device.watches()]).toEqual([true, 1]);
    device.move(1);
    await device.settle();
    expect(device.posts.map(({ isSharing }) => isSharing)).toEqual([true, true]);
  });
});

it('ignores a fix that arrives after the stop', async () => {
  const page = await device.openPage(amina);
  await page.startSharing('untilStopped');
  await device.settle();
  device.isSlow = true;
  await device.pass(65_000);
  expect(device.isLooking()).toBe(true);
  await page.stopSharing();
  device.answer();
  await device.settle();
  expect(page.sharingStatus().fix).toBeNull();
});

describe('a refused position', () => {
  it.each([400, 403])('ends sharing after %i and reports the stop', async (status) => {
    const page = await device.openPage(amina);
    device.refuse(status, 'request.invalid');
    await page.startSharing('untilStopped');
    expect(device.sharing()).toEqual({ [amina]: { state: 'stopping' } });
    expect(page.sharingStatus().end).toMatchObject({ status });
    device.refuse(null);
    await device.pass(30_000);
    expect(device.posts.at(-1)).toMatchObject({ isSharing: false });
    expect(device.sharing()).toBeNull();
  });

  it.each(['location.noGroup', 'location.sharingEnded'])(
    'means that the share has ended on the server for %s',
    async (code) => {
      const page = await device.openPage(amina);
      device.refuse(409, code);
      await page.startSharing('untilStopped');
      expect(device.sharing()).toBeNull();
    },
  );
});

describe('an undelivered stop', () => {
  it.each([401, 403, 503])('is repeated after half a minute for a %i', async (status) => {
    const page = await device.openPage(amina);
    await page.startSharing('untilStopped');
    device.refuse(status, 'unknown');
    await page.stopSharing();
    expect(page.sharingStatus().isLate).toBe(true);
    await device.pass(25_000);
    expect(stops()).toBe(1);
    await device.pass(10_000);
    expect(stops()).toBe(2);
    expect(device.sharing()).toEqual({ [amina]: { state: 'stopping' } });
  });

  it('is repeated at once when a person signs in', async () => {
    const page = await device.openPage(amina);
    await page.startSharing('untilStopped');
    device.refuse(401, 'auth.signInFirst');
    await page.stopSharing();
    device.refuse(null);
    page.signIn(amina);
    await device.settle();
    expect([stops(), device.sharing()]).toEqual([2, null]);
  });

  it('waits for the network and is repeated at once when it is back', async () => {
    device.stored.set('manasik-sharing', JSON.stringify({ [amina]: { state: 'stopping' } }));
    device.connect(false);
    const page = await device.openPage(amina);
    await device.pass(120_000);
    expect([stops(), page.sharingStatus().isLate]).toEqual([0, true]);
    device.connect(true);
    await device.settle();
    expect([stops(), device.sharing(), page.sharingStatus().isLate]).toEqual([1, null, false]);
  });
});

describe('signing out everywhere', () => {
  it('stops sharing first', async () => {
    const page = await device.openPage(amina);
    await page.startSharing('untilStopped');
    const { stopIfSharing } = await import('../../features/account/settings/stop-if-sharing.ts');
    await stopIfSharing();
    expect(device.posts.map(({ isSharing }) => isSharing)).toEqual([true, false]);
    expect(device.sharing()).toBeNull();
  });

  it('does not wait for a server that does not answer', async () => {
    const page = await device.openPage(amina);
    await page.startSharing('untilStopped');
    const { stopIfSharing } = await import('../../features/account/settings/stop-if-sharing.ts');
    device.isSilent = true;
    const stopped = stopIfSharing();
    await device.pass(3000);
    await stopped;
    expect(device.sharing()).toEqual({ [amina]: { state: 'stopping' } });
  });

  it('sends no request where nothing is shared', async () => {
    await device.openPage(amina);
    const { stopIfSharing } = await import('../../features/account/settings/stop-if-sharing.ts');
    await stopIfSharing();
    device.stored.set('manasik-sharing', JSON.stringify({ [bilal]: { state: 'stopping' } }));
    await stopIfSharing();
    expect(device.posts).toEqual([]);
  });
});
