import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anEmail, register, signIn } from './harness/people.ts';
import { createPlace, onPostgres, type Place } from './harness/place.ts';
import { killServers, startServer } from './harness/server-process.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let place: Place;
beforeAll(async () => {
  place = await createPlace();
});
afterAll(async () => {
  await killServers();
  await place.remove();
});

it('keeps who guesses locked out through a restart, and counts again after a crash of the database', async () => {
  const first = await startServer(place.settings);
  const email = anEmail();
  expect((await register(first.url, email)).status).toBe(201);
  const failures = [1, 2, 3, 4, 5].map((guess) => signIn(first.url, email, `guess ${guess} of many`));
  expect((await Promise.all(failures)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  expect((await signIn(first.url, email)).status).toBe(429);
  await first.kill('SIGTERM');

  const second = await startServer(place.settings);
  expect((await signIn(second.url, email)).status).toBe(429);
  await second.kill('SIGKILL');

  // The embedded database crashes with its process, and its counts begin anew; a server of its own keeps them.
  const third = await startServer(place.settings);
  expect((await signIn(third.url, email)).status).toBe(onPostgres ? 429 : 200);
  const again = [1, 2, 3, 4, 5, 6].map((guess) => signIn(third.url, email, `guess ${guess} of many`));
  expect((await Promise.all(again)).map(({ status }) => status)).toEqual(
    onPostgres ? [429, 429, 429, 429, 429, 429] : [401, 401, 401, 401, 401, 429],
  );
});
