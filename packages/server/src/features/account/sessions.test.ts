import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, goodPassword, newPerson, register, type TestApp } from '../../testing/test-app.ts';

interface Sessions {
  sessions: { id: string; device: string; current: boolean; createdAt: string; lastSeenAt: string }[];
}

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const signIn = async (email: string, userAgent = 'Phone'): Promise<string> => {
  const headers = { 'user-agent': userAgent };
  const reply = await test.visitor().post('/api/auth/login', { email, password: goodPassword }, { headers });
  expect(reply.status).toBe(200);
  return reply.cookie;
};
const statusOf = async (cookie: string): Promise<number> =>
  (await test.as(cookie).get('/api/auth/user')).status;

describe('the session cookie', () => {
  it('is inaccessible to scripts and other sites, over http', async () => {
    const reply = await test.visitor().post('/api/auth/register', newPerson());
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^manasik-session=[\w-]{32,64}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(/^manasik-device=[\w-]{32}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('is bound to host and https where the site uses https', async () => {
    const secure = await createTestApp({
      env: { BASE_URL: 'https://hajj.example' },
      database: test.database,
    });
    const { cookie, user } = await register(secure);
    const reply = await secure
      .visitor()
      .post('/api/auth/login', { email: user.email, password: goodPassword });
    const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';
    expect(reply.headers['set-cookie']).toEqual([
      expect.stringMatching(`^__Host-manasik-session=[\\w-]{32,64}; Max-Age=7776000; ${attributes}$`),
      expect.stringMatching(`^__Host-manasik-device=[\\w-]{32}; Max-Age=34560000; ${attributes}$`),
    ]);
    expect((await secure.as(cookie).get('/api/auth/user')).status).toBe(200);
    const withoutPrefix = cookie.replace('__Host-', '');
    expect((await secure.as(withoutPrefix).get('/api/auth/user')).status).toBe(401);
    await secure.close();
  });

  it('is not stored: the tables contain only its hash', async () => {
    const { cookie, user } = await register(test);
    const token = cookie.split('=')[1] ?? '';
    expect(token.length).toBeGreaterThanOrEqual(22);
    const { rows } = await test.database.db.execute<{ token_hash: string }>(
      sql`SELECT * FROM sessions WHERE user_id = ${user.id}`,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    const stolen = `manasik-session=${rows[0]?.token_hash}`;
    expect(await statusOf(stolen)).toBe(401);
  });

  it.each([
    ['none', ''],
    ['an empty one', 'manasik-session='],
    ['an unknown one', `manasik-session=${'a'.repeat(32)}`],
    ['a huge one', `manasik-session=${'a'.repeat(4000)}`],
    ['one that cannot be decoded', 'manasik-session=%E0%A4%A'],
    ['a wild one', '=;;manasik-session;__proto__=1;manasik-session=\u0001'],
  ])('signs nobody in as %s', async (_name, cookie) => {
    const reply = await test.as(cookie).get('/api/auth/user');
    expect(reply).toMatchObject({ status: 401, body: { code: 'auth.signInFirst' } });
  });
});

describe('whether somebody is signed in', () => {
  it('is answered without an error, and not cached', async () => {
    const cookie = await signIn((await register(test)).user.email);
    const [visitor, person] = [test.visitor(), test.as(cookie)];
    const replies = [await visitor.get('/api/auth/session'), await person.get('/api/auth/session')];
    expect(replies.map(({ status, body }) => [status, body])).toEqual([
      [200, { isSignedIn: false }],
      [200, { isSignedIn: true }],
    ]);
    expect(replies.map(({ headers }) => headers['cache-control'])).toEqual([
      expect.stringContaining('no-store'),
      expect.stringContaining('no-store'),
    ]);
  });
});

describe('personal replies', () => {
  it('are never cached', async () => {
    const { client } = await register(test);
    for (const url of ['/api/auth/user', '/api/auth/sessions', '/api/settings', '/api/prayers/today']) {
      const reply = await client.get(url);
      expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    }
    expect((await test.visitor().get('/api/auth/user')).headers['cache-control']).toBe('no-store');
  });
});

describe('signing out', () => {
  it.each([
    ['our own page', { 'sec-fetch-site': 'same-origin' }],
    ['an address that is typed', { 'sec-fetch-site': 'none' }],
    [
      'our own page in an older browser',
      { referer: 'http://localhost:3000/settings', host: 'localhost:3000' },
    ],
  ])('works from %s', async (_name, headers) => {
    const { cookie } = await register(test);
    const reply = await test.as(cookie).get('/api/logout', { headers });
    expect([reply.status, reply.headers['location']]).toEqual([302, '/']);
    expect(reply.headers['set-cookie']).toMatch(/^manasik-session=; Max-Age=0; Path=\//);
    expect(await statusOf(cookie)).toBe(401);
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    [
      'a page of another site in an older browser',
      { referer: 'https://elsewhere.example/', host: 'localhost' },
    ],
    ['a request that says nothing of where it comes from', {}],
  ])('is refused from %s', async (_name, headers) => {
    const { cookie } = await register(test);
    const reply = await test.as(cookie).get('/api/logout', { headers });
    expect(reply).toMatchObject({ status: 403, body: { code: 'request.crossSite' } });
    expect(reply.headers['set-cookie']).toBeUndefined();
    expect(await statusOf(cookie)).toBe(200);
  });

  it('leads to the landing page, even without a session', async () => {
    const reply = await test.visitor().get('/api/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    expect([reply.status, reply.headers['location']]).toEqual([302, '/']);
  });

  it('everywhere ends every session at once, including this one', async () => {
    const { user, client, cookie } = await register(test);
    const others = [await signIn(user.email), await signIn(user.email)];
    const stranger = await register(test);
    for (const each of others) expect(await statusOf(each)).toBe(200);
    const reply = await client.delete('/api/auth/sessions');
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect(reply.headers['set-cookie']).toMatch(/^manasik-session=; Max-Age=0/);
    for (const each of [cookie, ...others]) expect(await statusOf(each)).toBe(401);
    expect(await statusOf(stranger.cookie)).toBe(200);
  });

  it('happens by itself after ninety days', async () => {
    const { cookie } = await register(test);
    test.clock.advance({ days: 89 });
    expect(await statusOf(cookie)).toBe(200);
    test.clock.advance({ days: 2 });
    expect(await statusOf(cookie)).toBe(401);
    test.clock.advance({ days: -91 });
  });
});

describe('the list of sessions', () => {
  it('shows where the user is signed in, which session is the current one, and no one else’s', async () => {
    const mine = await register(test);
    const phone = await signIn(mine.user.email, `Phone ${'x'.repeat(300)}`);
    const theirs = await register(test);
    const { sessions } = (await test.as(phone).get<Sessions>('/api/auth/sessions')).body;
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ current }) => current)?.device).toMatch(/^Phone x{194}$/);
    const list = (await theirs.client.get<Sessions>('/api/auth/sessions')).body.sessions;
    expect(list).toHaveLength(1);
    expect(sessions.map(({ id }) => id)).not.toContain(list[0]?.id);
  });

  it('ends a session on the very next read', async () => {
    const { user, client, cookie } = await register(test);
    const phone = await signIn(user.email);
    expect(await statusOf(phone)).toBe(200);
    const { sessions } = (await client.get<Sessions>('/api/auth/sessions')).body;
    const other = sessions.find(({ current }) => !current)?.id ?? '';
    expect((await client.delete(`/api/auth/sessions/${other}`)).status).toBe(204);
    expect([await statusOf(phone), await statusOf(cookie)]).toEqual([401, 200]);
    expect(await client.delete(`/api/auth/sessions/${other}`)).toMatchObject({
      status: 404,
      body: { code: 'auth.sessionNotFound' },
    });
  });

  it('keeps the fifty most recently used', async () => {
    const { user, client, cookie } = await register(test);
    const cookies: string[] = [];
    for (let device = 0; device < 51; device += 1) {
      // A limited number of right passwords is accepted in five minutes.
      if (device === 25) test.clock.advance({ minutes: 6 });
      cookies.push(await signIn(user.email));
    }
    expect(await statusOf(cookie)).toBe(401);
    expect(await statusOf(cookies[0] ?? '')).toBe(401);
    expect(await statusOf(cookies[1] ?? '')).toBe(200);
    const { sessions } = (await test.as(cookies[50] ?? '').get<Sessions>('/api/auth/sessions')).body;
    expect(sessions).toHaveLength(50);
    expect((await client.get('/api/auth/sessions')).status).toBe(401);
  });

  it('neither ends another user’s session nor reveals that it exists', async () => {
    const mine = await register(test);
    const theirs = await register(test);
    const { sessions } = (await theirs.client.get<Sessions>('/api/auth/sessions')).body;
    const reply = await mine.client.delete(`/api/auth/sessions/${sessions[0]?.id}`);
    const unknown = await mine.client.delete('/api/auth/sessions/00000000-0000-4000-8000-000000000000');
    expect(reply).toMatchObject({ status: 404, body: { code: 'auth.sessionNotFound' } });
    expect(reply.body).toEqual(unknown.body);
    expect(await statusOf(theirs.cookie)).toBe(200);
  });
});
