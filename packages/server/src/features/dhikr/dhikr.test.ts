import type { DhikrState } from '@manasik/contract/dhikr';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set(new Date('2026-11-21T12:00:00Z'));
});
afterAll(() => test.close());

const today = '2026-11-21';
const days = { from: '2026-11-01', to: '2026-11-30' };
const tally = (count: number, revision: number, over: object = {}) => ({
  date: today,
  dhikrId: 'subhanallah',
  count,
  revision,
  ...over,
});
const phrase = (id: string, over: object = {}) => ({
  id,
  text: 'Salawat',
  target: 100,
  changedAt: Date.parse('2026-11-21T10:00:00Z'),
  removed: false,
  ...over,
});
const put = (client: TestClient, deviceId: string, tallies: object[], phrases: object[] = []) =>
  client.put<DhikrState>('/api/dhikr', { deviceId, tallies, phrases }, { query: days });
const get = (client: TestClient, query: Record<string, string> = days) =>
  client.get<DhikrState>('/api/dhikr', { query });

const many = (length: number) => Array.from({ length }, (_, n) => tally(1, 1, { dhikrId: `own-${n}` }));

describe('counts', () => {
  it('adds up the counts of two devices, and marks each device’s own', async () => {
    const { client } = await register(test);
    expect((await get(client)).body).toEqual({ phrases: [], tallies: [], own: [] });
    await put(client, 'phone', [tally(20, 20)]);
    const { status, body } = await put(client, 'tablet', [tally(13, 13), tally(5, 5, { dhikrId: 'own-1' })]);
    expect(status).toBe(200);
    expect(body).toEqual({
      phrases: [],
      tallies: [
        { date: today, dhikrId: 'own-1', count: 5 },
        { date: today, dhikrId: 'subhanallah', count: 33 },
      ],
      own: [tally(5, 5, { dhikrId: 'own-1' }), tally(13, 13)],
    });
    expect((await get(client, { ...days, deviceId: 'phone' })).body).toEqual({
      ...body,
      own: [tally(20, 20)],
    });
  });

  it('from an offline device count once, however often and late they arrive', async () => {
    const { client } = await register(test);
    await put(client, 'phone', [tally(10, 10)]);
    const offline = [tally(34, 36)];
    await Promise.all([put(client, 'phone', offline), put(client, 'phone', offline)]);
    await put(client, 'phone', [tally(10, 10)]);
    expect((await put(client, 'tablet', [])).body.tallies).toEqual([
      { date: today, dhikrId: 'subhanallah', count: 34 },
    ]);
  });

  it('decrease by an undo, which is newer than the count it undoes', async () => {
    const { client } = await register(test);
    await put(client, 'phone', [tally(10, 10)]);
    expect((await put(client, 'phone', [tally(9, 11)])).body.own).toEqual([tally(9, 11)]);
    expect((await put(client, 'phone', [tally(10, 10)])).body.own).toEqual([tally(9, 11)]);
  });

  it('use the newest of two entries for a day in one request', async () => {
    const { client } = await register(test);
    expect((await put(client, 'phone', [tally(3, 4), tally(5, 3), tally(2, 1)])).body.own).toEqual([
      tally(3, 4),
    ]);
  });

  it('cover the requested days', async () => {
    const { client } = await register(test);
    await put(client, 'phone', [tally(1, 1), tally(2, 2, { date: '2026-10-31' })]);
    expect((await get(client)).body.tallies.map(({ date }) => date)).toEqual([today]);
    const year = { from: '2025-10-18', to: today };
    expect((await get(client, year)).body.tallies).toHaveLength(2);
    expect(await get(client, { ...year, from: '2025-10-17' })).toMatchObject({
      status: 400,
      body: { fields: { to: 'tooBig' } },
    });
    expect(await get(client, { from: today, to: '2026-11-20' })).toMatchObject({
      status: 400,
      body: { fields: { to: 'tooSmall' } },
    });
  });

  it('may be for tomorrow where it has begun, but not for the day after', async () => {
    const { client } = await register(test);
    expect((await put(client, 'phone', [tally(1, 1, { date: '2026-11-22' })])).status).toBe(200);
    expect(await put(client, 'phone', [tally(7, 7), tally(1, 1, { date: '2026-11-23' })])).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields: { 'tallies.1.date': 'tooBig' } },
    });
    expect((await get(client)).body.tallies).toEqual([
      { date: '2026-11-22', dhikrId: 'subhanallah', count: 1 },
    ]);
  });

  it('are accepted five hundred at a time, and no more', async () => {
    const { client } = await register(test);
    expect((await put(client, 'phone', many(500))).body.tallies).toHaveLength(500);
    expect(await put(client, 'phone', many(501))).toMatchObject({
      status: 400,
      body: { fields: { tallies: 'tooBig' } },
    });
  });

  it.each([
    [{ count: -1 }, 'count', 'tooSmall'],
    [{ count: 100_001 }, 'count', 'tooBig'],
    [{ count: 1.5 }, 'count', 'wrongType'],
    [{ revision: 0 }, 'revision', 'tooSmall'],
    [{ revision: 2 ** 31 }, 'revision', 'tooBig'],
    [{ dhikrId: 'Subhan' }, 'dhikrId', 'format'],
    [{ dhikrId: 'x'.repeat(41) }, 'dhikrId', 'format'],
    [{ date: '2026-02-30' }, 'date', 'format'],
    [{ userId: 'x' }, 'userId', 'unknown'],
  ])('refuse %j', async (over, field, code) => {
    const { client } = await register(test);
    expect(await put(client, 'phone', [tally(1, 1), tally(1, 1, over)])).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields: { [`tallies.1.${field}`]: code } },
    });
    expect((await get(client)).body.tallies).toEqual([]);
  });

  it('are inaccessible to others, and to visitors', async () => {
    const mine = await register(test);
    const theirs = await register(test);
    await put(mine.client, 'phone', [tally(33, 33)], [phrase('own-1')]);
    await put(theirs.client, 'phone', [tally(1, 99)], [phrase('own-1', { text: 'Istighfar' })]);
    const { body } = await get(mine.client, { ...days, deviceId: 'phone' });
    expect(body).toEqual({
      phrases: [phrase('own-1')],
      tallies: [{ date: today, dhikrId: 'subhanallah', count: 33 }],
      own: [tally(33, 33)],
    });
    expect(await get(test.visitor())).toMatchObject({ status: 401, body: { code: 'auth.signInFirst' } });
    expect(await put(test.visitor(), 'phone', [])).toMatchObject({ status: 401 });
  });

  it('are deleted with the account', async () => {
    const { client, user } = await register(test);
    await put(client, 'phone', [tally(33, 33)], [phrase('own-1')]);
    await test.database.db.execute(sql`DELETE FROM users WHERE id = ${user.id}`);
    const { rows } = await test.database.db.execute(sql`
      SELECT user_id FROM dhikr_tallies WHERE user_id = ${user.id}
      UNION SELECT user_id FROM dhikr_phrases WHERE user_id = ${user.id}`);
    expect(rows).toEqual([]);
  });
});
