import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, goodPassword, register, type TestApp } from '../../testing/test-app.ts';
import type { ReadMail } from '../../testing/test-mail.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { BASE_URL: 'http://hajj.example' } });
});
afterAll(() => test.close());

const forgot = (email: string, language = 'en') =>
  test.visitor().post('/api/auth/password/forgot', { email, language });
const reset = (token: string, password = newPassword) =>
  test.visitor().post('/api/auth/password/reset', { token, password });
const signIn = (email: string, password: string) =>
  test.visitor().post('/api/auth/login', { email, password });
const newPassword = 'a-new-start-9';

const mailsTo = async (email: string): Promise<ReadMail[]> =>
  (await test.outbox()).filter(({ headers }) => headers.includes(email));

/** Requests a reset and reads the mail. */
async function tokenFor(email: string): Promise<string> {
  const before = (await mailsTo(email)).length;
  expect((await forgot(email)).status).toBe(202);
  await expect.poll(async () => (await mailsTo(email)).length).toBe(before + 1);
  const mail = (await mailsTo(email)).at(-1);
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no token in the mail: ${mail?.text}`);
  return token;
}

describe('requesting a password reset', () => {
  it('mails a link with the token behind #, which is not sent to any server', async () => {
    const { user } = await register(test);
    await forgot(user.email);
    await expect.poll(() => mailsTo(user.email)).toHaveLength(1);
    const [mail] = await mailsTo(user.email);
    expect(mail?.headers).toMatch(/^subject: Choose a new password for Manasik$/im);
    expect(mail?.text).toMatch(/^http:\/\/hajj\.example\/reset-password\?lang=en#token=[\w-]{20,}$/m);
    expect(mail?.text).toContain('within 60 minutes');
  });

  it('answers every address alike, and mails no one without an account', async () => {
    const { user } = await register(test);
    const known = await forgot(user.email);
    const unknown = await forgot('nobody-at-all@example.org');
    expect([known.status, known.text]).toEqual([202, '']);
    expect([unknown.status, unknown.text]).toEqual([202, '']);
    await expect.poll(() => mailsTo(user.email)).toHaveLength(1);
    expect(await mailsTo('nobody-at-all@example.org')).toEqual([]);
  });

  it('mails an account at most five times an hour, without revealing it in the answer', async () => {
    const { user } = await register(test);
    for (let request = 0; request < 7; request += 1) expect((await forgot(user.email)).status).toBe(202);
    await expect.poll(() => mailsTo(user.email)).toHaveLength(5);
  });

  it('refuses an address with more than twenty requests an hour', async () => {
    const visitor = test.visitor();
    const ask = (index: number) =>
      visitor.post('/api/auth/password/forgot', { email: `x${index}@example.org`, language: 'en' });
    for (let index = 0; index < 20; index += 1) expect((await ask(index)).status).toBe(202);
    const refused = await ask(20);
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.tooMany' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
  });
});

describe('setting a new password with the link', () => {
  it('changes it once, and signs out everywhere', async () => {
    const { user, cookie } = await register(test);
    const token = await tokenFor(user.email);
    expect((await test.as(cookie).get('/api/auth/user')).status).toBe(200);
    const reply = await reset(token);
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect((await test.as(cookie).get('/api/auth/user')).status).toBe(401);
    expect((await signIn(user.email, goodPassword)).status).toBe(401);
    expect((await signIn(user.email, newPassword)).status).toBe(200);
    expect(await reset(token, 'a-third-start-9')).toMatchObject({
      status: 400,
      body: { code: 'auth.resetTokenInvalid' },
    });
    expect((await signIn(user.email, newPassword)).status).toBe(200);
  });

  it('signs out sessions that read at the same moment', async () => {
    const { user, cookie } = await register(test);
    const token = await tokenFor(user.email);
    const client = test.as(cookie);
    const reading = { isDone: false };
    const readAllTheTime = async (): Promise<void> => {
      while (!reading.isDone) {
        await client.get('/api/auth/user');
        // Cached sessions are answered synchronously; the others need time to run.
        await setImmediate();
      }
    };
    const readers = Array.from({ length: 4 }, readAllTheTime);
    expect((await reset(token)).status).toBe(204);
    reading.isDone = true;
    await Promise.all(readers);
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it('accepts a token once, even when it arrives twice at the same time', async () => {
    const { user } = await register(test);
    const token = await tokenFor(user.email);
    const both = await Promise.all([reset(token), reset(token, 'a-third-start-9')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 400]);
  });

  it('refuses a token older than an hour', async () => {
    const { user } = await register(test);
    const token = await tokenFor(user.email);
    test.clock.advance({ minutes: 61 });
    expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'auth.resetTokenInvalid' } });
    expect((await signIn(user.email, goodPassword)).status).toBe(200);
  });

  it('refuses a token of a deleted account', async () => {
    const { user, client } = await register(test);
    const token = await tokenFor(user.email);
    await client.delete('/api/auth/user', { password: goodPassword });
    expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'auth.resetTokenInvalid' } });
  });

  it.each([
    ['an unknown token', 'x'.repeat(24), newPassword, 'auth.resetTokenInvalid'],
    ['an empty token', '', newPassword, 'request.invalid'],
    ['a common password', 'x'.repeat(24), 'password1', 'auth.passwordCommon'],
    ['a token with a NUL', 'a\u0000b', newPassword, 'auth.resetTokenInvalid'],
  ])('refuses %s', async (_name, token, password, code) => {
    expect(await reset(token, password)).toMatchObject({ status: 400, body: { code } });
  });

  it('refuses links mailed before a change of the password or the address', async () => {
    const { client, user } = await register(test);
    const first = await tokenFor(user.email);
    const change = { currentPassword: goodPassword, newPassword: 'changed-in-settings-7' };
    expect((await client.post('/api/auth/password/change', change)).status).toBe(204);
    expect((await reset(first)).status).toBe(400);
    const second = await tokenFor(user.email);
    const moved = { email: `moved-${user.email}`, currentPassword: change.newPassword };
    expect((await client.patch('/api/auth/user', moved)).status).toBe(200);
    expect((await reset(second)).status).toBe(400);
  });

  it('refuses every older link once one has been used', async () => {
    const { user } = await register(test);
    const [first, second, third] = [
      await tokenFor(user.email),
      await tokenFor(user.email),
      await tokenFor(user.email),
    ];
    expect((await reset(third)).status).toBe(204);
    for (const older of [first, second]) {
      expect(await reset(older, 'a-third-start-9')).toMatchObject({
        status: 400,
        body: { code: 'auth.resetTokenInvalid' },
      });
    }
    expect((await signIn(user.email, newPassword)).status).toBe(200);
  });

  it('keeps the token when the new password is refused', async () => {
    const { user } = await register(test);
    const token = await tokenFor(user.email);
    expect((await reset(token, 'password1')).status).toBe(400);
    expect((await reset(token)).status).toBe(204);
  });

  it('lets the owner in on a new device while someone guesses, before and after', async () => {
    const { user } = await register(test);
    const guess = async (): Promise<void> => {
      for (let n = 0; n < 20; n += 1) await signIn(user.email, 'not-the-password-1');
    };
    await guess();
    expect((await signIn(user.email, goodPassword)).status).toBe(429);
    const token = await tokenFor(user.email);
    const { status, cookies } = await reset(token);
    expect(status).toBe(204);
    expect((await signIn(user.email, newPassword)).status).toBe(200);
    await guess();
    const newDevice = test.as(cookies.join('; '));
    const credentials = { email: user.email, password: newPassword };
    expect((await newDevice.post('/api/auth/login', credentials)).status).toBe(200);
  });

  it('counts wrong tokens of an address, but not right ones', async () => {
    const visitor = test.visitor();
    const tryToken = (token: string) =>
      visitor.post('/api/auth/password/reset', { token, password: newPassword });
    const { user } = await register(test);
    const token = await tokenFor(user.email);
    for (let n = 0; n < 29; n += 1) expect((await tryToken('x'.repeat(32))).status).toBe(400);
    expect((await tryToken(token)).status).toBe(204);
    expect((await tryToken('x'.repeat(32))).status).toBe(400);
    expect(await tryToken(await tokenFor(user.email))).toMatchObject({
      status: 429,
      body: { code: 'request.tooMany' },
    });
  });

  it('stores no token that a reader of the tables could use', async () => {
    const { user } = await register(test);
    const token = await tokenFor(user.email);
    const { rows } = await test.database.db.execute(
      sql`SELECT * FROM verifications WHERE value = ${user.id}`,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
