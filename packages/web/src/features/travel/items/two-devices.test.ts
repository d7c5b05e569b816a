import { describe, expect, it } from 'vitest';
import { nobody } from '../../../platform/outbox/personal-records.ts';
import { tripId } from '@manasik/core/travel/travel-items';
import { booking, createAccount, createDevice } from './stand-in-account.ts';
import type { TravelItem } from './travel-record.ts';

const trip = (departsOn: string): TravelItem => ({
  kind: 'trip',
  country: null,
  departsOn,
  returnsOn: '2027-06-01',
  travellers: 1,
  operator: null,
  packagePrice: null,
});

function setUp() {
  const account = createAccount();
  const phone = createDevice({ amina: account }, 'amina');
  const tablet = createDevice({ amina: account }, 'amina');
  return { account, phone, tablet };
}

describe('two devices of one person, one of them offline', () => {
  it('lose nothing that only one of them has', async () => {
    const { account, phone, tablet } = setUp();
    phone.put('a', booking('phone'), 1000);
    tablet.put('b', booking('tablet'), 1000);
    await phone.sync();
    await tablet.sync();
    await phone.sync();
    expect(account.ids()).toEqual(['a', 'b']);
    expect([phone.ids(), tablet.ids()]).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('keep the later change, even if the earlier one is sent last', async () => {
    const { account, phone, tablet } = setUp();
    phone.put('a', booking('first'), 1000);
    await phone.sync();
    await tablet.sync();
    tablet.put('a', booking('offline'), 2000);
    phone.put('a', booking('latest'), 3000);
    await phone.sync();
    await tablet.sync();
    for (const device of [phone, tablet]) {
      expect(device.items()).toEqual([{ id: 'a', item: booking('latest') }]);
      expect(device.isWaiting()).toBe(false);
    }
    expect(account.list().map(({ item }) => item)).toEqual([booking('latest')]);
  });

  it('keep a later change that is sent last', async () => {
    const { phone, tablet } = setUp();
    phone.put('a', booking('first'), 1000);
    await phone.sync();
    await tablet.sync();
    phone.put('a', booking('online'), 2000);
    tablet.put('a', booking('offline, later'), 3000);
    await phone.sync();
    await tablet.sync();
    await phone.sync();
    expect(phone.items()).toEqual([{ id: 'a', item: booking('offline, later') }]);
  });

  it('do not bring back a deleted item', async () => {
    const { account, phone, tablet } = setUp();
    phone.put('a', booking('one'), 1000);
    phone.put('b', booking('two'), 1000);
    await phone.sync();
    await tablet.sync();
    tablet.put('a', booking('changed offline'), 2000);
    phone.put('a', null, 3000);
    phone.put('b', null, 3000);
    await phone.sync();
    await tablet.sync();
    await phone.sync();
    expect([account.ids(), phone.ids(), tablet.ids()]).toEqual([[], [], []]);
  });

  it('keep an item that was changed after the other device deleted it', async () => {
    const { account, phone, tablet } = setUp();
    phone.put('a', booking('one'), 1000);
    await phone.sync();
    await tablet.sync();
    tablet.put('a', null, 2000);
    phone.put('a', booking('changed'), 3000);
    await phone.sync();
    await tablet.sync();
    expect([account.ids(), tablet.ids()]).toEqual([['a'], ['a']]);
  });

  it('add again what this device deleted, even if its clock was set back', async () => {
    const { account, phone } = setUp();
    phone.put('a', booking('one'), 5000);
    await phone.sync();
    phone.put('a', null, 4000);
    phone.put('a', booking('again'), 3000);
    await phone.sync();
    expect(account.list().map(({ item }) => item)).toEqual([booking('again')]);
  });
});

it('does not give the account of the next person what the last one left on a shared phone', async () => {
  const accounts = { amina: createAccount(), bilal: createAccount() };
  const phone = createDevice(accounts, 'amina');
  phone.put('a', booking('sent'), 1000);
  await phone.sync();
  phone.put(tripId, trip('2027-05-01'), 2000);
  phone.be(nobody);
  expect(phone.items()).toEqual([]);
  phone.be('bilal');
  await phone.sync();
  expect([phone.items(), accounts.bilal.ids()]).toEqual([[], []]);
  phone.put(tripId, trip('2027-05-05'), 3000);
  await phone.sync();
  phone.be('amina');
  await phone.sync();
  expect(phone.ids()).toEqual(['a', tripId]);
  expect(accounts.amina.list().at(-1)?.item).toEqual(trip('2027-05-01'));
  expect(accounts.bilal.list().map(({ item }) => item)).toEqual([trip('2027-05-05')]);
  expect(phone.owners()).toEqual(['amina']);
});
