import { rename } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isDatabaseAway } from '../platform/database/index.ts';
import { anEmail, sendRequest, register, signIn } from './harness/people.ts';
import { createPlace, onPostgres, type Place } from './harness/place.ts';
import { printFigure } from './harness/print-figure.ts';
import { createProxy, type Proxy, through } from './harness/proxy.ts';
import { killServers, type ServerProcess, startServer } from './harness/server-process.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const RECOVERS_WITHIN_MS = 2000;
const ANSWERS_WITHIN_MS = 3000;

let place: Place;
beforeAll(async () => {
  place = await createPlace();
});
afterAll(async () => {
  await killServers();
  await place.remove();
});

/** @returns the milliseconds until `isBack` first returned true */
async function untilBack(isBack: () => Promise<boolean>): Promise<number> {
  const began = performance.now();
  while (!(await isBack())) {
    if (performance.now() - began > 10_000) throw new Error('the database did not come back');
    await sleep(50);
  }
  return performance.now() - began;
}

async function expectUnavailable(server: ServerProcess, email: string): Promise<void> {
  const answers = await Promise.all([
    signIn(server.url, email),
    register(server.url),
    sendRequest(server.url, '/readyz'),
  ]);
  for (const { status, body, ms } of answers) {
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'server.unavailable', message: expect.any(String) });
    expect(ms).toBeLessThan(ANSWERS_WITHIN_MS);
  }
  expect((await sendRequest(server.url, '/healthz')).status).toBe(200);
}

function onServer(): void {
  let proxy: Proxy;
  let server: ServerProcess;
  const email = anEmail();
  beforeAll(async () => {
    const url = new URL(String(place.settings['DATABASE_URL']));
    proxy = await createProxy(Number(url.port || 5432), url.hostname);
    server = await startServer({ ...place.settings, DATABASE_URL: through(url.href, proxy) });
    expect((await register(server.url, email)).status).toBe(201);
  });

  it('answers 503 while the database is away, keeps running, and serves within two seconds of its return', async () => {
    await proxy.cut();
    await expectUnavailable(server, email);
    await proxy.restore();
    const back = await untilBack(async () => (await sendRequest(server.url, '/readyz')).status === 200);
    printFigure('from the return of the database to serving', back);
    expect(back).toBeLessThan(RECOVERS_WITHIN_MS);
    expect((await signIn(server.url, email)).status).toBe(200);
  });

  it('survives when the database closes its connections, even in the middle of a transaction', async () => {
    const beside = await place.open();
    const held = anEmail();
    let inTransaction: ReturnType<typeof register> | undefined;
    // The second statement of a registration waits for this lock. Its connection is closed meanwhile.
    await beside.db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE credentials IN ACCESS EXCLUSIVE MODE`);
      inTransaction = register(server.url, held);
      const others = sql`FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
      await untilBack(async () => {
        const waiting = await tx.execute(sql`SELECT pid ${others} AND wait_event_type = 'Lock'`);
        return waiting.rows.length > 0;
      });
      await tx.execute(sql`SELECT pg_terminate_backend(pid) ${others}`);
    });
    await beside.close();
    expect((await inTransaction)?.status).toBe(503);
    // The registration was rolled back completely.
    expect((await register(server.url, held)).status).toBe(201);
    expect((await signIn(server.url, email)).status).toBe(200);
    expect((await sendRequest(server.url, '/healthz')).status).toBe(200);
  });
}

function onThread(): void {
  it('answers as for an absent database while its engine is broken, and reopens it', async () => {
    const database = await place.open();
    const control = path.join(place.dataDir, 'postgres/global/pg_control');
    await rename(control, `${control}.away`);
    // Without this file a checkpoint fails, and the engine panics at the next statement.
    await database.db.execute(sql`CHECKPOINT`).catch(() => undefined);
    const tries = [
      await Promise.allSettled([database.ping()]),
      await Promise.allSettled([database.ping()]),
    ].flat();
    for (const outcome of tries) {
      expect(outcome.status).toBe('rejected');
      expect(outcome.status === 'rejected' && isDatabaseAway(outcome.reason)).toBe(true);
    }
    await rename(`${control}.away`, control);
    const back = await untilBack(() =>
      database.ping().then(
        () => true,
        () => false,
      ),
    );
    printFigure('from the repair of the files to serving', back);
    await database.close();
  });
}

describe('a database outage', () => {
  (onPostgres ? onServer : onThread)();
});
