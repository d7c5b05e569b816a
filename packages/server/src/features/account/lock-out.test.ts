import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, goodPassword, newPerson, register, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const url = '/api/auth/login';
const wrong = 'not-the-password-1';
const lockedOut = { status: 429, body: { code: 'auth.tooManyFailures' } };

async function failTimes(times: number, client: () => TestClient, email: () => string): Promise<void> {
  for (let failure = 0; failure < times; failure += 1) {
    expect((await client().post(url, { email: email(), password: wrong })).status).toBe(401);
  }
}

/** Locks an account for every device that it does not know. */
const lockOut = (email: string): Promise<void> =>
  failTimes(
    20,
    () => test.visitor(),
    () => email,
  );

/** Registers a person and returns the cookie of their device. */
async function withDevice(): Promise<{ email: string; device: string; session: string }> {
  const { email, password } = newPerson();
  const reply = await test.visitor().post('/api/auth/register', newPerson({ email, password }));
  const [session = '', device = ''] = reply.cookies;
  return { email, device, session };
}

describe('guessing an account’s password', () => {
  it('is refused after five failures at one address, with the time to wait, and allowed after five minutes', async () => {
    const { user } = await register(test);
    const { email } = user;
    const guesser = test.visitor();
    await failTimes(
      5,
      () => guesser,
      () => email,
    );
    const refused = await guesser.post(url, { email, password: goodPassword });
    expect(refused).toMatchObject(lockedOut);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(280);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(300);
    // The owner, at another address.
    expect((await test.visitor().post(url, { email, password: goodPassword })).status).toBe(200);
    test.clock.advance({ minutes: 5 });
    expect((await guesser.post(url, { email, password: goodPassword })).status).toBe(200);
  });

  it('is refused after twenty failures from different addresses', async () => {
    const { user } = await register(test);
    await lockOut(user.email);
    const body = { email: user.email, password: goodPassword };
    expect(await test.visitor().post(url, body)).toMatchObject(lockedOut);
    test.clock.advance({ minutes: 5 });
    expect((await test.visitor().post(url, body)).status).toBe(200);
  });

  it('is refused in the same way for an account that does not exist', async () => {
    const email = 'still-nobody@example.org';
    const guesser = test.visitor();
    await failTimes(
      5,
      () => guesser,
      () => email,
    );
    expect(await guesser.post(url, { email, password: wrong })).toMatchObject(lockedOut);
  });

  it('gains nothing from simultaneous guesses', async () => {
    const { user } = await register(test);
    const guesser = test.visitor();
    const statuses: number[] = [];
    for (let burst = 0; burst < 4; burst += 1) {
      const tries = Array.from({ length: 10 }, () =>
        guesser.post(url, { email: user.email, password: wrong }),
      );
      statuses.push(...(await Promise.all(tries)).map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(new Set(statuses)).toEqual(new Set([401, 429, 503]));
  });

  it('cannot lock out a device that signed in before', async () => {
    const { email, device } = await withDevice();
    await lockOut(email);
    const known = test.as(device);
    const reply = await known.post(url, { email, password: goodPassword });
    expect(reply.status).toBe(200);
    expect(reply.cookies[1]).toBe(device);
    // The device may mistype too, but not indefinitely.
    await failTimes(
      5,
      () => test.as(device),
      () => email,
    );
    expect(await known.post(url, { email, password: goodPassword })).toMatchObject(lockedOut);
  });

  it('cannot lock out a signed-in user, even from changing the password', async () => {
    const { email, session } = await withDevice();
    await lockOut(email);
    const owner = test.as(session);
    expect((await owner.post(url, { email, password: goodPassword })).status).toBe(200);
    const change = { currentPassword: goodPassword, newPassword: 'another-good-one-8' };
    expect((await owner.post('/api/auth/password/change', change)).status).toBe(204);
  });

  it('gains nothing from a cookie of another account, or an invented one', async () => {
    const { user } = await register(test);
    const { device } = await withDevice();
    await lockOut(user.email);
    for (const cookie of [device, `manasik-device=${'a'.repeat(32)}`, 'manasik-device=x']) {
      const reply = await test.as(cookie).post(url, { email: user.email, password: goodPassword });
      expect(reply).toMatchObject(lockedOut);
    }
  });
});

describe('an address shared by many people', () => {
  it('allows each person their own typing errors', async () => {
    const hotel = test.visitor();
    const { user } = await register(test);
    const others = Array.from({ length: 10 }, (_, index) => `guest-${index}@example.org`);
    for (const email of others)
      await failTimes(
        3,
        () => hotel,
        () => email,
      );
    expect((await hotel.post(url, { email: user.email, password: goodPassword })).status).toBe(200);
  });

  it('is refused after fifty failures with different accounts, while others are not', async () => {
    const { user } = await register(test);
    const sprayer = test.visitor();
    let guess = 0;
    await failTimes(
      50,
      () => sprayer,
      () => {
        guess += 1;
        return `spray-${guess}@example.org`;
      },
    );
    const right = { email: user.email, password: goodPassword };
    const refused = await sprayer.post(url, right);
    expect(refused).toMatchObject(lockedOut);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await test.visitor().post(url, right)).status).toBe(200);
  });

  it('signs people in without delay while one of them floods', async () => {
    const { user: flooder } = await register(test);
    const guests = await Promise.all(Array.from({ length: 5 }, () => register(test)));
    const hotel = test.visitor();
    const flood = Array.from({ length: 60 }, () =>
      hotel.post(url, { email: flooder.email, password: goodPassword }),
    );
    const statuses = await Promise.all(
      guests.map(
        async ({ user }) => (await hotel.post(url, { email: user.email, password: goodPassword })).status,
      ),
    );
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const flooded = (await Promise.all(flood)).map(({ status }) => status);
    expect(flooded.filter((status) => status === 503).length).toBeGreaterThan(40);
  });
});

describe('a correct password', () => {
  it('signs in thirty times in five minutes, and then must wait', async () => {
    const { user } = await register(test);
    const body = { email: user.email, password: goodPassword };
    for (let time = 0; time < 30; time += 1) expect((await test.visitor().post(url, body)).status).toBe(200);
    expect(await test.visitor().post(url, body)).toMatchObject(lockedOut);
  });

  it('delays no one when it is sent repeatedly from everywhere, and is logged in one line', async () => {
    const fresh = await createTestApp({ database: test.database });
    const { user } = await register(fresh);
    const { user: other } = await register(fresh);
    const flood = Array.from({ length: 160 }, () =>
      fresh.visitor().post(url, { email: user.email, password: goodPassword }),
    );
    const reply = await fresh.visitor().post(url, { email: other.email, password: goodPassword });
    expect(reply.status).toBe(200);
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThan(100);
    for (const { body, headers } of refused) {
      expect([body['code'], headers['retry-after']]).toEqual(['server.busy', '2']);
    }
    expect(fresh.log.filter((line) => line.includes('Too many at once'))).toHaveLength(1);
    await fresh.close();
  });
});
