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

type Phone = ReturnType<typeof createDevice>;

function setUp() {
  const account = createAccount();
  const phone = createDevice({ amina: account }, 'amina');
  const tablet = createDevice({ amina: account }, 'amina');
  return { account, phone, tablet };
}

describe('a trip entered without an account', () => {
  it('joins that of the account, and the trip of the account stays, whichever is later', async () => {
    for (const [here, inAccount] of [
      [2000, 1000],
      [1000, 2000],
    ] as const) {
      const { account, tablet } = setUp();
      tablet.put(tripId, trip('2027-05-01'), inAccount);
      tablet.put('b', booking('in the account'), inAccount);
      await tablet.sync();
      const phone = createDevice({ amina: account });
      phone.put(tripId, trip('2027-05-05'), here);
      phone.put('c', booking('without an account'), here);
      phone.be('amina');
      await phone.sync();
      await tablet.sync();
      for (const device of [phone, tablet]) {
        expect(device.ids().toSorted()).toEqual([tripId, 'b', 'c'].toSorted());
        expect(device.items().find(({ id }) => id === tripId)?.item).toEqual(trip('2027-05-01'));
      }
    }
  });

  it.each([
    ['account', '2027-05-01'],
    ['device', '2027-05-05'],
  ] as const)(
    'asks which trip to keep, loses none before the answer, and keeps that of the %s',
    async (version, kept) => {
      const { account, tablet } = setUp();
      tablet.put(tripId, trip('2027-05-01'), 1000);
      await tablet.sync();
      const phone = createDevice({ amina: account });
      phone.put(tripId, trip('2027-05-05'), 2000);
      phone.be('amina');
      const asked = [{ id: tripId, inAccount: trip('2027-05-01'), onDevice: trip('2027-05-05') }];
      await phone.sync();
      expect(phone.versions()).toEqual(asked);
      // Neither a later answer of the account nor another person on the device answers the question.
      tablet.put('b', booking('later'), 3000);
      await tablet.sync();
      await phone.sync();
      phone.be(nobody);
      phone.be('amina');
      await phone.sync();
      expect(phone.versions()).toEqual(asked);
      phone.choose(version, 4000);
      await phone.sync();
      await tablet.sync();
      for (const device of [phone, tablet]) {
        expect(device.versions()).toEqual([]);
        expect(device.items().find(({ id }) => id === tripId)?.item).toEqual(trip(kept));
      }
    },
  );

  it('asks nothing where the account has the same, and keeps the trip where it has none any more', async () => {
    const { account, tablet } = setUp();
    tablet.put(tripId, trip('2027-05-01'), 1000);
    tablet.put('b', booking('deleted'), 1000);
    await tablet.sync();
    tablet.put('b', null, 2000);
    await tablet.sync();
    const phone = createDevice({ amina: account });
    phone.put(tripId, { ...trip('2027-05-01') }, 3000);
    phone.put('b', booking('on the device'), 1000);
    phone.be('amina');
    await phone.sync();
    await phone.sync();
    expect(phone.versions()).toEqual([]);
    expect(account.ids()).toEqual([tripId, 'b']);
    expect(phone.isWaiting()).toBe(false);
  });

  it.each([
    ['before it is sent', (change: () => void) => change()],
    ['while it is sent', (change: () => void, phone: Phone) => phone.beforeAnswer(change)],
  ])('asks which trip to keep, also if it is changed %s', async (_when, at) => {
    const { account, tablet } = setUp();
    tablet.put(tripId, trip('2027-05-01'), 1000);
    await tablet.sync();
    const phone = createDevice({ amina: account });
    phone.put(tripId, trip('2027-05-05'), 2000);
    phone.be('amina');
    at(() => phone.put(tripId, trip('2027-05-06'), 3000), phone);
    await phone.sync();
    expect(account.list().map(({ item }) => item)).toEqual([trip('2027-05-01')]);
    expect(phone.versions()).toEqual([
      { id: tripId, inAccount: trip('2027-05-01'), onDevice: trip('2027-05-06') },
    ]);
  });

  it('is changed without a question where the account has none', async () => {
    const { account } = setUp();
    const phone = createDevice({ amina: account });
    phone.put(tripId, trip('2027-05-05'), 2000);
    phone.be('amina');
    phone.beforeAnswer(() => phone.put(tripId, trip('2027-05-06'), 3000));
    await phone.sync();
    await phone.sync();
    expect(phone.versions()).toEqual([]);
    expect(account.list().map(({ item }) => item)).toEqual([trip('2027-05-06')]);
  });

  it('is not lost if the person signs out before the answer', async () => {
    const { account, tablet } = setUp();
    tablet.put(tripId, trip('2027-05-01'), 1000);
    await tablet.sync();
    const phone = createDevice({ amina: account });
    phone.put(tripId, trip('2027-05-05'), 2000);
    phone.be('amina');
    phone.beforeAnswer(() => phone.be(nobody));
    await phone.sync();
    expect(phone.stored()).not.toContain('2027-05-01');
    phone.be('amina');
    await phone.sync();
    expect(phone.versions()).toEqual([
      { id: tripId, inAccount: trip('2027-05-01'), onDevice: trip('2027-05-05') },
    ]);
  });

  it('leaves nothing of the trip of the account on the device after the person signs out', async () => {
    const { account, tablet } = setUp();
    tablet.put(tripId, trip('2027-05-01'), 1000);
    await tablet.sync();
    const phone = createDevice({ amina: account });
    phone.put(tripId, trip('2027-05-05'), 2000);
    phone.be('amina');
    await phone.sync();
    expect(phone.stored()).toContain('2027-05-01');
    phone.be(nobody);
    expect(phone.stored()).not.toContain('2027-05-01');
    expect(phone.stored()).toContain('2027-05-05');
  });

  it('does not come back if the trip is deleted while the question is open', async () => {
    const { account, tablet } = setUp();
    tablet.put(tripId, trip('2027-05-01'), 1000);
    await tablet.sync();
    const phone = createDevice({ amina: account });
    phone.put(tripId, trip('2027-05-05'), 2000);
    phone.be('amina');
    await phone.sync();
    phone.put(tripId, null, 3000);
    expect(phone.versions()).toEqual([]);
    await phone.sync();
    await phone.sync();
    expect([phone.items(), account.ids()]).toEqual([[], []]);
  });

  it('does not delete the trip of the account if it is deleted before it was sent', async () => {
    const { account, tablet } = setUp();
    tablet.put(tripId, trip('2027-05-01'), 1000);
    await tablet.sync();
    const phone = createDevice({ amina: account });
    phone.put(tripId, trip('2027-05-05'), 2000);
    phone.be('amina');
    phone.put(tripId, null, 3000);
    await phone.sync();
    expect(account.list().map(({ item }) => item)).toEqual([trip('2027-05-01')]);
    expect(phone.items()).toEqual([{ id: tripId, item: trip('2027-05-01') }]);
  });

  it('joins what the device already has of the account in the same way', async () => {
    const { account, phone } = setUp();
    phone.put('a', booking('offline in the account'), 3000);
    phone.be(nobody);
    phone.put('a', booking('without'), 2000);
    phone.put('b', booking('without'), 2000);
    phone.be('amina');
    await phone.sync();
    expect(account.list().map(({ id, item }) => [id, item])).toEqual([
      ['a', booking('offline in the account')],
      ['b', booking('without')],
    ]);
  });
});
