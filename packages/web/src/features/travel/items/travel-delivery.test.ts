import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { closeDevice, Device } from '../../../testing/stand-in-device.ts';
import { booking, createAccount, createDevice } from './stand-in-account.ts';

/** A device of a person with an account. */
function setUp() {
  const account = createAccount();
  return { account, phone: createDevice({ amina: account }, 'amina') };
}

let page: Device;
beforeEach(() => {
  page = new Device();
});
afterEach(closeDevice);

describe('the delivery of a trip', () => {
  it('sends every item and deletion, and fetches those of other devices', async () => {
    const { account, phone } = setUp();
    account.put({ id: 'x', item: booking('from another phone'), changedAt: 1000 });
    phone.put('a', booking('one'), 1000);
    phone.put('b', booking('two'), 1000);
    await phone.sync();
    expect(account.ids()).toEqual(['x', 'a', 'b']);
    expect(phone.ids()).toEqual(['x', 'a', 'b']);
    phone.put('a', null, 2000);
    await phone.sync();
    expect(account.ids()).toEqual(['x', 'b']);
    expect(phone.isWaiting()).toBe(false);
  });

  it('keeps everything while the server is away, and sends it later', async () => {
    const { account, phone } = setUp();
    phone.fail(new ApiError(0, '0: away', 'network'));
    phone.put('a', booking('one'), 1000);
    await phone.sync();
    expect([phone.isWaiting(), phone.state().held?.status]).toEqual([true, 'waiting']);
    phone.fail(undefined);
    await page.pass(5000);
    expect([phone.isWaiting(), account.ids()]).toEqual([false, ['a']]);
  });

  it('keeps a refused item on the device and sends the others', async () => {
    const { account, phone } = setUp();
    phone.put('a', booking('refused'), 1000);
    phone.put('b', booking('fine'), 1000);
    await phone.sync();
    expect(account.ids()).toEqual(['b']);
    expect(phone.refused()).toEqual({ a: 'request.invalid' });
    expect(phone.refusedItems()).toEqual([booking('refused')]);
    expect(phone.ids()).toEqual(expect.arrayContaining(['a', 'b']));
  });
});
