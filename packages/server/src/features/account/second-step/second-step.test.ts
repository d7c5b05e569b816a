import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestApp,
  goodPassword,
  type Registered,
  register,
  type TestApp,
} from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const url = '/api/auth/second-step';
const password = goodPassword;
const wrongCode = { status: 400, body: { code: 'secondStep.wrongCode' } };

/** The code that an app shows now. */
const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: test.clock.now().getTime() });

interface Protected {
  readonly owner: Registered;
  readonly secret: string;
  readonly recoveryCodes: string[];
}

async function withSecondStep(): Promise<Protected> {
  const owner = await register(test);
  const { secret } = (await owner.client.post<{ secret: string }>(`${url}/begin`, { password })).body;
  const reply = await owner.client.post<{ recoveryCodes: string[] }>(url, { code: codeOf(secret) });
  expect(reply.status).toBe(200);
  test.clock.advance({ minutes: 1 });
  return { owner, secret, recoveryCodes: reply.body.recoveryCodes };
}

/** Signs in with the password on an unknown device, and returns the client for the code. */
async function withPassword({ owner }: Protected): Promise<TestClient> {
  const credentials = { email: owner.user.email, password };
  const reply = await test.visitor().post('/api/auth/login', credentials);
  expect(reply).toMatchObject({ status: 401, body: { code: 'auth.secondStepNeeded' } });
  expect(reply.cookies).toHaveLength(1);
  expect(reply.headers['set-cookie']).toMatch(/^manasik-second-step=[\w-]+; Max-Age=600; Path=\/; HttpOnly/);
  return test.as(reply.cookie);
}
const sendCode = (client: TestClient, code: string) => client.post('/api/auth/login/second-step', { code });

describe('an account with a second step', () => {
  it('requires password and code to sign in, and not the password alone', async () => {
    const account = await withSecondStep();
    const client = await withPassword(account);
    expect((await client.get('/api/auth/user')).status).toBe(401);
    const reply = await sendCode(client, codeOf(account.secret));
    expect(reply).toMatchObject({ status: 200, body: account.owner.user });
    const session = reply.cookies.find((cookie) => cookie.startsWith('manasik-session=')) ?? '';
    expect((await test.as(session).get('/api/auth/user')).body).toEqual(account.owner.user);
    expect((await account.owner.client.get(url)).body).toEqual({ isOn: true, recoveryCodesLeft: 10 });
  });

  it('accepts a code with spaces, and one from 30 seconds ago', async () => {
    const account = await withSecondStep();
    const client = await withPassword(account);
    const code = codeOf(account.secret);
    test.clock.advance({ minutes: 0.5 });
    expect((await sendCode(client, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });

  it('accepts each code once, even when it arrives twice at the same time', async () => {
    const account = await withSecondStep();
    const clients = [await withPassword(account), await withPassword(account)];
    const code = codeOf(account.secret);
    const replies = await Promise.all(clients.map((client) => sendCode(client, code)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await sendCode(await withPassword(account), code)).toMatchObject(wrongCode);
  });

  it('refuses an expired code, and a sign-in that waited for more than ten minutes', async () => {
    const account = await withSecondStep();
    const client = await withPassword(account);
    const code = codeOf(account.secret);
    test.clock.advance({ minutes: 2 });
    expect(await sendCode(client, code)).toMatchObject(wrongCode);
    test.clock.advance({ minutes: 9 });
    expect(await sendCode(client, codeOf(account.secret))).toMatchObject({
      status: 401,
      body: { code: 'auth.secondStepExpired' },
    });
  });

  it('refuses a code without the password', async () => {
    const { secret } = await withSecondStep();
    for (const client of [test.visitor(), test.as(`manasik-second-step=${'x'.repeat(32)}`)]) {
      expect(await sendCode(client, codeOf(secret))).toMatchObject({
        status: 401,
        body: { code: 'auth.secondStepExpired' },
      });
    }
  });

  it('allows unknown devices ten attempts a day, even at once, and each known device its own', async () => {
    const account = await withSecondStep();
    const guesser = await withPassword(account);
    const tries = Array.from({ length: 20 }, (_, n) => sendCode(guesser, String(100_000 + n)));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await sendCode(guesser, codeOf(account.secret))).status).toBe(429);
    // A recovery code cannot be guessed, so it still works.
    const [recovery = ''] = account.recoveryCodes;
    const reply = await sendCode(await withPassword(account), recovery);
    expect(reply.status).toBe(200);
    const device = reply.cookies.find((cookie) => cookie.startsWith('manasik-device=')) ?? '';
    const again = await test
      .as(device)
      .post('/api/auth/login', { email: account.owner.user.email, password });
    const known = test.as(`${device}; ${again.cookie}`);
    expect((await sendCode(known, codeOf(account.secret))).status).toBe(200);
  });

  it('still requires a code after a password reset', async () => {
    const account = await withSecondStep();
    const change = { currentPassword: password, newPassword: 'a-new-start-9' };
    expect((await account.owner.client.post('/api/auth/password/change', change)).status).toBe(204);
    const credentials = { email: account.owner.user.email, password: 'a-new-start-9' };
    expect((await test.visitor().post('/api/auth/login', credentials)).status).toBe(401);
  });
});

describe('access to an account’s mail', () => {
  it('gains no more attempts at a code from repeated password resets', async () => {
    const { owner } = await withSecondStep();
    const mails = async () =>
      (await test.outbox()).filter(({ headers }) => headers.includes(owner.user.email));
    const statuses: number[] = [];
    for (let round = 1; round <= 2; round += 1) {
      await test.visitor().post('/api/auth/password/forgot', { email: owner.user.email, language: 'en' });
      await expect.poll(async () => (await mails()).length).toBe(round);
      const token = /#token=([\w-]+)/.exec((await mails()).at(-1)?.text ?? '')?.[1] ?? '';
      const reset = { token, password: `a-new-start-${round}` };
      const { cookie } = await test.visitor().post('/api/auth/password/reset', reset);
      const credentials = { email: owner.user.email, password: reset.password };
      const pending = await test.as(cookie).post('/api/auth/login', credentials);
      const thief = test.as([cookie, pending.cookie].filter(Boolean).join('; '));
      for (let n = 0; n < 6; n += 1) statuses.push((await sendCode(thief, String(200_000 + n))).status);
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });
});

describe('a recovery code', () => {
  it('signs in once, even in lower case and without hyphens', async () => {
    const account = await withSecondStep();
    const [first = '', second = ''] = account.recoveryCodes;
    expect(new Set(account.recoveryCodes).size).toBe(10);
    expect(first).toMatch(/^[A-Z2-7]{4}(?:-[A-Z2-7]{4}){3}$/);
    expect((await sendCode(await withPassword(account), first)).status).toBe(200);
    expect(await sendCode(await withPassword(account), first)).toMatchObject(wrongCode);
    const plain = second.replaceAll('-', '').toLowerCase();
    expect((await sendCode(await withPassword(account), plain)).status).toBe(200);
    expect((await account.owner.client.get(url)).body).toMatchObject({ recoveryCodesLeft: 8 });
  });

  it('is invalid once a new set exists', async () => {
    const account = await withSecondStep();
    const { client } = account.owner;
    const renewed = await client.post<{ recoveryCodes: string[] }>(`${url}/recovery-codes`, {
      password,
      code: codeOf(account.secret),
    });
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    const [old = ''] = account.recoveryCodes;
    expect(await sendCode(await withPassword(account), old)).toMatchObject(wrongCode);
    const [fresh = ''] = renewed.body.recoveryCodes;
    expect((await sendCode(await withPassword(account), fresh)).status).toBe(200);
  });

  it('is stored in a form that a reader of the tables cannot use', async () => {
    const { owner, recoveryCodes } = await withSecondStep();
    const { rows } = await test.database.db.execute(
      sql`SELECT * FROM recovery_codes WHERE user_id = ${owner.user.id}`,
    );
    expect(rows).toHaveLength(10);
    for (const code of recoveryCodes) {
      expect(JSON.stringify(rows)).not.toContain(code);
      expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
    }
  });
});

describe('the second step', () => {
  it('is off until a first code is confirmed', async () => {
    const { client, user } = await register(test);
    const begun = await client.post<{ secret: string; address: string }>(`${url}/begin`, { password });
    expect(begun.body.address).toContain(`secret=${begun.body.secret}`);
    expect(begun.body.address).toMatch(/^otpauth:\/\/totp\/Manasik:/);
    expect(await client.post(url, { code: '000000' })).toMatchObject(wrongCode);
    expect((await client.get(url)).body).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await test.visitor().post('/api/auth/login', { email: user.email, password })).status).toBe(200);
  });

  it('is turned off with password and code, and signing in then requires only the password', async () => {
    const { owner, secret } = await withSecondStep();
    const { client, user } = owner;
    expect(await client.delete(url, { password, code: '000000' })).toMatchObject(wrongCode);
    expect(await client.delete(url, { password: 'not-mine-1', code: codeOf(secret) })).toMatchObject({
      status: 403,
    });
    expect((await client.delete(url, { password, code: codeOf(secret) })).status).toBe(204);
    expect((await client.get(url)).body).toEqual({ isOn: false, recoveryCodesLeft: 0 });
    expect((await test.visitor().post('/api/auth/login', { email: user.email, password })).status).toBe(200);
  });

  it('cannot be started or confirmed twice, and has no codes while it is off', async () => {
    const { owner, secret } = await withSecondStep();
    const on = { status: 409, body: { code: 'secondStep.isOn' } };
    expect(await owner.client.post(`${url}/begin`, { password })).toMatchObject(on);
    expect(await owner.client.post(url, { code: codeOf(secret) })).toMatchObject(on);
    const off = { status: 409, body: { code: 'secondStep.isOff' } };
    const { client } = await register(test);
    expect(await client.post(url, { code: '123456' })).toMatchObject(off);
    expect(await client.post(`${url}/recovery-codes`, { password, code: '123456' })).toMatchObject(off);
    expect(await client.delete(url, { password, code: '123456' })).toMatchObject(off);
  });

  it('requires the password to show a secret or codes', async () => {
    const { client } = await register(test);
    for (const path of ['begin', 'recovery-codes']) {
      expect(
        await client.post(`${url}/${path}`, {
          password: 'not-mine-1',
          ...(path !== 'begin' && { code: '123456' }),
        }),
      ).toMatchObject({
        status: 403,
        body: { code: 'auth.wrongPassword' },
      });
    }
  });

  it('is deleted with its account', async () => {
    const { owner } = await withSecondStep();
    await owner.client.delete('/api/auth/user', { password });
    for (const table of ['second_steps', 'recovery_codes']) {
      const { rows } = await test.database.db.execute(
        sql`SELECT 1 FROM ${sql.identifier(table)} WHERE user_id = ${owner.user.id}`,
      );
      expect(rows).toEqual([]);
    }
  });
});
