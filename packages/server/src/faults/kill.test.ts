import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anEmail, register, signIn } from './harness/people.ts';
import { createPlace, type Place } from './harness/place.ts';
import { printFigure } from './harness/print-figure.ts';
import { killServers, startServer } from './harness/server-process.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const PEOPLE = 100;
const ACKNOWLEDGED_BEFORE_THE_KILL = 25;

let place: Place;
beforeAll(async () => {
  place = await createPlace();
});
afterAll(async () => {
  await killServers();
  await place.remove();
});

it('keeps every acknowledged registration through kill -9, and no partial one', async () => {
  const first = await startServer(place.settings);
  const emails = Array.from({ length: PEOPLE }, anEmail);
  const acknowledged: string[] = [];
  const registering = emails.map(async (email) => {
    const answer = await register(first.url, email).catch(() => null);
    if (answer?.status === 201) acknowledged.push(email);
    if (acknowledged.length === ACKNOWLEDGED_BEFORE_THE_KILL) await first.kill('SIGKILL');
  });
  await Promise.all(registering);
  expect(acknowledged.length).toBeGreaterThanOrEqual(ACKNOWLEDGED_BEFORE_THE_KILL);
  expect(acknowledged.length).toBeLessThan(PEOPLE);

  const second = await startServer(place.settings);
  printFigure('start to serving on a directory left by kill -9', second.startMs);
  const signedIn = await Promise.all(acknowledged.map((email) => signIn(second.url, email)));
  expect(signedIn.map(({ status }) => status)).toEqual(acknowledged.map(() => 200));

  // Without an answer the account exists or not: the person can register, or is told that the address is taken.
  const unanswered = emails.filter((email) => !acknowledged.includes(email)).slice(0, 10);
  const again = await Promise.all(unanswered.map((email) => register(second.url, email)));
  for (const { status } of again) expect([201, 409]).toContain(status);

  expect(await second.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  const database = await place.open();
  const half = await database.db.execute(
    sql`SELECT id FROM users WHERE NOT EXISTS (SELECT FROM credentials WHERE user_id = users.id)`,
  );
  await database.close();
  expect(half.rows).toEqual([]);
});

it('serves an existing data directory, and prints how long it took', async () => {
  const server = await startServer(place.settings);
  printFigure('start to serving on an existing data directory', server.startMs);
  expect(server.output().stdout).toContain(`Manasik is at http://localhost:${server.port}`);
  expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
});
