import type { PrayerLog } from '@manasik/contract/prayer-log';
import { addDays } from '@manasik/core/calendar/civil-date';
import { todayIn } from '@manasik/core/calendar/zone-date';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, goodPassword, register, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const none = { fajr: false, dhuhr: false, asr: false, maghrib: false, isha: false };
const all = { fajr: true, dhuhr: true, asr: true, maghrib: true, isha: true };
const today = () => todayIn('UTC', test.clock.now());
const day = (ago: number) => addDays(today(), -ago);
const list = (client: TestClient, from: string, to: string) =>
  client.get<{ days: PrayerLog[] }>('/api/prayers', { query: { from, to } });
const streak = async (client: TestClient, query = {}) =>
  (await client.get('/api/prayers/streak', { query })).body;

describe('the days of the prayer log', () => {
  it('are listed in order, without days that have no entry', async () => {
    const { client } = await register(test);
    await client.put('/api/prayers/2026-02-28', { isha: true });
    await client.put('/api/prayers/2026-02-03', all);
    await client.put('/api/prayers/2026-01-31', all);
    await client.put('/api/prayers/2026-03-01', all);
    expect((await list(client, '2026-02-01', '2026-02-28')).body).toEqual({
      days: [
        { date: '2026-02-03', ...all },
        { date: '2026-02-28', ...none, isha: true },
      ],
    });
    expect((await list(client, '2020-01-01', '2020-01-01')).body).toEqual({ days: [] });
  });

  it('can be corrected later, prayer by prayer, and two devices at once lose nothing', async () => {
    const { user, client } = await register(test);
    const url = '/api/prayers/2026-01-15';
    const login = { email: user.email, password: goodPassword };
    const phone = test.as((await test.visitor().post('/api/auth/login', login)).cookie);
    await client.put(url, { asr: true });
    await Promise.all([
      client.put(url, { fajr: true }),
      phone.put(url, { dhuhr: true }),
      client.put(url, { asr: false }),
      phone.put(url, { isha: true }),
    ]);
    expect((await phone.put(url, {})).body).toEqual({
      date: '2026-01-15',
      ...none,
      fajr: true,
      dhuhr: true,
      isha: true,
    });
  });

  it('include today and yesterday', async () => {
    const { client } = await register(test);
    await client.put('/api/prayers/today', { fajr: true });
    await client.put(`/api/prayers/${today()}`, { isha: true });
    expect((await client.get('/api/prayers/today')).body).toMatchObject({ fajr: true, isha: true });
    expect((await list(client, today(), today())).body.days).toHaveLength(1);
  });

  it('range from 1 January 1900 to the day that has begun somewhere', async () => {
    const { client } = await register(test);
    expect((await client.put('/api/prayers/1900-01-01', all)).status).toBe(200);
    expect((await client.put(`/api/prayers/${addDays(today(), 1)}`, all)).status).toBe(200);
    const ahead = await client.put(`/api/prayers/${addDays(today(), 2)}`, all);
    expect(ahead).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields: { date: 'inFuture' } },
    });
    expect((await list(client, addDays(today(), 2), addDays(today(), 2))).body).toEqual({ days: [] });
  });

  it.each([
    ['2026-02-01', '2026-01-31', { to: 'tooSmall' }],
    ['2026-01-01', '2026-03-04', { to: 'tooBig' }],
    ['2026-01-01', '2026-02-30', { to: 'format' }],
    ['1899-12-31', '1900-01-01', { from: 'format' }],
  ])('refuse to be listed from %s to %s', async (from, to, fields) => {
    const { client } = await register(test);
    expect(await list(client, from, to)).toMatchObject({ status: 400, body: { fields } });
  });

  it('are listed for at most 62 days, and need both ends', async () => {
    const { client } = await register(test);
    expect((await list(client, '2026-01-01', '2026-03-03')).status).toBe(200);
    const reply = await client.get('/api/prayers', { query: { from: '2026-01-01' } });
    expect(reply).toMatchObject({ status: 400, body: { fields: { to: 'required' } } });
  });

  it.each([
    ['2026-02-30', { fajr: true }, { date: 'format' }],
    ['yesterday', { fajr: true }, { date: 'format' }],
    ['2026-01-15', { fajr: 1 }, { fajr: 'wrongType' }],
    ['2026-01-15', { witr: true }, { witr: 'unknown' }],
  ])('refuse %s with %j', async (date, body, fields) => {
    const { client } = await register(test);
    const reply = await client.put(`/api/prayers/${date}`, body);
    expect(reply).toMatchObject({ status: 400, body: { code: 'request.invalid', fields } });
    expect((await list(client, '2026-01-15', '2026-01-15')).body).toEqual({ days: [] });
  });

  it('are inaccessible to others', async () => {
    const mine = await register(test);
    const theirs = await register(test);
    await mine.client.put('/api/prayers/2026-01-15', all);
    await theirs.client.put('/api/prayers/2026-01-15', { fajr: false });
    expect((await list(theirs.client, '2026-01-01', '2026-01-31')).body.days).toEqual([
      { date: '2026-01-15', ...none },
    ]);
    expect((await list(mine.client, '2026-01-01', '2026-01-31')).body.days).toEqual([
      { date: '2026-01-15', ...all },
    ]);
    for (const reply of [
      await list(test.visitor(), '2026-01-01', '2026-01-31'),
      await test.visitor().get('/api/prayers/streak'),
      await test.visitor().put('/api/prayers/2026-01-15', all),
    ]) {
      expect(reply).toMatchObject({ status: 401, body: { code: 'auth.signInFirst' } });
    }
  });
});

describe('the streak', () => {
  it('starts with a complete day, today or yesterday, and ends before an incomplete one', async () => {
    const { client } = await register(test);
    expect(await streak(client)).toEqual({ days: 0, from: null, to: null });
    await client.put(`/api/prayers/${day(1)}`, all);
    await client.put(`/api/prayers/${day(2)}`, all);
    await client.put(`/api/prayers/${day(4)}`, all);
    await client.put('/api/prayers/today', { fajr: true });
    expect(await streak(client)).toEqual({ days: 2, from: day(2), to: day(1) });
    await client.put('/api/prayers/today', all);
    expect(await streak(client)).toEqual({ days: 3, from: day(2), to: day(0) });
    await client.put(`/api/prayers/${day(1)}`, { asr: false });
    expect(await streak(client)).toEqual({ days: 1, from: day(0), to: day(0) });
  });

  it('uses the day of the time zone', async () => {
    const { client } = await register(test);
    test.clock.set(new Date(`${new Date().toISOString().slice(0, 10)}T22:30:00Z`));
    await client.put(`/api/prayers/${addDays(today(), -1)}`, all);
    expect(await streak(client, { timezone: 'UTC' })).toMatchObject({ days: 1 });
    expect(await streak(client, { timezone: 'Asia/Riyadh' })).toMatchObject({ days: 0 });
    test.clock.set(new Date());
  });

  it('is right when it is longer than one read', async () => {
    const { user, client } = await register(test);
    const fill = (from: string, to: string) =>
      test.database.db.execute(
        sql`INSERT INTO prayer_log SELECT ${user.id}, d::date, true, true, true, true, true
            FROM generate_series(${from}::date, ${to}::date, '1 day') d`,
      );
    await fill(day(63), day(0));
    expect(await streak(client)).toEqual({ days: 64, from: day(63), to: day(0) });
    await fill(day(3000), day(65));
    expect(await streak(client)).toMatchObject({ days: 64 });
    await client.put(`/api/prayers/${day(64)}`, all);
    expect(await streak(client)).toEqual({ days: 3001, from: day(3000), to: day(0) });
  });
});
