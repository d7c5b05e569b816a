import type { RamadanProgress } from '@manasik/contract/ramadan';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, goodPassword, register, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
// The sixth of Ramadan 1447, which began on 18 February 2026 and had thirty days.
beforeEach(() => test.clock.set(new Date('2026-02-23T12:00:00Z')));
afterAll(() => test.close());

const url = '/api/ramadan/progress';
const progress = async (client: TestClient, query: Record<string, string> = {}) =>
  (await client.get<RamadanProgress>(url, { query })).body;
const change = (client: TestClient, body: unknown, query: Record<string, string> = {}) =>
  client.put<RamadanProgress>(url, body, { query });

const empty = {
  year: 1447,
  firstDay: '2026-02-18',
  days: 30,
  fasts: {},
  tarawih: [],
  juzRead: [],
  missed: 0,
  madeUp: 0,
  toMakeUp: 0,
  open: [],
};

describe('the progress of a Ramadan', () => {
  it('starts empty, and an empty change is accepted', async () => {
    const { client } = await register(test);
    expect(await progress(client)).toEqual(empty);
    expect((await change(client, {})).body).toEqual(empty);
  });

  it('stores fasts, tarawih and juz, and removes them again', async () => {
    const { client } = await register(test);
    await change(client, { fasts: { 1: 'kept', 2: 'missed', 3: 'kept' }, tarawih: { 1: true, 7: true } });
    await change(client, { juz: { 1: true, 2: true, 30: true } });
    await change(client, { fasts: { 3: null }, tarawih: { 7: false }, juz: { 2: false } });
    expect(await progress(client)).toEqual({
      ...empty,
      fasts: { 1: 'kept', 2: 'missed' },
      tarawih: [1],
      juzRead: [1, 30],
      missed: 1,
      toMakeUp: 1,
      open: [{ year: 1447, missed: 1, madeUp: 0, toMakeUp: 1 }],
    });
  });

  it('stores everything that two devices change at once', async () => {
    const { user, client } = await register(test);
    const login = { email: user.email, password: goodPassword };
    const phone = test.as((await test.visitor().post('/api/auth/login', login)).cookie);
    await Promise.all([
      change(client, { fasts: { 1: 'kept' }, juz: { 1: true } }),
      change(phone, { fasts: { 2: 'missed' }, juz: { 2: true } }),
      change(client, { tarawih: { 1: true } }),
      change(phone, { tarawih: { 2: true }, juz: { 30: true } }),
      change(phone, { fasts: { 3: 'missed' } }),
    ]);
    expect(await progress(phone)).toMatchObject({
      fasts: { 1: 'kept', 2: 'missed', 3: 'missed' },
      tarawih: [1, 2],
      juzRead: [1, 2, 30],
      missed: 2,
    });
  });

  it('is for the current Ramadan, then the next, then the requested year', async () => {
    const { client } = await register(test);
    await change(client, { fasts: { 1: 'missed' } });
    test.clock.set(new Date('2026-03-20T00:00:00Z'));
    expect(await progress(client)).toMatchObject({
      year: 1448,
      firstDay: '2027-02-08',
      days: 29,
      missed: 0,
      open: [{ year: 1447, missed: 1, madeUp: 0, toMakeUp: 1 }],
    });
    expect(await progress(client, { year: '1447' })).toMatchObject({ year: 1447, missed: 1 });
    expect(await progress(client, { timezone: 'America/New_York' })).toMatchObject({ year: 1447 });
  });

  it('follows the calendar of the user’s country', async () => {
    const { client } = await register(test);
    await client.put('/api/settings', { hijriAdjustmentDays: -1 });
    expect(await progress(client)).toMatchObject({ firstDay: '2026-02-19', days: 30 });
    const tooEarly = await change(client, { fasts: { 6: 'kept' } });
    expect(tooEarly).toMatchObject({ status: 400, body: { fields: { fasts: 'inFuture' } } });
    await client.put('/api/settings', { hijriAdjustmentDays: 1 });
    expect((await change(client, { fasts: { 7: 'kept' } })).body.fasts).toEqual({ 7: 'kept' });
  });

  it('refuses days that have not come; this evening’s tarawih belongs to tomorrow', async () => {
    const { client } = await register(test);
    expect((await change(client, { fasts: { 6: 'kept' }, tarawih: { 7: true } })).status).toBe(200);
    for (const [body, fields] of [
      [{ fasts: { 7: 'kept' } }, { fasts: 'inFuture' }],
      [{ fasts: { 5: 'kept', 30: null } }, { fasts: 'inFuture' }],
      [{ tarawih: { 8: true } }, { tarawih: 'inFuture' }],
    ] as const) {
      expect(await change(client, body)).toMatchObject({
        status: 400,
        body: { code: 'request.invalid', fields },
      });
    }
    expect((await change(client, { fasts: { 7: 'kept' } }, { timezone: 'Pacific/Kiritimati' })).status).toBe(
      200,
    );
    expect(await change(client, { juz: { 1: true } }, { year: '1448' })).toMatchObject({
      body: { fields: { juz: 'inFuture' } },
    });
    expect(await progress(client)).toMatchObject({ fasts: { 6: 'kept', 7: 'kept' }, tarawih: [7] });
  });

  it('respects the length of the month', async () => {
    const { client } = await register(test);
    const query = { year: '1446' };
    expect(await progress(client, query)).toMatchObject({ days: 29 });
    expect((await change(client, { fasts: { 29: 'kept' }, tarawih: { 29: true } }, query)).status).toBe(200);
    const reply = await change(client, { fasts: { 30: 'kept' }, tarawih: { 30: true } }, query);
    expect(reply).toMatchObject({ status: 400, body: { fields: { fasts: 'tooBig', tarawih: 'tooBig' } } });
  });

  it.each([
    [{ fasts: { 31: 'kept' } }, 'fasts'],
    [{ fasts: { 0: 'kept' } }, 'fasts'],
    [{ fasts: { 1: 'broken' } }, 'fasts.1'],
    [{ tarawih: { 1: 'yes' } }, 'tarawih.1'],
    [{ juz: { 31: true } }, 'juz'],
    [{ juz: [true] }, 'juz'],
    [{ madeUpDays: -1 }, 'madeUpDays'],
    [{ madeUpDays: 1.5 }, 'madeUpDays'],
    [{ year: 1447 }, 'year'],
  ])('refuses %j', async (body, field) => {
    const { client } = await register(test);
    const reply = await client.put<{ fields: Record<string, string> }>(url, body);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.body.fields).join()).toMatch(new RegExp(`^${field}`));
    expect(await progress(client)).toEqual(empty);
  });

  it.each(['1316', '1501', '14470', 'last', '1447.0', ''])('refuses the year %j', async (year) => {
    const { client } = await register(test);
    expect(await client.get(url, { query: { year } })).toMatchObject({ status: 400 });
  });

  it('is inaccessible to others', async () => {
    const mine = await register(test);
    const theirs = await register(test);
    await change(mine.client, { fasts: { 1: 'missed' }, juz: { 1: true } });
    await change(theirs.client, { fasts: { 1: null }, juz: { 1: false } });
    expect(await progress(theirs.client)).toEqual(empty);
    expect(await progress(mine.client)).toMatchObject({ fasts: { 1: 'missed' }, juzRead: [1] });
    for (const reply of [await test.visitor().get(url), await test.visitor().put(url, {})]) {
      expect(reply).toMatchObject({ status: 401, body: { code: 'auth.signInFirst' } });
    }
  });
});

describe('the days to make up', () => {
  it('decrease with every day made up, and are listed for every year with any', async () => {
    const { client } = await register(test);
    await change(client, { fasts: { 1: 'missed', 2: 'missed', 3: 'missed' } }, { year: '1445' });
    await change(client, { fasts: { 4: 'missed' }, madeUpDays: 1 }, { year: '1446' });
    await change(client, { fasts: { 5: 'missed' } });
    expect((await change(client, { madeUpDays: 2 }, { year: '1445' })).body).toMatchObject({
      missed: 3,
      madeUp: 2,
      toMakeUp: 1,
      open: [
        { year: 1447, missed: 1, madeUp: 0, toMakeUp: 1 },
        { year: 1445, missed: 3, madeUp: 2, toMakeUp: 1 },
      ],
    });
  });

  it('cannot become negative, and nothing of such a request is stored', async () => {
    const { client } = await register(test);
    await change(client, { fasts: { 1: 'missed' } });
    const reply = await change(client, { fasts: { 2: 'kept' }, juz: { 1: true }, madeUpDays: 2 });
    expect(reply).toMatchObject({ status: 400, body: { fields: { madeUpDays: 'tooBig' } } });
    expect(await progress(client)).toMatchObject({ fasts: { 1: 'missed' }, juzRead: [], madeUp: 0 });
  });

  it('adjust when a missed fast is corrected to kept', async () => {
    const { client } = await register(test);
    await change(client, { fasts: { 1: 'missed', 2: 'missed' }, madeUpDays: 2 });
    await change(client, { fasts: { 1: 'kept' } });
    expect(await progress(client)).toMatchObject({ missed: 1, madeUp: 1, toMakeUp: 0 });
    await change(client, { fasts: { 3: 'missed' } });
    expect(await progress(client)).toMatchObject({ missed: 2, madeUp: 1, toMakeUp: 1 });
  });

  it('add up whatever the order of two devices', async () => {
    const { client } = await register(test);
    await change(client, { fasts: { 1: 'missed', 2: 'missed' } });
    await Promise.all([
      change(client, { madeUpDays: 2 }),
      change(client, { fasts: { 1: null } }),
      change(client, { fasts: { 2: 'kept' } }),
    ]);
    const { missed, madeUp, toMakeUp } = await progress(client);
    expect({ missed, madeUp, toMakeUp }).toEqual({ missed: 0, madeUp: 0, toMakeUp: 0 });
  });
});
