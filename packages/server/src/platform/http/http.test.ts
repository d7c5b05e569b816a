import net from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, goodPassword, newPerson, register, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const json = { 'content-type': 'application/json' };

describe('a request from another site', () => {
  it.each([
    ['that the browser names so', { 'sec-fetch-site': 'cross-site' }],
    ['of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['by its origin', { origin: 'https://elsewhere.example' }],
    ['by an origin on another port', { origin: 'http://localhost:9', host: 'localhost' }],
    ['by an origin that is hidden', { origin: 'null' }],
    ['by a word that nobody knows', { 'sec-fetch-site': 'same-origin, cross-site' }],
    [
      'whose origin only looks like ours',
      { origin: 'http://localhost.elsewhere.example', host: 'localhost' },
    ],
  ])('changes nothing: %s', async (_name, headers) => {
    const { user, client } = await register(test);
    const replies = [
      await client.patch('/api/auth/user', { firstName: 'Eve' }, { headers }),
      await client.put('/api/settings', { theme: 'dark' }, { headers }),
      await client.delete('/api/auth/user', { password: goodPassword }, { headers }),
      await client.post('/api/auth/login', { email: user.email, password: goodPassword }, { headers }),
      await client.post('/api/nowhere', {}, { headers }),
    ];
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 403, body: { code: 'request.crossSite' }, cookie: '' });
    }
    expect((await client.get('/api/auth/user', { headers })).body).toEqual(user);
  });

  it.each([
    ['that the browser calls our own', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' }],
    ['with our origin', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
    ['from no browser', {}],
  ])('is none: %s', async (_name, headers) => {
    const { client } = await register(test);
    expect((await client.put('/api/settings', { theme: 'dark' }, { headers })).status).toBe(200);
  });
});

describe('an invalid request', () => {
  it.each([
    ['cut short', '{"email":', 'request.badJson'],
    ['empty', '', 'request.badJson'],
    ['not JSON', 'email=a', 'request.badJson'],
    ['NaN', '{"email":NaN}', 'request.badJson'],
    ['null', 'null', 'request.invalid'],
    ['an array', '[]', 'request.invalid'],
    ['a number', '1e308', 'request.invalid'],
    ['a text', '"email"', 'request.invalid'],
    ['with a prototype', '{"__proto__":{"admin":true}}', 'request.badJson'],
    ['with a constructor', '{"constructor":{"prototype":{"admin":true}}}', 'request.badJson'],
    ['nested deep', `{"email":${'['.repeat(8000)}${']'.repeat(8000)}}`, 'request.invalid'],
    ['of broken UTF-8', Buffer.from('{"email":"\xff\xfe"}', 'latin1'), 'request.badJson'],
  ])('is answered 400: a body that is %s', async (_name, payload, code) => {
    const reply = await test.visitor().send('POST', '/api/auth/login', { payload, headers: json });
    expect(reply).toMatchObject({ status: 400, body: { code, message: expect.any(String) } });
  });

  it('is answered 400 without a body', async () => {
    expect(await test.visitor().send('POST', '/api/auth/login')).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/xml',
    '',
  ])('is answered 415: a body of %j', async (type) => {
    const headers = type ? { 'content-type': type } : {};
    const payload = JSON.stringify(newPerson());
    expect(await test.visitor().send('POST', '/api/auth/register', { payload, headers })).toMatchObject({
      status: 415,
      body: { code: 'request.notJson' },
    });
  });

  it('is answered 413 for a body over 64 KB, whatever its content', async () => {
    const payload = JSON.stringify({ ...newPerson(), note: 'x'.repeat(65_536) });
    expect(await test.visitor().send('POST', '/api/auth/register', { payload, headers: json })).toMatchObject(
      {
        status: 413,
        body: { code: 'request.tooLarge' },
      },
    );
  });

  it.each([
    ['PUT', '/api/auth/login', 'POST'],
    ['GET', '/api/auth/register', 'POST'],
    ['POST', '/api/auth/user', 'GET, PATCH, DELETE, HEAD'],
    ['OPTIONS', '/api/auth/login', 'POST'],
    ['POST', '/api/logout', 'GET, HEAD'],
    ['PATCH', '/api/settings', 'GET, PUT, HEAD'],
    ['GET', '/api/auth/sessions/00000000-0000-4000-8000-000000000000', 'DELETE'],
  ] as const)('is answered 405: %s %s', async (method, url, allow) => {
    const reply = await test.visitor().send(method, url);
    expect(reply).toMatchObject({ status: 405, body: { code: 'request.methodNotAllowed' } });
    expect(reply.headers['allow']).toBe(allow);
  });

  it.each([
    ['GET', '/api/nothing-here', 404, 'request.notFound'],
    ['POST', '/nothing-here', 404, 'request.notFound'],
    ['OPTIONS', '/api/nothing-here', 404, 'request.notFound'],
    ['GET', '/api/auth/user?as=somebody', 401, 'auth.signInFirst'],
    ['GET', '/api/login?to=elsewhere', 400, 'request.invalid'],
    ['POST', '/api/auth/login?fast=1', 400, 'request.invalid'],
    ['GET', '/%ff', 400, 'request.invalid'],
    ['GET', '/api/auth/sessions/%ff', 400, 'request.invalid'],
    ['GET', '/api/%00', 404, 'request.notFound'],
    ['DELETE', `/api/auth/sessions/${'a'.repeat(300)}`, 400, 'request.invalid'],
  ] as const)('is answered in JSON: %s %s', async (method, url, status, code) => {
    const reply = await test.visitor().send(method, url);
    expect(reply).toMatchObject({ status, body: { code } });
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.headers['cache-control']).toBe('no-store');
  });
});

const exchange = async (bytes: string): Promise<string> => {
  const { port } = test.app.server.address() as AddressInfo;
  const socket = net.connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
};

describe('input that is not HTTP', () => {
  beforeAll(async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
  });

  it.each([
    ['a line of noise', 'noise\r\n\r\n', 400, 'request.invalid'],
    [
      'a head of 20 KB',
      `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'request.tooLarge',
    ],
    [
      'two lengths',
      'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
      'request.invalid',
    ],
  ])('is answered as every error is: %s', async (_name, bytes, status, code) => {
    const reply = await exchange(bytes);
    const [head, body] = reply.split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(head).toMatch(/^content-type: application\/json; charset=utf-8$/im);
    expect(JSON.parse(body ?? '')).toEqual({ code, message: expect.any(String) });
  });
});

describe('every reply', () => {
  it('has the headers that isolate it from other sites', async () => {
    for (const url of ['/api/settings', '/api/nothing', '/healthz', '/api/qibla?lat=1&lon=1']) {
      expect((await test.visitor().get(url)).headers).toMatchObject({
        'content-security-policy': expect.stringContaining("default-src 'none'"),
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
      });
    }
    const { headers } = await test.visitor().get('/healthz');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('has the header for HTTPS only if the site uses it', async () => {
    const secure = await createTestApp({
      env: { BASE_URL: 'https://hajj.example' },
      database: test.database,
    });
    const { headers } = await secure.visitor().get('/healthz');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    await secure.close();
  });
});

const failures = async (app: TestApp, forwarded: (attempt: number) => string): Promise<number[]> => {
  const proxy = app.visitor();
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const body = { email: `p-${proxy.address}@example.org`, password: 'wrong-one' };
    const headers = { 'x-forwarded-for': forwarded(attempt) };
    statuses.push((await proxy.post('/api/auth/login', body, { headers })).status);
  }
  return statuses;
};

describe('the address of a visitor behind a proxy', () => {
  it('is ignored unless the configuration says that there is a proxy', async () => {
    expect(await failures(test, (attempt) => `192.0.2.${attempt}`)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('is the one that the proxy saw, whatever the visitor put before it', async () => {
    const behind = await createTestApp({ env: { TRUST_PROXY: 'true' }, database: test.database });
    expect(await failures(behind, (attempt) => `192.0.2.${attempt}`)).toEqual([401, 401, 401, 401, 401, 401]);
    const statuses = await failures(behind, (attempt) => `192.0.2.${attempt}, 198.51.100.7`);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    await behind.close();
  });
});

describe('the description of the API', () => {
  it('lists every route for people and machines', async () => {
    const page = await test.visitor().get('/api/docs/');
    expect(page.status).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self'/);
    expect(page.headers['content-security-policy']).not.toContain('unsafe-eval');
    const { body } = await test.visitor().get<{ paths: Record<string, unknown> }>('/api/docs/json');
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/api/auth/login', '/api/auth/sessions/{id}', '/api/prayer-times']),
    );
    expect(Object.keys(body.paths).filter((each) => !each.startsWith('/api/'))).toEqual([]);
  });
});
