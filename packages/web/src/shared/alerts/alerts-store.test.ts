import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '../../platform/session/session.ts';
import { amina, bilal, closeDevice, Device } from '../../testing/stand-in-device.ts';

let device: Device;
beforeEach(() => {
  device = new Device();
});
afterEach(closeDevice);

/** A page on which both alerts are answered. */
async function answerBoth() {
  const { setUser } = await import('../../platform/session/session.ts');
  // Nothing is asked for but the id.
  const signIn = (id: string) => setUser({ id } as User);
  signIn(amina);
  const store = await import('./alerts-store.ts');
  store.openAlerts(amina);
  store.answerSos('call');
  store.answerRollCall({ id: 'roll', group: { id: 'group' } });
  await device.settle();
  return { ...store, signIn };
}
const waiting = (): string[] =>
  JSON.parse(device.stored.get('manasik-account-alerts') ?? '').waiting.map(({ id }: { id: string }) => id);
const both = ['PUT /api/sos/call/coming', 'PUT /api/hajj-groups/group/roll-call/roll'];

describe('answers to alerts', () => {
  it('are sent one after the other', async () => {
    await answerBoth();
    expect([device.asked, waiting()]).toEqual([both, []]);
  });

  it('wait on the device until there is a network', async () => {
    device.connect(false);
    await answerBoth();
    expect([device.asked, waiting()]).toEqual([[], ['call', 'roll']]);
    device.connect(true);
    await device.settle();
    expect([device.asked, waiting()]).toEqual([both, []]);
  });

  it.each([401, 429, 503])('wait when the server answers %i, and are sent later', async (status) => {
    device.refuse(status);
    await answerBoth();
    expect(waiting()).toEqual(['call', 'roll']);
    device.refuse(null);
    await device.pass(2000);
    expect(waiting()).toEqual([]);
  });

  it('that the server refuses for good do not block the next', async () => {
    vi.stubGlobal('fetch', async (path: string) => {
      device.asked.push(`PUT ${path}`);
      return path.includes('sos')
        ? Response.json({ code: 'sos.notFound' }, { status: 404 })
        : new Response(null, { status: 204 });
    });
    await answerBoth();
    expect([device.asked, waiting()]).toEqual([both, []]);
  });

  it('of one account are not sent by another', async () => {
    device.connect(false);
    const page = await answerBoth();
    page.signIn(bilal);
    page.openAlerts(bilal);
    device.connect(true);
    await device.settle();
    expect(device.asked).toEqual([]);
  });
});
