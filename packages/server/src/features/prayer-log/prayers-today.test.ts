import { todayIn } from '@manasik/core/calendar/zone-date';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, goodPassword, register, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const url = '/api/prayers/today';
const none = { fajr: false, dhuhr: false, asr: false, maghrib: false, isha: false };
/** Today at an hour in UTC, so that sessions created with the real clock are still valid. */
const todayAt = (hour: string): Date => new Date(`${new Date().toISOString().slice(0, 10)}T${hour}:00Z`);

describe("today's prayers", () => {
  it('start with none ticked, and an empty change is accepted', async () => {
    const { client } = await register(test);
    const date = todayIn('UTC', test.clock.now());
    expect((await client.get(url)).body).toEqual({ date, ...none });
    expect((await client.put(url, {})).body).toEqual({ date, ...none });
  });

  it('are stored, and can be unticked', async () => {
    const { client } = await register(test);
    await client.put(url, { fajr: true, isha: true });
    await client.put(url, { isha: false });
    expect((await client.get(url)).body).toMatchObject({ ...none, fajr: true });
  });

  it('are all stored when two devices tick different ones at once', async () => {
    const { user, client } = await register(test);
    const login = { email: user.email, password: goodPassword };
    const phone = test.as((await test.visitor().post('/api/auth/login', login)).cookie);
    await Promise.all([
      client.put(url, { fajr: true }),
      phone.put(url, { dhuhr: true }),
      client.put(url, { asr: true }),
      phone.put(url, {}),
      phone.put(url, { maghrib: true }),
    ]);
    for (const device of [client, phone]) {
      expect((await device.get(url)).body).toMatchObject({
        fajr: true,
        dhuhr: true,
        asr: true,
        maghrib: true,
        isha: false,
      });
    }
  });

  it('belong to the day in the requested time zone, otherwise of the saved location, otherwise of UTC', async () => {
    const { client } = await register(test);
    test.clock.set(todayAt('22:30'));
    const now = test.clock.now();
    const [inUtc, inRiyadh] = [todayIn('UTC', now), todayIn('Asia/Riyadh', now)];
    expect(inRiyadh > inUtc).toBe(true);
    await client.put(url, { isha: true });
    await client.put(url, { fajr: true }, { query: { timezone: 'Asia/Riyadh' } });
    expect((await client.get(url)).body).toEqual({ date: inUtc, ...none, isha: true });
    expect((await client.get(url, { query: { timezone: 'Asia/Riyadh' } })).body).toEqual({
      date: inRiyadh,
      ...none,
      fajr: true,
    });
    const currentLocation = {
      name: 'Makkah',
      country: 'SA',
      latitude: 21.42,
      longitude: 39.83,
      timezone: 'Asia/Riyadh',
    };
    await client.patch('/api/auth/user', { currentLocation });
    expect((await client.get(url)).body).toMatchObject({ date: inRiyadh, fajr: true, isha: false });
    test.clock.set(new Date());
  });

  it('start again the next day', async () => {
    const { client } = await register(test);
    await client.put(url, { fajr: true });
    test.clock.advance({ days: 1 });
    expect((await client.get(url)).body).toEqual({ date: todayIn('UTC', test.clock.now()), ...none });
    test.clock.advance({ days: -1 });
    expect((await client.get(url)).body).toMatchObject({ fajr: true });
  });

  it('are inaccessible to others', async () => {
    const mine = await register(test);
    const theirs = await register(test);
    await mine.client.put(url, { fajr: true });
    await theirs.client.put(url, { fajr: false, isha: true });
    expect((await mine.client.get(url)).body).toMatchObject({ ...none, fajr: true });
    for (const reply of [await test.visitor().get(url), await test.visitor().put(url, { fajr: true })]) {
      expect(reply).toMatchObject({ status: 401, body: { code: 'auth.signInFirst' } });
    }
  });

  it.each([
    [{ fajr: 'true' }, { fajr: 'wrongType' }],
    [{ fajr: null }, { fajr: 'wrongType' }],
    [{ fajr: true, witr: true }, { witr: 'unknown' }],
    [{ fajr: true, date: '2026-01-01' }, { date: 'unknown' }],
  ])('refuse %j and stay as they are', async (body, fields) => {
    const { client } = await register(test);
    expect(await client.put(url, body)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields },
    });
    expect((await client.get(url)).body).toMatchObject(none);
  });

  it('refuse an invalid time zone', async () => {
    const { client } = await register(test);
    const reply = await client.put(url, { fajr: true }, { query: { timezone: 'Mars/Olympus' } });
    expect(reply).toMatchObject({ status: 400, body: { fields: { timezone: 'format' } } });
  });
});
