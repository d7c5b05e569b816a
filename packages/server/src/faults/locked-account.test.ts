import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anEmail, register, signIn } from './harness/people.ts';
import { createPlace, onPostgres, type Place } from './harness/place.ts';
import { killServers, type ServerProcess, startServer } from './harness/server-process.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let place: Place;
beforeAll(async () => {
  place = await createPlace();
});
afterAll(async () => {
  await killServers();
  await place.remove();
});

const guesser = { address: '198.51.100.7' };

/** The statuses of five simultaneous guesses, and of a sixth. */
async function guess({ url }: ServerProcess, email: string): Promise<number[]> {
  const five = [1, 2, 3, 4, 5].map((number) => signIn(url, email, `guess ${number} of many`, guesser));
  const answers = await Promise.all(five);
  answers.push(await signIn(url, email, 'guess 6 of many', guesser));
  return answers.map(({ status }) => status);
}

it('keeps a guesser locked out through a restart, and never the owner', async () => {
  const first = await startServer(place.settings);
  const email = anEmail();
  expect((await register(first.url, email)).status).toBe(201);
  expect(await guess(first, email)).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await signIn(first.url, email)).status).toBe(200);
  await first.kill('SIGTERM');

  const second = await startServer(place.settings);
  expect((await signIn(second.url, email, undefined, guesser)).status).toBe(429);
  expect((await signIn(second.url, email)).status).toBe(200);
  await second.kill('SIGKILL');

  // The embedded database crashes with its process, and its counts restart; a database server keeps them.
  const third = await startServer(place.settings);
  expect((await signIn(third.url, email, undefined, guesser)).status).toBe(onPostgres ? 429 : 200);
  expect(await guess(third, email)).toEqual(
    onPostgres ? [429, 429, 429, 429, 429, 429] : [401, 401, 401, 401, 401, 429],
  );
  expect((await signIn(third.url, email)).status).toBe(200);
});
