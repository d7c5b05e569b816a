import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { createSender, type OutboxState } from '../../../platform/outbox/outbox.ts';
import { share } from '../../../platform/storage/shared.ts';
import { closeDevice, Device } from '../../../testing/stand-in-device.ts';
import { type Refused, refusedItems, travelDelivery } from './travel-delivery.ts';
import {
  type Entry,
  hasUnsent,
  itemsOf,
  type StoredItem,
  type TravelItem,
  type TravelRecord,
  withItem,
} from './travel-record.ts';

const booking = (title: string): TravelItem => ({
  kind: 'booking',
  booking: 'hotel',
  title,
  reference: null,
  startsOn: null,
  endsOn: null,
  cost: null,
  isPaid: false,
  note: null,
});

/** A device with a trip, and the account of its user. */
function setUp() {
  const account = new Map<string, TravelItem>();
  let record: TravelRecord = [];
  let error: ApiError | undefined;
  const refused = share<Refused>({});
  const state = share<OutboxState<Entry>>({ sending: undefined, held: null });
  const answer = <Value>(value: Value): Promise<Value> =>
    error ? Promise.reject(error) : Promise.resolve(value);
  const delivery = travelDelivery({
    record: () => record,
    change: (next) => {
      record = next(record);
    },
    put: async ({ id, item }) => {
      if (item.kind === 'booking' && item.title === 'refused') {
        throw new ApiError(400, '400: no', 'request.invalid');
      }
      await answer(undefined);
      account.set(id, item);
    },
    remove: async (id) => {
      await answer(undefined);
      account.delete(id);
    },
    list: () => answer([...account].map(([id, item]): StoredItem => ({ id, item }))),
    refused: refused.get,
    refuse: refused.set,
  });
  const sender = createSender({ delivery, state, mayAsk: () => true, alone: (work) => work() });
  return {
    account,
    sender,
    refused: refused.get,
    state: state.get,
    items: () => itemsOf(record),
    refusedItems: () => refusedItems(record, refused.get()),
    isWaiting: () => hasUnsent(record),
    put: (id: string, item: TravelItem | null) => {
      record = withItem(record, id, item);
    },
    fail: (next: ApiError | undefined) => {
      error = next;
    },
  };
}

let page: Device;
beforeEach(() => {
  page = new Device();
});
afterEach(closeDevice);

describe('the delivery of a trip', () => {
  it('sends every item and deletion, and fetches those of other devices', async () => {
    const trip = setUp();
    trip.account.set('x', booking('from another phone'));
    trip.put('a', booking('one'));
    trip.put('b', booking('two'));
    await trip.sender.run();
    expect([...trip.account.keys()]).toEqual(['x', 'a', 'b']);
    expect(trip.items().map(({ id }) => id)).toEqual(['x', 'a', 'b']);
    trip.put('a', null);
    await trip.sender.run();
    expect([...trip.account.keys()]).toEqual(['x', 'b']);
    expect(trip.isWaiting()).toBe(false);
  });

  it('keeps everything while the server is away, and sends it later', async () => {
    const trip = setUp();
    trip.fail(new ApiError(0, '0: away', 'network'));
    trip.put('a', booking('one'));
    await trip.sender.run();
    expect([trip.isWaiting(), trip.state().held?.status]).toEqual([true, 'waiting']);
    trip.fail(undefined);
    await page.pass(5000);
    expect([trip.isWaiting(), [...trip.account.keys()]]).toEqual([false, ['a']]);
  });

  it('keeps a refused item on the device and sends the others', async () => {
    const trip = setUp();
    trip.put('a', booking('refused'));
    trip.put('b', booking('fine'));
    await trip.sender.run();
    expect([...trip.account.keys()]).toEqual(['b']);
    expect(trip.refused()).toEqual({ a: 'request.invalid' });
    expect(trip.refusedItems()).toEqual([booking('refused')]);
    expect(trip.items().map(({ id }) => id)).toEqual(expect.arrayContaining(['a', 'b']));
  });
});
