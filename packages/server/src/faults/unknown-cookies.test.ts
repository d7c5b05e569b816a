import { rename } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, register as registerIn } from '../testing/test-app.ts';
import { sendRequest, register } from './harness/people.ts';
import { getWithUnknownCookie, pipeline } from './harness/pipelined.ts';
import { createPlace, onPostgres, type Place } from './harness/place.ts';
import { createProxy, type Proxy, through } from './harness/proxy.ts';
import { killServers, type ServerProcess, startServer } from './harness/server-process.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

// One reads the user, one works without a session too, and one lists sessions.
const PATHS = ['/api/auth/user', '/api/prayer-times?lat=21.42&lon=39.83', '/api/auth/sessions'];
const PIPELINED = 10_000;

let place: Place;
let proxy: Proxy | null = null;
let server: ServerProcess;
beforeAll(async () => {
  place = await createPlace();
  const { DATABASE_URL: databaseUrl } = place.settings;
  if (databaseUrl) {
    const url = new URL(databaseUrl);
    proxy = await createProxy(Number(url.port || 5432), url.hostname);
    server = await startServer({ ...place.settings, DATABASE_URL: through(databaseUrl, proxy) });
  } else {
    server = await startServer(place.settings);
  }
});
afterAll(async () => {
  await killServers();
  await place.remove();
});

/** Checks that the process serves others, and has logged neither a statement nor a cookie. */
async function expectAliveAndSilent(): Promise<void> {
  expect((await sendRequest(server.url, '/healthz')).status).toBe(200);
  expect((await register(server.url)).status).toBe(201);
  const { stdout, stderr } = server.output();
  expect(stderr).toBe('');
  expect(stdout).not.toMatch(/select|token_hash|manasik-session/i);
}

describe('requests with unknown cookies', () => {
  it('do not end the process when one connection sends ten thousand at once', async () => {
    const requests = Array.from({ length: PIPELINED }, (_, index) =>
      getWithUnknownCookie(PATHS[index % PATHS.length] ?? '/'),
    );
    const statuses = await pipeline(server.port, requests);
    expect(statuses.length).toBeLessThan(100);
    for (const status of statuses) expect([200, 401, 503]).toContain(status);
    // Longer than a statement waits for a connection of the embedded database, so an unhandled rejection would have
    // happened by then.
    await new Promise((resolve) => setTimeout(resolve, 11_000));
    await expectAliveAndSilent();
  });

  (onPostgres ? whileServerIsAway : whileEngineIsBroken)();
});

function whileServerIsAway(): void {
  it('are answered 503 while the database is away, and 401 after its return', async () => {
    await proxy?.cut();
    for (const url of PATHS) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          sendRequest(server.url, url, { cookie: `manasik-session=${crypto.randomUUID()}` }),
        ),
      );
      for (const { status, body } of answers) {
        expect([status, body?.['code']]).toEqual([503, 'server.unavailable']);
      }
    }
    await pipeline(
      server.port,
      PATHS.map((url) => getWithUnknownCookie(url)),
    );
    await proxy?.restore();
    const cookie = `manasik-session=${crypto.randomUUID()}`;
    expect((await sendRequest(server.url, '/api/auth/user', { cookie })).status).toBe(401);
    await expectAliveAndSilent();
  });
}

function whileEngineIsBroken(): void {
  it('are answered 503 while the embedded engine is broken', async () => {
    const test = await createTestApp();
    const { client } = await registerIn(test);
    expect((await client.get('/api/auth/user')).status).toBe(200);
    const control = path.join(test.database.dataDir, 'postgres/global/pg_control');
    await rename(control, `${control}.away`);
    // Without this file a checkpoint fails, and the engine panics at the next statement.
    await test.database.db.execute(sql`CHECKPOINT`).catch(() => undefined);
    await test.database.ping().catch(() => undefined);
    const strangers = Array.from({ length: 20 }, () =>
      test.as(`manasik-session=${crypto.randomUUID()}`).get('/api/auth/user'),
    );
    for (const { status, body } of await Promise.all(strangers)) {
      expect([status, body['code']]).toEqual([503, 'server.unavailable']);
    }
    // The engine may have lost the announcement of a change, so sessions in memory no longer count either.
    expect(await client.get('/api/auth/user')).toMatchObject({
      status: 503,
      body: { code: 'server.unavailable' },
    });
    expect(test.log.join('')).not.toMatch(/token_hash|select/i);
    await rename(`${control}.away`, control);
    await vi.waitUntil(
      () =>
        test.database.ping().then(
          () => true,
          () => false,
        ),
      { timeout: 20_000 },
    );
    expect((await client.get('/api/auth/user')).status).toBe(200);
    await test.close();
  });
}
