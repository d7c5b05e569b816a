import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, goodPassword, register, type TestApp } from '../../testing/test-app.ts';
import { operationsRoutes } from './operations.routes.ts';

const token = 'a-token-for-the-metrics';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { LOG_LEVEL: 'debug', METRICS_TOKEN: token } });
});
afterAll(() => test.close());

const authorization = `Bearer ${token}`;

describe('the health of the server', () => {
  it('is public', async () => {
    expect(await test.visitor().get('/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await test.visitor().get('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });
});

it('pings the database once for all who ask at the same time', async () => {
  const app = Fastify();
  let pings = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const ping = () => {
    pings += 1;
    return promise;
  };
  operationsRoutes(app, { ping, isDraining: () => false, metrics: new Registry(), metricsToken: undefined });
  const replies = Array.from({ length: 20 }, () => app.inject('/readyz'));
  await vi.waitFor(() => expect(pings).toBe(1));
  resolve();
  for (const { statusCode } of await Promise.all(replies)) expect(statusCode).toBe(200);
  expect(pings).toBe(1);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect(pings).toBe(2);
  await app.close();
});

describe('the metrics', () => {
  it('require the token', async () => {
    expect(await test.visitor().get('/metrics')).toMatchObject({
      status: 401,
      body: { code: 'auth.signInFirst' },
    });
    const headers = { authorization: 'Bearer a-token-for-the-metricz' };
    expect((await test.visitor().get('/metrics', { headers })).status).toBe(401);
    const reply = await test.visitor().get('/metrics', { headers: { authorization } });
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('process_resident_memory_bytes');
  });

  it('are public without a token', async () => {
    const open = await createTestApp({ database: test.database });
    expect((await open.visitor().get('/metrics')).status).toBe(200);
    await open.close();
  });
});

describe('personal input and locations', () => {
  it('reach neither logs nor metrics, at any level', async () => {
    const { user, client, cookie } = await register(test, { firstName: 'Ruqayyah', lastName: 'Benhaddou' });
    const visitor = test.visitor('203.0.113.77');
    const place = { latitude: 33.97159, longitude: -6.84981, timezone: 'Africa/Casablanca' };
    await client.patch('/api/auth/user', {
      currentLocation: { name: 'Rabat-Salé', country: 'MA', ...place },
    });
    await client.get('/api/prayer-times');
    await visitor.get('/api/prayer-times?lat=33.97159&lon=-6.84981');
    await visitor.get('/api/qibla?lat=33.97159&lon=-6.84981&zzz=33.97159');
    await visitor.get('/api/cities/nearest?lat=33.97159&lon=-6.84981');
    await visitor.get(`/api/cities?q=Rabat-Sal%C3%A9`);
    await visitor.get(`/nowhere/${user.email}?lat=33.97159`);
    await visitor.get(`/api/nowhere/${user.email}`);
    await visitor.get(`/%ff?email=${user.email}`);
    await visitor.post('/api/auth/login', { email: user.email, password: 'Wrong-Password-Typed' });
    await visitor.post('/api/auth/register', {
      email: user.email,
      password: goodPassword,
      firstName: 'A',
      lastName: 'B',
    });
    await visitor.post('/api/auth/password/forgot', { email: user.email, language: 'fr' });
    await expect.poll(() => test.outbox()).toHaveLength(1);
    const mailed = /#token=([\w-]+)/.exec((await test.outbox())[0]?.text ?? '')?.[1] ?? 'no token';
    await visitor.post('/api/auth/password/reset', { token: mailed, password: 'another-good-one-8' });
    await visitor.post('/api/contact', {
      name: 'Ruqayyah',
      email: user.email,
      subject: 'A Private Matter',
      message: 'My-Secret-Illness',
    });
    const figures = (await visitor.get('/metrics', { headers: { authorization } })).text;
    const log = test.log.join('\n');
    expect(test.log.filter((line) => line.includes('"answered"')).length).toBeGreaterThan(12);
    expect(log).toContain('/api/prayer-times');
    expect(figures).toContain('route="/api/prayer-times"');
    const session = cookie.split('=')[1] ?? 'no session';
    const secrets = [
      [user.email, user.id, 'Ruqayyah', 'Benhaddou', '33.97', '6.849', 'Rabat', 'Casablanca'],
      [goodPassword, 'another-good-one-8', 'Wrong-Password', session, mailed, '203.0.113.77'],
      ['Private Matter', 'My-Secret-Illness'],
    ].flat();
    for (const secret of secrets) {
      expect(log).not.toContain(secret);
      expect(figures).not.toContain(secret);
    }
  });
});
