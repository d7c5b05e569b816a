import { randomUUID } from 'node:crypto';
import type { StoredTravelItem, TravelItem, TravelItemState } from '@manasik/contract/travel';
import { travelLimits, tripId } from '@manasik/core/travel/travel-items';
import { eq } from 'drizzle-orm';
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
    passportCountry: null,
    departsOn: '2027-05-01',
    returnsOn: '2027-05-31',
    travellers: 2,
    operator: 'Example Travel',
    packagePrice: { amount: 6500, currency: 'GBP' },
  },
  document: {
    kind: 'document',
    document: 'passport',
    title: 'Amina',
    expiresOn: '2030-01-31',
    isReady: true,
    note: null,
  },
  booking: {
    kind: 'booking',
    booking: 'flight',
    title: 'London to Jeddah',
    reference: 'ABC123',
    startsOn: '2027-05-01',
    endsOn: '2027-05-02',
    cost: null,
    isPaid: false,
    note: 'Window seat',
  },
  check: { kind: 'check', category: 'timeline', item: 'passport', title: null, isDone: true },
  expense: {
    kind: 'expense',
    line: 'food',
    title: 'Lunch',
    paidOn: '2026-11-20',
    cost: { amount: 45.5, currency: 'SAR' },
    sharedBy: 2,
  },
  estimate: { kind: 'estimate', line: 'food', low: 100, high: 300, currency: 'GBP' },
  rate: { kind: 'rate', from: 'GBP', to: 'SAR', rate: 4.8, readOn: '2026-11-26' },
  promise: {
    kind: 'promise',
    title: 'Hotel within ten minutes of the mosque',
    promisedBy: 'The operator',
    promisedOn: '2026-11-01',
    outcome: 'open',
    note: null,
  },
} satisfies Record<TravelItem['kind'], TravelItem>;

describe('the parts of a trip', () => {
  it('are stored, of every kind, and listed in the order in which they were added', async () => {
    const { client } = await register(test);
    const all = Object.values(samples).map((item, index) => ({
      id: item.kind === 'trip' ? tripId : randomUUID(),
      item,
      changedAt: now() + index * 60_000,
    }));
    for (const { id, item, changedAt } of all) {
      const stored = await put(client, id, item, changedAt);
      expect([stored.status, stored.body]).toEqual([200, { id, item, changedAt }]);
      test.clock.advance({ minutes: 1 });
    }
    expect(await list(client)).toEqual(all);
  });

  it('are replaced by the same id, and keep their position', async () => {
    const { client } = await register(test);
    const [first, second] = [randomUUID(), randomUUID()];
    await put(client, first, samples.check);
    test.clock.advance({ minutes: 1 });
    await put(client, second, samples.document);
    test.clock.advance({ minutes: 1 });
    await put(client, first, { ...samples.check, isDone: false });
    await put(client, first, { ...samples.check, isDone: false });
    expect(await parts(client)).toEqual([
      { id: first, item: { ...samples.check, isDone: false } },
      { id: second, item: samples.document },
    ]);
  });

  it('are deleted, whether or not the account had them, and a repetition changes nothing', async () => {
    const { client } = await register(test);
    const [id, other] = [randomUUID(), randomUUID()];
    await put(client, id, samples.booking);
    test.clock.advance({ minutes: 1 });
    const deletion = { id, item: null, changedAt: now() };
    expect(await put(client, id, null, deletion.changedAt)).toMatchObject({ status: 200, body: deletion });
    expect(await list(client)).toEqual([]);
    expect(await put(client, id, null, deletion.changedAt)).toMatchObject({ status: 200, body: deletion });
    expect((await put(client, other, null)).status).toBe(200);
    expect(await list(client)).toEqual([]);
  });

  it('are listed last when they are added again after a deletion', async () => {
    const { client } = await register(test);
    const [first, second] = [randomUUID(), randomUUID()];
    for (const [id, item] of [
      [first, samples.check],
      [second, samples.document],
      [first, null],
      [first, samples.check],
    ] as const) {
      await put(client, id, item);
      test.clock.advance({ minutes: 1 });
    }
    expect((await list(client)).map(({ id }) => id)).toEqual([second, first]);
  });

  it('are deleted with the account', async () => {
    const { client, user } = await register(test);
    await put(client, tripId, samples.trip);
    const rows = () => test.database.db.select().from(travelItems).where(eq(travelItems.userId, user.id));
    expect(await rows()).toHaveLength(1);
    const { users } = await import('../../domain/users.table.ts');
    await test.database.db.delete(users).where(eq(users.id, user.id));
    expect(await rows()).toEqual([]);
  });

  it(`are at most ${travelLimits.count}, of which each can still be changed`, async () => {
    const { client, user } = await register(test);
    const id = randomUUID();
    await put(client, id, samples.check);
    await test.database.db.insert(travelItems).values(
      Array.from({ length: travelLimits.count - 1 }, () => ({
        userId: user.id,
        id: randomUUID(),
        item: samples.check,
        createdAt: test.clock.now(),
        changedAt: test.clock.now(),
      })),
    );
    expect(await put(client, randomUUID(), samples.check)).toMatchObject({
      status: 409,
      body: { code: 'travel.tooMany' },
    });
    test.clock.advance({ minutes: 1 });
    expect((await put(client, id, { ...samples.check, isDone: false })).status).toBe(200);
    test.clock.advance({ minutes: 1 });
    expect((await put(client, id, null)).status).toBe(200);
    expect((await put(client, randomUUID(), samples.check)).status).toBe(200);
  });
});

describe('invalid parts', () => {
  it.each<[string, string, unknown]>([
    ['a trip that ends before it begins', 'item.returnsOn', { ...samples.trip, returnsOn: '2027-04-30' }],
    ['a trip for nobody', 'item.travellers', { ...samples.trip, travellers: 0 }],
    ['a country that is no code', 'item.country', { ...samples.trip, country: 'Britain' }],
    [
      'an unknown currency',
      'item.packagePrice.currency',
      { ...samples.trip, packagePrice: { amount: 1, currency: 'XYZ' } },
    ],
    [
      'a currency that names a method of objects',
      'item.packagePrice.currency',
      { ...samples.trip, packagePrice: { amount: 1, currency: 'constructor' } },
    ],
    [
      'an amount that no integer can hold',
      'item.packagePrice.amount',
      { ...samples.trip, packagePrice: { amount: 1e308, currency: 'GBP' } },
    ],
    ['an unknown document', 'item.document', { ...samples.document, document: 'diploma' }],
    ['a day that does not exist', 'item.expiresOn', { ...samples.document, expiresOn: '2027-02-30' }],
    ['a document without a title', 'item.title', { ...samples.document, title: ' ' }],
    ['a booking that ends before it begins', 'item.endsOn', { ...samples.booking, endsOn: '2027-04-30' }],
    ['a tick in no category', 'item.category', { ...samples.check, category: 'A B' }],
    ['an expense shared by nobody', 'item.sharedBy', { ...samples.expense, sharedBy: 0 }],
    ['a negative amount', 'item.cost.amount', { ...samples.expense, cost: { amount: -1, currency: 'SAR' } }],
    ['an estimate with its ends reversed', 'item.high', { ...samples.estimate, low: 400 }],
    ['a rate of zero', 'item.rate', { ...samples.rate, rate: 0 }],
    ['an unknown outcome', 'item.outcome', { ...samples.promise, outcome: 'maybe' }],
    ['a note that is too long', 'item.note', { ...samples.promise, note: 'x'.repeat(1001) }],
    ['a country that does not exist', 'item.country', { ...samples.trip, country: 'ZZ' }],
    ['a tick of nothing', 'item.title', { ...samples.check, item: null }],
    ['a rate from a currency to itself', 'item.to', { ...samples.rate, to: 'GBP' }],
    [
      'an amount below the smallest coin',
      'item.cost.amount',
      { ...samples.expense, cost: { amount: 0.3, currency: 'JPY' } },
    ],
    ['an estimate finer than a penny', 'item.low', { ...samples.estimate, low: 100.005 }],
    ['a promise of two lines', 'item.title', { ...samples.promise, title: 'Hotel\nnear the mosque' }],
    ['a trip of another century', 'item.departsOn', { ...samples.trip, departsOn: '1999-12-31' }],
    ['a trip of years', 'item.returnsOn', { ...samples.trip, returnsOn: '2029-05-01' }],
    ['an expense of a day to come', 'item.paidOn', { ...samples.expense, paidOn: '2076-01-01' }],
    ['an expense of a line that does not exist', 'item.line', { ...samples.expense, line: 'zzz-not-there' }],
    ['an estimate of such a line', 'item.line', { ...samples.estimate, line: 'zzz-not-there' }],
    ['a rate read on a day to come', 'item.readOn', { ...samples.rate, readOn: '2076-01-01' }],
    ['a promise of a day to come', 'item.promisedOn', { ...samples.promise, promisedOn: '2076-01-01' }],
    ['a promise of 1900', 'item.promisedOn', { ...samples.promise, promisedOn: '1900-01-01' }],
    ['an unknown kind', 'item.kind', { ...samples.check, kind: 'wish' }],
    ['an unknown field', 'item', { ...samples.check, isAdmin: true }],
  ])('are refused: %s', async (_what, field, item) => {
    const { client } = await register(test);
    const reply = await client.put<{ code: string; fields: Record<string, string> }>(
      `${url}/${randomUUID()}`,
      { item, changedAt: now() },
    );
    expect([reply.status, reply.body.code]).toEqual([400, 'request.invalid']);
    expect(Object.keys(reply.body.fields).some((name) => name.startsWith(field))).toBe(true);
    expect(await list(client)).toEqual([]);
  });

  it.each([undefined, -1, 1.5, '2026-11-21', 4_102_444_800_001])(
    'are refused with the date of change %j',
    async (changedAt) => {
      const { client } = await register(test);
      const reply = await client.put<{ fields: object }>(`${url}/${randomUUID()}`, {
        item: samples.check,
        changedAt,
      });
      expect([reply.status, Object.keys(reply.body.fields)]).toEqual([400, ['changedAt']]);
    },
  );

  it('are refused with an id that is no UUID', async () => {
    const { client } = await register(test);
    expect((await put(client, 'trip', samples.trip)).status).toBe(400);
  });
});

describe('another account', () => {
  it('sees nothing, and changes and deletes nothing', async () => {
    const owner = await register(test);
    const other = await register(test);
    const id = tripId;
    await put(owner.client, id, samples.trip);
    expect(await list(other.client)).toEqual([]);
    test.clock.advance({ minutes: 1 });
    // The trip has the same id in every account.
    for (const item of [null, { ...samples.trip, travellers: 3 }, null]) {
      expect((await put(other.client, id, item)).status).toBe(200);
      expect(await parts(owner.client)).toEqual([{ id, item: samples.trip }]);
      test.clock.advance({ minutes: 1 });
    }
  });

  it('is needed: without one nothing is answered', async () => {
    const visitor = test.visitor();
    const id = tripId;
    const replies = [await visitor.get(url), await put(visitor, id, samples.trip)];
    expect(replies.map(({ status }) => status)).toEqual([401, 401]);
  });
});
