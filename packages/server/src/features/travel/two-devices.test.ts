import { randomUUID } from 'node:crypto';
import type { StoredTravelItem, TravelItem, TravelItemState } from '@manasik/contract/travel';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { travelItems } from './travel.table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set(new Date('2026-11-21T12:00:00Z'));
});
afterAll(() => test.close());

const url = '/api/travel/items';
const at = (time: string): number => Date.parse(`2026-11-21T${time}:00Z`);
const check = (title: string): TravelItem => ({
  kind: 'check',
  category: 'packing',
  item: null,
  title,
  isDone: false,
});
const put = async (client: TestClient, id: string, item: TravelItem | null, changedAt: number) => {
  const reply = await client.put<TravelItemState>(`${url}/${id}`, { item, changedAt });
  expect(reply.status).toBe(200);
  return reply.body;
};
const list = async (client: TestClient) => (await client.get<{ items: StoredTravelItem[] }>(url)).body.items;

describe('two devices of one person', () => {
  it('keep the later change of a part in any order, and both learn it', async () => {
    const early = { item: check('early'), changedAt: at('10:00') };
    const late = { item: check('late'), changedAt: at('11:00') };
    for (const [first, second] of [
      [early, late],
      [late, early],
    ] as const) {
      const { client } = await register(test);
      const id = randomUUID();
      await put(client, id, first.item, first.changedAt);
      expect(await put(client, id, second.item, second.changedAt)).toEqual({ id, ...late });
      expect(await list(client)).toEqual([{ id, ...late }]);
    }
  });

  it('do not bring back a deleted part with an earlier change', async () => {
    const { client } = await register(test);
    const id = randomUUID();
    await put(client, id, check('a'), at('10:00'));
    await put(client, id, null, at('11:00'));
    const answer = await put(client, id, check('changed offline'), at('10:30'));
    expect(answer).toEqual({ id, item: null, changedAt: at('11:00') });
    expect(await list(client)).toEqual([]);
  });

  it('do not delete a part that was changed later', async () => {
    const { client } = await register(test);
    const id = randomUUID();
    const kept = { id, item: check('changed'), changedAt: at('11:00') };
    await put(client, id, kept.item, kept.changedAt);
    expect(await put(client, id, null, at('10:30'))).toEqual(kept);
    expect(await list(client)).toEqual([kept]);
  });

  it('know of a deletion even if the part itself arrives afterwards', async () => {
    const { client } = await register(test);
    const id = randomUUID();
    await put(client, id, null, at('11:00'));
    expect((await put(client, id, check('a'), at('10:00'))).item).toBeNull();
    expect(await list(client)).toEqual([]);
  });

  it('agree on two changes of the same time, in any order, and keep the part', async () => {
    const results = [];
    for (const items of [
      [check('one'), check('other'), null],
      [null, check('other'), check('one')],
    ]) {
      const { client } = await register(test);
      const id = randomUUID();
      for (const item of items) await put(client, id, item, at('10:00'));
      results.push((await list(client)).map(({ item }) => item));
    }
    expect(results[0]).toHaveLength(1);
    expect(results[1]).toEqual(results[0]);
  });

  it('can change what a device with a fast clock has changed', async () => {
    const { client } = await register(test);
    const id = randomUUID();
    const ahead = await put(client, id, check('fast'), Date.parse('2099-01-01T00:00:00Z'));
    expect(ahead.changedAt).toBeLessThanOrEqual(test.clock.now().getTime());
    test.clock.advance({ minutes: 1 });
    await put(client, id, check('right'), test.clock.now().getTime());
    expect((await list(client)).map(({ item }) => item)).toEqual([check('right')]);
  });

  it('lose nothing when they send at the same time, and the latest change of a shared part wins', async () => {
    const { client, cookie } = await register(test);
    const shared = randomUUID();
    const base = at('09:00');
    const ids = Array.from({ length: 20 }, () => randomUUID());
    await Promise.all(
      ids.flatMap((id, index) => {
        const device = index % 2 === 0 ? client : test.as(cookie);
        const time = base + ((index * 7) % 20);
        return [put(device, id, check(id), time), put(device, shared, check(String(time - base)), time)];
      }),
    );
    const items = await list(client);
    expect(items.map(({ id }) => id).toSorted()).toEqual([shared, ...ids].toSorted());
    expect(items.find(({ id }) => id === shared)?.item).toEqual(check('19'));
  });
});

it('forgets the oldest deletions of an account once there are many', async () => {
  const { client, user } = await register(test);
  const oldest = randomUUID();
  const rows = [oldest, ...Array.from({ length: 999 }, () => randomUUID())].map((id, index) => ({
    userId: user.id,
    id,
    item: null,
    createdAt: new Date(at('08:00')),
    changedAt: new Date(at('08:00') + index),
  }));
  await test.database.db.insert(travelItems).values(rows);
  const part = randomUUID();
  await put(client, part, check('kept'), at('07:00'));
  await put(client, randomUUID(), null, at('10:00'));
  const ofUser = eq(travelItems.userId, user.id);
  const deleted = await test.database.db.select({ id: travelItems.id }).from(travelItems).where(ofUser);
  expect(deleted).toHaveLength(1001);
  expect(deleted.map(({ id }) => id)).not.toContain(oldest);
  expect((await list(client)).map(({ id }) => id)).toEqual([part]);
});
