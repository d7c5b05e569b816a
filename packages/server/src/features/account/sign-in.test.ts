import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, goodPassword, newPerson, register, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const url = '/api/auth/login';
const wrong = 'not-the-password-1';

describe('registering', () => {
  it('creates an account, signs in, and returns only what the contract names', async () => {
    const person = newPerson({ firstName: '  Amina ', email: 'Amina.Of.Fes@Example.ORG' });
    const reply = await test.visitor().post('/api/auth/register', person);
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'amina.of.fes@example.org',
      firstName: 'Amina',
      lastName: 'Yusuf',
      hajjDate: null,
      currentLocation: null,
    });
    expect((await test.as(reply.cookie).get('/api/auth/user')).body).toEqual(reply.body);
  });

  it('refuses an address that has an account, in any spelling', async () => {
    const { user } = await register(test);
    const again = newPerson({ email: ` ${user.email.toUpperCase()} ` });
    expect(await test.visitor().post('/api/auth/register', again)).toMatchObject({
      status: 409,
      body: { code: 'auth.emailTaken', fields: { email: 'taken' } },
      cookie: '',
    });
  });

  it('gives an address to one of several simultaneous requests', async () => {
    const person = newPerson();
    const tries = Array.from({ length: 6 }, () => test.visitor().post('/api/auth/register', person));
    const statuses = (await Promise.all(tries)).map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it.each([
    ['five characters', 'Xq7-z', { password: 'tooShort' }, 'request.invalid'],
    ['129 characters', 'x'.repeat(129), { password: 'tooLong' }, 'request.invalid'],
    ['a common password', 'iloveyou', { password: 'passwordCommon' }, 'auth.passwordCommon'],
    ['a common password in capitals', 'PASSWORD1', { password: 'passwordCommon' }, 'auth.passwordCommon'],
  ])('refuses %s', async (_name, password, fields, code) => {
    const reply = await test.visitor().post('/api/auth/register', newPerson({ password }));
    expect(reply).toMatchObject({ status: 400, body: { code, fields }, cookie: '' });
  });

  it.each([
    ['6 characters', 'Xq7-zé'],
    ['128 characters', 'é'.repeat(128)],
    ['blanks at both ends', '  blank at both ends '],
  ])('accepts a password of %s, and only that one signs in', async (_name, password) => {
    const { user } = await register(test, { password });
    const { email } = user;
    expect((await test.visitor().post(url, { email, password })).status).toBe(200);
    expect((await test.visitor().post(url, { email, password: password.slice(0, -1) })).status).toBe(401);
  });

  it('names every wrong field, and every unknown field', async () => {
    const body = { email: 'nobody', password: 7, firstName: '   ', admin: true };
    expect(await test.visitor().post('/api/auth/register', body)).toMatchObject({
      status: 400,
      body: {
        code: 'request.invalid',
        fields: {
          email: 'email',
          password: 'wrongType',
          firstName: 'required',
          lastName: 'required',
          admin: 'unknown',
        },
      },
    });
  });
});

describe('signing in', () => {
  it('returns the user and a new session', async () => {
    const { user, cookie } = await register(test);
    const reply = await test.visitor().post(url, { email: user.email, password: goodPassword });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual(user);
    expect(reply.cookie).not.toBe(cookie);
    expect((await test.as(reply.cookie).get('/api/auth/user')).status).toBe(200);
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const { user } = await register(test);
    const known = await test.visitor().post(url, { email: user.email, password: wrong });
    const unknown = await test.visitor().post(url, { email: 'nobody@example.org', password: wrong });
    expect(known.status).toBe(401);
    expect(known.body).toEqual({ code: 'auth.invalidCredentials', message: expect.any(String) });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
  });

  it('takes as long as a hash for an unknown address too', async () => {
    const { user } = await register(test);
    const time = async (email: string): Promise<number> => {
      const started = performance.now();
      await test.visitor().post(url, { email, password: wrong });
      return performance.now() - started;
    };
    let [known, unknown] = [Infinity, Infinity];
    // In turn, so that both run under the same machine load.
    for (let attempt = 0; attempt < 4; attempt += 1) {
      known = Math.min(known, await time(user.email));
      unknown = Math.min(unknown, await time(`nobody-${attempt}@example.org`));
    }
    // Without a hash the answer takes a tenth of the time; a busy machine does not change the ratio that much.
    expect(unknown / known).toBeGreaterThan(0.4);
  });

  it('clears the failures of an account that signs in', async () => {
    const { user } = await register(test);
    const { email } = user;
    const phone = test.visitor();
    for (let round = 0; round < 2; round += 1) {
      for (let failure = 0; failure < 4; failure += 1) {
        expect((await phone.post(url, { email, password: wrong })).status).toBe(401);
      }
      expect((await phone.post(url, { email, password: goodPassword })).status).toBe(200);
    }
  });

  it('opens the sign-in page for a browser that visits /api/login', async () => {
    const reply = await test.visitor().get('/api/login');
    expect([reply.status, reply.headers['location']]).toEqual([302, '/login']);
  });
});
