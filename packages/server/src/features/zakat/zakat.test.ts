import type { ZakatResult } from '@manasik/contract/zakat';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, goodPassword, register, type TestApp } from '../../testing/test-app.ts';
import { zakatCalculations } from './zakat.table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

type Result = ZakatResult & { warnings: string[]; id: string | null };
interface History {
  entries: { id: string; createdAt: string; result: ZakatResult }[];
}

const url = '/api/zakat/calculate';
const historyUrl = '/api/zakat/history';
const asTheSpecHasIt = { savings: 25_000, gold: 85, silver: 0, year: 2026 };
const prices = { currency: 'PKR', gold: 30_000, silver: 350, setOn: '2026-11-20' };
const calculate = (body: unknown, client = test.visitor()) => client.post<Result>(url, body);
const historyOf = async (client: ReturnType<TestApp['visitor']>) =>
  (await client.get<History>(historyUrl)).body.entries;

describe('the calculation of zakat', () => {
  it('accepts the specification’s request, without an account, at the starting prices', async () => {
    const { status, body } = await calculate(asTheSpecHasIt);
    expect(status).toBe(200);
    expect(body).toEqual({
      zakatDue: 731.25,
      year: 2026,
      currency: 'GBP',
      rate: 0.025,
      nisab: { by: 'silver', grams: 595, value: 357 },
      zakatable: 29_250,
      breakdown: [
        { item: 'savings', grams: null, amount: 25_000, counted: true },
        { item: 'gold', grams: 85, amount: 4250, counted: true },
      ],
      school: 'hanafi',
      debtRule: 'deducted',
      lunarYearPassed: true,
      prices: { currency: 'GBP', gold: 50, silver: 0.6, setOn: null },
      reason: null,
      warnings: [],
      id: null,
    });
  });

  it('follows the given prices, debts, nisab, school and lunar year', async () => {
    const body = { savings: 3e6, goldJewellery: 100, debts: 1e5, nisabBy: 'gold', school: 'maliki', prices };
    expect((await calculate(body)).body).toMatchObject({
      zakatDue: 72_500,
      currency: 'PKR',
      nisab: { by: 'gold', grams: 85, value: 2_550_000 },
      prices,
    });
    expect((await calculate({ ...body, school: 'hanafi' })).body.zakatDue).toBe(147_500);
    expect((await calculate({ ...body, lunarYearPassed: false })).body).toMatchObject({
      zakatDue: 0,
      reason: 'yearNotPassed',
    });
    expect((await calculate({ ...body, debts: 1e6 })).body).toMatchObject({
      zakatDue: 0,
      reason: 'belowNisab',
    });
    expect((await calculate({})).body).toMatchObject({
      zakatDue: 0,
      reason: 'nothing',
      year: test.clock.now().getUTCFullYear(),
    });
  });

  it('deducts no debts for a Shafi’i, and says so', async () => {
    const body = { savings: 1000, debts: 200, school: 'shafi' };
    expect((await calculate(body)).body).toMatchObject({
      zakatDue: 25,
      zakatable: 1000,
      debtRule: 'notDeducted',
      warnings: [],
    });
    expect((await calculate({ ...body, school: 'hanbali' })).body).toMatchObject({
      zakatDue: 20,
      debtRule: 'deducted',
    });
  });

  it.each([{ debts: 200 }, { goldJewellery: 5 }, { silverJewellery: 5 }, { lunarYear: 'startAndEnd' }])(
    'warns a client that names no school where the schools differ: %j',
    async (part) => {
      const body = { savings: 1000, ...part };
      expect((await calculate(body)).body).toMatchObject({ school: 'hanafi', warnings: ['schoolAssumed'] });
      expect((await calculate({ ...body, school: 'hanafi' })).body.warnings).toEqual([]);
    },
  );

  it('counts the lunar year as the school does', async () => {
    const body = { savings: 9000, lunarYear: 'startAndEnd' };
    expect((await calculate({ ...body, school: 'hanafi' })).body).toMatchObject({
      zakatDue: 225,
      reason: null,
    });
    expect((await calculate({ ...body, school: 'shafi' })).body).toMatchObject({
      zakatDue: 0,
      lunarYearPassed: false,
      reason: 'yearNotPassed',
    });
    expect((await calculate({ ...body, lunarYear: 'notYet', school: 'hanafi' })).body.reason).toBe(
      'yearNotPassed',
    );
  });

  it('is exact for the largest amounts that it accepts', async () => {
    const most = { savings: 1e12, gold: 1e6, silver: 1e6, goldJewellery: 1e6, silverJewellery: 1e6 };
    const dear = { ...prices, gold: 1e9, silver: 1e9 };
    expect((await calculate({ ...most, prices: dear })).body).toMatchObject({
      zakatDue: 100_025e9,
      reason: null,
    });
  });

  it.each([
    [{ savings: -1 }, { savings: 'tooSmall' }],
    [{ savings: 1e308 }, { savings: 'tooBig' }],
    [{ savings: 1e12 + 1 }, { savings: 'tooBig' }],
    [{ gold: 1e6 + 1 }, { gold: 'tooBig' }],
    [{ silver: -0.01 }, { silver: 'tooSmall' }],
    [{ savings: '25000' }, { savings: 'wrongType' }],
    [{ savings: '٢٥' }, { savings: 'wrongType' }],
    [{ savings: null }, { savings: 'wrongType' }],
    [{ debts: -5 }, { debts: 'tooSmall' }],
    [{ nisabBy: 'copper' }, { nisabBy: 'format' }],
    [{ school: 'none' }, { school: 'format' }],
    [{ lunarYear: 'half' }, { lunarYear: 'format' }],
    [{ year: 2026.5 }, { year: 'wrongType' }],
    [{ year: 3000 }, { year: 'tooBig' }],
    [{ lunarYearPassed: 'yes' }, { lunarYearPassed: 'wrongType' }],
    [{ prices: { ...prices, gold: 0 } }, { 'prices.gold': 'tooSmall' }],
    [{ prices: { ...prices, currency: 'pkr' } }, { 'prices.currency': 'format' }],
    [{ prices: { ...prices, setOn: null } }, { 'prices.setOn': 'wrongType' }],
    [{ rate: 0 }, { rate: 'unknown' }],
  ])('refuses %j', async (wrong, fields) => {
    const { client } = await register(test);
    expect(await calculate({ ...asTheSpecHasIt, ...wrong }, client)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields },
    });
    expect(await historyOf(client)).toEqual([]);
  });

  it.each(['NaN', '1e999', 'Infinity'])('refuses a number written as %s', async (written) => {
    const reply = await test.visitor().send('POST', url, {
      payload: `{"savings":${written}}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(reply.status).toBe(400);
  });
});

describe('the history', () => {
  it('stores a user’s calculations, newest first and as answered', async () => {
    const { client } = await register(test);
    const first = (await calculate(asTheSpecHasIt, client)).body;
    test.clock.advance({ minutes: 60 });
    const second = (await calculate({ savings: 100, prices }, client)).body;
    const entries = await historyOf(client);
    expect(entries.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect({ ...entries[1]?.result, warnings: [], id: entries[1]?.id }).toEqual(first);
    test.clock.set(new Date());
  });

  it('still shows entries from before debts depended on the school', async () => {
    const { client, user } = await register(test);
    await calculate({ savings: 1000, debts: 200 }, client);
    const [row] = await test.database.db
      .select()
      .from(zakatCalculations)
      .where(eq(zakatCalculations.userId, user.id));
    const { debtRule, ...older } = row?.result ?? {};
    expect(debtRule).toBe('deducted');
    // An entry of an older version.
    await test.database.db
      .update(zakatCalculations)
      .set({ result: older as ZakatResult })
      .where(eq(zakatCalculations.userId, user.id));
    expect((await historyOf(client)).map(({ result }) => result.debtRule)).toEqual(['deducted']);
  });

  it('stores nothing when the user does not want it', async () => {
    const { client } = await register(test);
    const { body } = await calculate({ ...asTheSpecHasIt, keep: false }, client);
    expect(body).toMatchObject({ zakatDue: 731.25, id: null });
    expect(await historyOf(client)).toEqual([]);
  });

  it('keeps the newest hundred', async () => {
    const { client } = await register(test);
    for (let count = 1; count <= 102; count += 1) {
      test.clock.advance({ minutes: 1 });
      await calculate({ savings: count }, client);
    }
    const savings = (await historyOf(client)).map(({ result }) => result.breakdown[0]?.amount);
    expect(savings).toEqual(Array.from({ length: 100 }, (_, index) => 102 - index));
    test.clock.set(new Date());
  });

  it('can be cleared entry by entry', async () => {
    const { client } = await register(test);
    const { id } = (await calculate(asTheSpecHasIt, client)).body;
    expect((await client.delete(`${historyUrl}/${id}`)).status).toBe(204);
    expect(await historyOf(client)).toEqual([]);
    expect(await client.delete(`${historyUrl}/${id}`)).toMatchObject({
      status: 404,
      body: { code: 'request.notFound' },
    });
    expect(await client.delete(`${historyUrl}/1`)).toMatchObject({
      status: 400,
      body: { fields: { id: 'format' } },
    });
  });

  it('is inaccessible to others', async () => {
    const mine = await register(test);
    const theirs = await register(test);
    const { id } = (await calculate(asTheSpecHasIt, mine.client)).body;
    expect(await historyOf(theirs.client)).toEqual([]);
    expect((await theirs.client.delete(`${historyUrl}/${id}`)).status).toBe(404);
    for (const reply of [
      await test.visitor().get(historyUrl),
      await test.visitor().delete(`${historyUrl}/${id}`),
    ]) {
      expect(reply).toMatchObject({ status: 401, body: { code: 'auth.signInFirst' } });
    }
    expect(await historyOf(mine.client)).toHaveLength(1);
  });

  it('is deleted with the account', async () => {
    const { client, user } = await register(test);
    await calculate(asTheSpecHasIt, client);
    const rows = () => test.database.db.$count(zakatCalculations, eq(zakatCalculations.userId, user.id));
    expect(await rows()).toBe(1);
    expect((await client.delete('/api/auth/user', { password: goodPassword })).status).toBe(204);
    expect(await rows()).toBe(0);
  });

  it('leaves no amounts in the log', async () => {
    const { client } = await register(test);
    await calculate({ savings: 1_234_567.89 }, client);
    await calculate({ savings: 7_654_321.98, gold: -1 }, client);
    expect(test.log.join('\n')).not.toMatch(/1234567|7654321|30864/);
  });
});
