import { randomUUID } from 'node:crypto';
import type { StoredTravelItem, TravelItemState } from '@manasik/contract/travel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

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
  it('has one trip: another one replaces it, on every device', async () => {
    const { client } = await register(test);
    const [first, second] = [randomUUID(), randomUUID()];
    await put(client, first, samples.trip);
    await put(client, randomUUID(), samples.check);
    test.clock.advance({ minutes: 1 });
    const other = { ...samples.trip, departsOn: '2027-05-02' };
    const replacedAt = now();
    expect((await put(client, second, other, replacedAt)).status).toBe(200);
    const trips = async () => (await parts(client)).filter(({ item }) => item.kind === 'trip');
    expect(await trips()).toEqual([{ id: second, item: other }]);
    expect(await list(client)).toHaveLength(2);
    // A device that still has the first trip hears that it is deleted.
    expect(await put(client, first, samples.trip, replacedAt - 1)).toMatchObject({ body: { item: null } });
    expect(await trips()).toEqual([{ id: second, item: other }]);
    test.clock.advance({ minutes: 1 });
    await put(client, second, null);
    expect(await trips()).toEqual([]);
  });

  it('has the latest trip, also if an earlier one arrives after it', async () => {
    const { client } = await register(test);
    const [kept, late] = [randomUUID(), randomUUID()];
    const changedAt = now();
    await put(client, kept, samples.trip, changedAt);
    for (const earlier of [changedAt - 1, 0]) {
      const id = earlier === 0 ? late : randomUUID();
      expect(await put(client, id, { ...samples.trip, travellers: 3 }, earlier)).toMatchObject({
        status: 200,
        body: { id, item: null },
      });
      expect(await parts(client)).toEqual([{ id: kept, item: samples.trip }]);
    }
    await put(client, kept, null, changedAt + 1);
    expect(await parts(client)).toEqual([]);
  });

  it('has its own trip beside those of other accounts', async () => {
    const [one, other] = [await register(test), await register(test)];
    for (const { client } of [one, other]) await put(client, randomUUID(), samples.trip);
    expect(await list(one.client)).toHaveLength(1);
  });
});
