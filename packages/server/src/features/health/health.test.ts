import { randomUUID } from 'node:crypto';
import { type Metric, mostMetrics, type NewMetric } from '@manasik/contract/health';
import { addDays } from '@manasik/core/calendar/civil-date';
import { metricLimits } from '@manasik/core/health/metric-limits';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  test.clock.set(new Date('2026-11-26T06:00:00Z'));
});
afterAll(() => test.close());

const url = '/api/health/metrics';
const day = (date: string, values: NewMetric['values'], source: NewMetric['source'] = 'manual') => ({
  date,
  source,
  values,
});
const store = (client: TestClient, ...metrics: NewMetric[]) =>
  client.post<{ metrics: Metric[] }>(url, { metrics });
const list = async (client: TestClient, query = '') =>
  (await client.get<{ metrics: Metric[]; next: string | null }>(`${url}${query}`)).body;
const latest = async (client: TestClient) =>
  (await client.get<Record<string, unknown>>('/api/health/latest')).body;
const invalid = (field: string, code: string) => ({
  status: 400,
  body: { code: 'request.invalid', fields: { [field]: code } },
});

describe('measurements', () => {
  it('are stored and listed, the latest day first', async () => {
    const { client } = await register(test);
    const stored = await store(
      client,
      day('2026-11-24', { steps: 4000 }),
      day('2026-11-25', { steps: 0, weightGrams: 80_500 }),
    );
    expect(stored.status).toBe(201);
    const { metrics, next } = await list(client);
    expect(metrics.map(({ date, source, values }) => ({ date, source, values }))).toEqual([
      day('2026-11-25', { steps: 0, weightGrams: 80_500 }),
      day('2026-11-24', { steps: 4000 }),
    ]);
    expect(next).toBeNull();
  });

  it('count nothing twice when the same day is stored again, and keep what was left out', async () => {
    const { client } = await register(test);
    const exported = day('2026-11-25', { steps: 7000, sleepMinutes: 400 }, 'apple');
    const [first] = (await store(client, exported)).body.metrics;
    await store(client, exported);
    await store(client, day('2026-11-25', { steps: 7500 }, 'apple'));
    const { metrics } = await list(client);
    expect(metrics).toEqual([{ ...first, values: { steps: 7500, sleepMinutes: 400 } }]);
  });

  it('of an import never lower a sum that is stored, but replace single measurements', async () => {
    const { client } = await register(test);
    const whole = { steps: 8000, distanceMetres: 6000, weightGrams: 80_500, restingPulse: 61 };
    await store(client, day('2026-11-25', whole, 'google'));
    const part = { steps: 1600, distanceMetres: 6500, sleepMinutes: 400, weightGrams: 80_000 };
    const metrics = [day('2026-11-25', part, 'google')];
    const stored = await client.post<{ metrics: Metric[] }>(url, { metrics, keepsGreater: true });
    const values = { ...part, steps: 8000, restingPulse: 61 };
    expect(stored.body.metrics).toMatchObject([{ values }]);
    expect((await list(client)).metrics).toMatchObject([{ values }]);
  });

  it('of overlapping sources are combined by the greatest, and by what the user entered', async () => {
    const { client } = await register(test);
    await store(
      client,
      day('2026-11-25', { steps: 7000, restingPulse: 61 }, 'apple'),
      day('2026-11-25', { steps: 7400 }, 'google'),
      day('2026-11-24', { steps: 20_000 }),
    );
    expect(await latest(client)).toMatchObject({ date: '2026-11-25', steps: 7400, restingPulse: 61 });
    await store(client, day('2026-11-25', { steps: 5000 }));
    expect(await latest(client)).toMatchObject({ steps: 5000, weightGrams: null });
  });

  it('are null before anything was measured', async () => {
    const { client } = await register(test);
    expect(await latest(client)).toMatchObject({ date: null, steps: null });
  });

  it('are read by range and by page, each once', async () => {
    const { client } = await register(test);
    const days = Array.from({ length: 9 }, (_, index) => `2026-11-1${index}`);
    await store(
      client,
      ...days.map((date) => day(date, { steps: 1 })),
      ...days.map((date) => day(date, { steps: 2 }, 'apple')),
    );
    const seen: string[] = [];
    let query = '?from=2026-11-11&to=2026-11-17&limit=3';
    for (let page = 0; page < 5; page += 1) {
      const { metrics, next } = await list(client, query);
      seen.push(...metrics.map(({ date, source }) => `${date} ${source}`));
      if (next === null) break;
      query = `?from=2026-11-11&to=2026-11-17&limit=3&cursor=${next}`;
    }
    const expected = days.slice(1, 8).toReversed();
    expect(seen).toEqual(expected.flatMap((date) => [`${date} apple`, `${date} manual`]));
  });

  it('are replaced whole, and deleted', async () => {
    const { client } = await register(test);
    const [metric] = (await store(client, day('2026-11-24', { steps: 1, restingPulse: 60 }))).body.metrics;
    const changed = await client.put<Metric>(`${url}/${metric?.id}`, {
      date: '2026-11-23',
      values: { steps: 2 },
    });
    expect(changed.body).toEqual({ ...metric, date: '2026-11-23', values: { steps: 2 } });
    expect((await client.delete(`${url}/${metric?.id}`)).status).toBe(204);
    expect(await client.delete(`${url}/${metric?.id}`)).toMatchObject({
      status: 404,
      body: { code: 'health.notFound' },
    });
  });

  it('lose single values in the request that stores others, and keep the rest', async () => {
    const { client } = await register(test);
    const before = { steps: 1, restingPulse: 60, weightGrams: 80_000, sleepMinutes: 400 };
    const [metric] = (await store(client, day('2026-11-24', before))).body.metrics;
    // The weight is no longer the one that the request expects, so it stays.
    const removed = { restingPulse: null, weightGrams: 79_000, sleepMinutes: 400 };
    const change = { ...day('2026-11-24', { activeMinutes: 30 }), removed };
    const expected = { ...metric, values: { steps: 1, weightGrams: 80_000, activeMinutes: 30 } };
    expect((await store(client, change)).body.metrics).toEqual([expected]);
    // A request whose reply was lost is sent again.
    expect((await store(client, change)).body.metrics).toEqual([expected]);
    expect((await list(client)).metrics).toEqual([expected]);
  });

  it('are deleted when their last value is removed, and removing from a day without an entry adds none', async () => {
    const { client } = await register(test);
    await store(client, day('2026-11-24', { steps: 1 }), day('2026-11-24', { steps: 2 }, 'apple'));
    const removal = { ...day('2026-11-24', {}), removed: { steps: null } };
    for (const change of [removal, removal, { ...removal, date: '2026-11-23' }]) {
      expect(await store(client, change)).toMatchObject({ status: 201, body: { metrics: [] } });
    }
    expect((await list(client)).metrics).toMatchObject([day('2026-11-24', { steps: 2 }, 'apple')]);
    expect(await latest(client)).toMatchObject({ steps: 2 });
  });

  it('cannot move to a day that has an entry of the same source', async () => {
    const { client } = await register(test);
    const [first] = (await store(client, day('2026-11-24', { steps: 1 }), day('2026-11-25', { steps: 2 })))
      .body.metrics;
    const refused = await client.put(`${url}/${first?.id}`, { date: '2026-11-25', values: { steps: 3 } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'health.dateTaken' } });
    expect((await list(client)).metrics).toHaveLength(2);
  });

  it('are stored for as many days as a request may have, each with every metric', async () => {
    const { client } = await register(test);
    const all = Object.fromEntries(
      Object.entries(metricLimits).map(([metric, { greatest }]) => [metric, greatest]),
    );
    const days = Array.from({ length: mostMetrics }, (_, ago) =>
      day(addDays('2026-11-26', -ago), all, 'apple'),
    );
    expect((await store(client, ...days)).status).toBe(201);
  });

  it('are limited, and a request that exceeds the limit stores nothing', async () => {
    const { client, user } = await register(test);
    await test.database.db.execute(sql`
      INSERT INTO health_metrics (user_id, date, source, steps)
      SELECT ${user.id}, date '2000-01-01' + n, s, 1
      FROM generate_series(0, 7499) n, unnest(ARRAY['manual', 'motion', 'google', 'apple']) s`);
    const refused = await store(client, day('2026-11-24', { steps: 1 }));
    expect(refused).toMatchObject({ status: 409, body: { code: 'health.tooMany' } });
    expect((await latest(client))['date']).not.toBe('2026-11-24');
    // Stored days may still change.
    expect((await store(client, day('2000-01-01', { steps: 2 }, 'apple'))).status).toBe(201);
  });

  it.each<[object, string, string]>([
    [day('2026-11-28', { steps: 1 }), 'metrics.0.date', 'inFuture'],
    [day('1999-12-31', { steps: 1 }), 'metrics.0.date', 'tooSmall'],
    [day('2026-02-30', { steps: 1 }), 'metrics.0.date', 'format'],
    [day('2026-11-24', { steps: -1 }), 'metrics.0.values.steps', 'tooSmall'],
    [day('2026-11-24', { steps: 150_001 }), 'metrics.0.values.steps', 'tooBig'],
    [day('2026-11-24', { weightGrams: 900 }), 'metrics.0.values.weightGrams', 'tooSmall'],
    [day('2026-11-24', {}), 'metrics.0.values', 'required'],
    [{ ...day('2026-11-24', {}), removed: {} }, 'metrics.0.values', 'required'],
    [{ ...day('2026-11-24', { steps: 1 }), removed: { steps: null } }, 'metrics.0.removed', 'taken'],
    [{ date: '2026-11-24', source: 'watch', values: { steps: 1 } }, 'metrics.0.source', 'format'],
  ])('are refused: %j', async (metric, field, code) => {
    const { client } = await register(test);
    const reply = await client.post(url, { metrics: [metric] });
    expect(reply).toMatchObject(invalid(field, code));
    expect((await list(client)).metrics).toEqual([]);
  });

  it('are refused if a day and source is given twice in one request', async () => {
    const { client } = await register(test);
    const twice = day('2026-11-24', { steps: 1 });
    expect(await store(client, twice, twice)).toMatchObject(invalid('metrics.1.date', 'taken'));
  });

  it.each(['2026-11-24:watch', '2026-13-99:apple'])(
    'are refused with a page that does not exist: %s',
    async (cursor) => {
      const { client } = await register(test);
      expect(await client.get(`${url}?cursor=${cursor}`)).toMatchObject(invalid('cursor', 'format'));
    },
  );

  it('are seen and changed by nobody else', async () => {
    const { client } = await register(test);
    const other = (await register(test)).client;
    const [metric] = (await store(client, day('2026-11-24', { steps: 1 }))).body.metrics;
    const address = `${url}/${metric?.id}`;
    const change = { date: '2026-11-24', values: { steps: 9 } };
    expect((await list(other)).metrics).toEqual([]);
    expect(await latest(other)).toMatchObject({ date: null });
    const unknown = await other.put(`${url}/${randomUUID()}`, change);
    for (const reply of [await other.put(address, change), await other.delete(address)]) {
      expect({ status: reply.status, body: reply.body }).toEqual({ status: 404, body: unknown.body });
    }
    const visitor = test.visitor();
    const asks = [
      visitor.get(url),
      visitor.get('/api/health/latest'),
      visitor.get('/api/health/plan'),
      visitor.put('/api/health/plan', { plan: null }),
      visitor.post(url, { metrics: [day('2026-11-24', { steps: 1 })] }),
      visitor.put(address, change),
      visitor.delete(address),
    ];
    for (const reply of await Promise.all(asks)) {
      expect(reply).toMatchObject({ status: 401, body: { code: 'auth.signInFirst' } });
    }
    expect((await list(client)).metrics).toEqual([metric]);
  });
});
