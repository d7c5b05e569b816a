import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, goodPassword, register, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const url = '/api/auth/user';
const madinah = {
  name: 'المدينة المنورة',
  country: 'SA',
  latitude: 24.46861,
  longitude: 39.61417,
  timezone: 'Asia/Riyadh',
};

describe('changing the profile', () => {
  it('updates the given fields and keeps the rest, in this and every other session', async () => {
    const { user, client } = await register(test);
    const login = { email: user.email, password: goodPassword };
    const phone = test.as((await test.visitor().post('/api/auth/login', login)).cookie);
    expect((await phone.get(url)).body).toEqual(user);
    const change = { firstName: 'عائشة', hajjDate: '2027-05-14', currentLocation: madinah };
    const reply = await client.patch(url, change);
    expect([reply.status, reply.body]).toEqual([200, { ...user, ...change }]);
    expect((await phone.get(url)).body).toEqual({ ...user, ...change });
    const cleared = await client.patch(url, { hajjDate: null, currentLocation: null });
    expect(cleared.body).toEqual({ ...user, firstName: 'عائشة' });
  });

  it('accepts an empty change', async () => {
    const { user, client } = await register(test);
    const reply = await client.patch(url, {});
    expect([reply.status, reply.body]).toEqual([200, user]);
  });

  it.each([
    [{ id: '00000000-0000-4000-8000-000000000000' }, { id: 'unknown' }],
    [{ emailVerified: true, firstName: 'Eve' }, { emailVerified: 'unknown' }],
    [{ firstName: '' }, { firstName: 'required' }],
    [{ firstName: null }, { firstName: 'wrongType' }],
    [{ lastName: 'x'.repeat(81) }, { lastName: 'tooLong' }],
    [{ firstName: 'a\u0000b' }, { firstName: 'format' }],
    [{ firstName: '\ud800' }, { firstName: 'format' }],
    [{ hajjDate: '2027-02-29' }, { hajjDate: 'format' }],
    [{ hajjDate: '1899-12-31' }, { hajjDate: 'format' }],
    [{ currentLocation: { ...madinah, latitude: 91 } }, { 'currentLocation.latitude': 'tooBig' }],
    [{ currentLocation: { ...madinah, timezone: 'Mars/Olympus' } }, { 'currentLocation.timezone': 'format' }],
    [{ currentLocation: { ...madinah, note: 1 } }, { 'currentLocation.note': 'unknown' }],
    [{ currentLocation: { name: 'Here' } }, { 'currentLocation.latitude': 'required' }],
  ])('refuses %j and changes nothing', async (body, fields) => {
    const { user, client } = await register(test);
    expect(await client.patch(url, body)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields },
    });
    expect((await client.get(url)).body).toEqual(user);
  });

  it('refuses an invisible name, and removes direction controls from a visible one', async () => {
    const { client } = await register(test);
    for (const firstName of ['\u200B', '\u202E', '\u3164', '\u2066\u2069']) {
      expect(await client.patch('/api/auth/user', { firstName })).toMatchObject({
        status: 400,
        body: { code: 'request.invalid', fields: { firstName: 'required' } },
      });
      expect((await client.post('/api/hajj-groups', { name: firstName })).status).toBe(400);
    }
    const { body } = await client.patch('/api/auth/user', {
      firstName: '\u202EAmina\u2069',
      lastName: 'نور\u200Cجہاں',
    });
    expect(body).toMatchObject({ firstName: 'Amina', lastName: 'نور\u200Cجہاں' });
  });

  it('requires the password to change the address', async () => {
    const { user, client } = await register(test);
    const email = `new-${user.email}`;
    expect(await client.patch(url, { email })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', fields: { currentPassword: 'required' } },
    });
    expect(await client.patch(url, { email, currentPassword: 'wrong-one' })).toMatchObject({
      status: 403,
      body: { code: 'auth.wrongPassword', fields: { currentPassword: 'wrongPassword' } },
    });
    expect((await client.get(url)).body).toEqual(user);
    const reply = await client.patch(url, { email, currentPassword: goodPassword });
    expect([reply.status, reply.body]).toEqual([200, { ...user, email }]);
    const signIn = (address: string) =>
      test.visitor().post('/api/auth/login', { email: address, password: goodPassword });
    expect([(await signIn(email)).status, (await signIn(user.email)).status]).toEqual([200, 401]);
  });

  it('needs no password when the address stays the same', async () => {
    const { user, client } = await register(test);
    const reply = await client.patch(url, { email: user.email.toUpperCase() });
    expect([reply.status, reply.body]).toEqual([200, user]);
  });

  it('refuses an address that another account has', async () => {
    const mine = await register(test);
    const theirs = await register(test);
    const change = { email: theirs.user.email, currentPassword: goodPassword };
    expect(await mine.client.patch(url, change)).toMatchObject({
      status: 409,
      body: { code: 'auth.emailTaken', fields: { email: 'taken' } },
    });
    expect((await mine.client.get(url)).body).toEqual(mine.user);
  });

  it('counts wrong passwords, so that a borrowed phone cannot be used to guess', async () => {
    const { client } = await register(test);
    const change = { email: 'thief@example.org', currentPassword: 'wrong-one' };
    for (let failure = 0; failure < 5; failure += 1) await client.patch(url, change);
    const reply = await client.patch(url, { ...change, currentPassword: goodPassword });
    expect(reply).toMatchObject({ status: 429, body: { code: 'auth.tooManyFailures' } });
  });

  it('is refused to visitors', async () => {
    for (const reply of [
      await test.visitor().get(url),
      await test.visitor().patch(url, { firstName: 'Eve' }),
      await test.visitor().delete(url, { password: goodPassword }),
    ]) {
      expect(reply).toMatchObject({ status: 401, body: { code: 'auth.signInFirst' } });
    }
  });
});

describe('changing the password', () => {
  const change = '/api/auth/password/change';
  const newPassword = 'another-good-one-8';

  it('signs every other session out and keeps this one', async () => {
    const { user, client } = await register(test);
    const signIn = (password: string) =>
      test.visitor().post('/api/auth/login', { email: user.email, password });
    const phone = test.as((await signIn(goodPassword)).cookie);
    expect((await phone.get(url)).status).toBe(200);
    const reply = await client.post(change, { currentPassword: goodPassword, newPassword });
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect([(await client.get(url)).status, (await phone.get(url)).status]).toEqual([200, 401]);
    expect([(await signIn(newPassword)).status, (await signIn(goodPassword)).status]).toEqual([200, 401]);
  });

  it.each([
    [{ currentPassword: 'wrong-one', newPassword }, 403, 'auth.wrongPassword'],
    [{ currentPassword: goodPassword, newPassword: 'password1' }, 400, 'auth.passwordCommon'],
    [{ currentPassword: goodPassword, newPassword: 'short' }, 400, 'request.invalid'],
    [{ newPassword }, 400, 'request.invalid'],
  ])('refuses %j', async (body, status, code) => {
    const { user, client } = await register(test);
    expect(await client.post(change, body)).toMatchObject({ status, body: { code } });
    const login = { email: user.email, password: goodPassword };
    expect((await test.visitor().post('/api/auth/login', login)).status).toBe(200);
  });
});

/** The tables with a row that contains the id or the address of a user. */
const tracesOf = async (...secrets: string[]): Promise<string[]> => {
  const { db } = test.database;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
  );
  expect(tables.length).toBeGreaterThanOrEqual(8);
  const found = tables.map(async ({ name }) => {
    const { rows } = await db.execute(sql`SELECT * FROM ${sql.identifier(name)}`);
    return rows.some((row) => secrets.some((secret) => JSON.stringify(row).includes(secret))) ? [name] : [];
  });
  return (await Promise.all(found)).flat().toSorted();
};

describe('deleting the account', () => {
  it('removes every row about the user, and no one else’s', async () => {
    const { user, client, cookie } = await register(test);
    const other = await register(test);
    await client.put('/api/settings', { theme: 'dark' });
    await client.put('/api/prayers/today', { fajr: true });
    await test.visitor().post('/api/auth/password/forgot', { email: user.email, language: 'en' });
    const all = [
      'credentials',
      'known_devices',
      'prayer_log',
      'sessions',
      'settings',
      'users',
      'verifications',
    ];
    await expect.poll(() => tracesOf(user.id, user.email)).toEqual(all);

    const reply = await client.delete(url, { password: goodPassword });
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect(reply.headers['set-cookie']).toMatch(/^manasik-session=; Max-Age=0/);
    expect(await tracesOf(user.id, user.email)).toEqual([]);
    expect((await test.as(cookie).get(url)).status).toBe(401);
    expect((await other.client.get(url)).body).toEqual(other.user);
    expect((await register(test, { email: user.email })).user.id).not.toBe(user.id);
  });

  it('requires the password', async () => {
    const { user, client } = await register(test);
    expect(await client.delete(url, { password: 'wrong-one' })).toMatchObject({
      status: 403,
      body: { code: 'auth.wrongPassword', fields: { password: 'wrongPassword' } },
    });
    expect((await client.delete(url)).status).toBe(400);
    expect((await client.get(url)).body).toEqual(user);
  });

  it('answers simultaneous requests as signed out, not with a server error', async () => {
    const { client } = await register(test);
    const writes = Array.from({ length: 20 }, () => client.put('/api/settings', { theme: 'dark' }));
    const ticks = Array.from({ length: 20 }, () => client.put('/api/prayers/today', { isha: true }));
    const gone = client.delete(url, { password: goodPassword });
    const later = gone.then(() => client.patch(url, { firstName: 'Late' }));
    const statuses = (await Promise.all([...writes, ...ticks, gone, later])).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 204, 401].includes(status))).toEqual([]);
    expect(await gone).toMatchObject({ status: 204 });
  });
});
