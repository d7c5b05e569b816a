import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, goodPassword, register, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const url = '/api/auth/user';
const chaman = { name: 'Chaman', country: 'PK', latitude: 30.921, longitude: 66.46 };

describe('a saved place', () => {
  it('with the zone of another country is read with its own zone', async () => {
    const { user, client } = await register(test);
    const stored = JSON.stringify({ ...chaman, timezone: 'Asia/Kabul' });
    await test.database.db.execute(
      sql`update users set current_location = ${stored}::jsonb where id = ${user.id}`,
    );
    const login = { email: user.email, password: goodPassword };
    const signedIn = await test.visitor().post('/api/auth/login', login);
    expect(signedIn.body).toMatchObject({ currentLocation: { timezone: 'Asia/Karachi' } });
    const phone = test.as(signedIn.cookie);
    expect((await phone.get(url)).body).toMatchObject({
      currentLocation: { ...chaman, timezone: 'Asia/Karachi' },
    });
    expect((await phone.get('/api/prayer-times')).body).toMatchObject({ timezone: 'Asia/Karachi' });
    const renamed = await client.patch(url, { firstName: 'Ruqayyah' });
    expect(renamed.body).toMatchObject({ currentLocation: { timezone: 'Asia/Karachi' } });
  });

  it('keeps the zone that was sent if its clocks match those of the place', async () => {
    const { client } = await register(test);
    const place = { name: 'Kolkata', country: 'IN', latitude: 22.57, longitude: 88.36 };
    await client.patch(url, { currentLocation: { ...place, timezone: 'Asia/Calcutta' } });
    expect((await client.get(url)).body).toMatchObject({ currentLocation: { timezone: 'Asia/Calcutta' } });
  });

  it('without a country keeps the device’s zone', async () => {
    const { client } = await register(test);
    const place = { name: '21.351, 39.984', country: null, latitude: 21.351, longitude: 39.984 };
    await client.patch(url, { currentLocation: { ...place, timezone: 'Europe/London' } });
    expect((await client.get(url)).body).toMatchObject({ currentLocation: { timezone: 'Europe/London' } });
  });
});
