import { randomUUID } from 'node:crypto';
import type { StoredTravelItem, TravelItemState } from '@manasik/contract/travel';
import { tripId } from '@manasik/core/travel/travel-items';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { travelItems } from './travel.table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const url = '/api/travel/items';
const now = (): number => test.clock.now().getTime();
const put = (client: TestClient, id: string, item: unknown, changedAt = now()) =>
  client.put<TravelItemState>(`${url}/${id}`, { item, changedAt });
const list = async (client: TestClient) => (await client.get<{ items: StoredTravelItem[] }>(url)).body.items;
/** The listed parts without their dates. */
const parts = async (client: TestClient) => (await list(client)).map(({ id, item }) => ({ id, item }));

const samples = {
  trip: {
    kind: 'trip',
    country: 'GB',
    departsOn: '2027-05-01',
    returnsOn: '2027-05-31',
    travellers: 2,
    operator: 'Example Travel',
    packagePrice: { amount: 6500, currency: 'GBP' },
  },
  check: { kind: 'check', category: 'timeline', item: 'passport', title: null, isDone: true },
} as const;

describe('an account', () => {
  it('has one trip: another id is refused and changes nothing', async () => {
    const { client } = await register(test);
    await put(client, tripId, samples.trip);
    test.clock.advance({ minutes: 1 });
    const other = { ...samples.trip, departsOn: '2027-05-02' };
    expect(await put(client, randomUUID(), other)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields: { id: 'format' } },
    });
    expect(await put(client, tripId, samples.check)).toMatchObject({
      status: 400,
      body: { fields: { id: 'format' } },
    });
    expect(await parts(client)).toEqual([{ id: tripId, item: samples.trip }]);
    expect((await put(client, tripId, other)).status).toBe(200);
    expect(await parts(client)).toEqual([{ id: tripId, item: other }]);
  });

  it('loses the trip with another id that an earlier version stored, when it stores one', async () => {
    const { client, user } = await register(test);
    const old = randomUUID();
    const row = { userId: user.id, id: old, item: samples.trip, createdAt: test.clock.now() };
    await test.database.db.insert(travelItems).values({ ...row, changedAt: test.clock.now() });
    await put(client, randomUUID(), samples.check);
    expect(await list(client)).toHaveLength(2);
    test.clock.advance({ minutes: 1 });
    const other = { ...samples.trip, travellers: 3 };
    await put(client, tripId, other);
    const trips = (await parts(client)).filter(({ item }) => item.kind === 'trip');
    expect(trips).toEqual([{ id: tripId, item: other }]);
    // A device that still has the earlier one can delete it.
    expect(await put(client, old, null)).toMatchObject({ status: 200, body: { item: null } });
  });

  it('has its own trip beside those of other accounts', async () => {
    const [one, other] = [await register(test), await register(test)];
    for (const { client } of [one, other]) await put(client, tripId, samples.trip);
    expect(await list(one.client)).toHaveLength(1);
  });
});
