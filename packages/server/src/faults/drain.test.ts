import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anEmail, ask, PASSWORD, register, signIn } from './harness/people.ts';
import { createPlace, type Place } from './harness/place.ts';
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

/** A sign-in whose body stops half-way until `finish` sends the rest. */
function slowSignIn(server: ServerProcess, email: string) {
  const body = JSON.stringify({ email, password: PASSWORD });
  const upload = request(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    upload.once('error', reject);
    upload.once('response', (reply) => {
      reply.resume();
      reply.once('end', () => resolve(reply.statusCode));
    });
  });
  upload.write(body.slice(0, 10));
  return { status, finish: () => upload.end(body.slice(10)), abandon: () => upload.destroy() };
}

it('answers what it has begun, takes nothing new and ends well when told to stop', async () => {
  const server = await startServer(place.settings);
  const email = anEmail();
  expect((await register(server.url, email)).status).toBe(201);
  const upload = slowSignIn(server, email);
  const queued = Array.from({ length: 20 }, () => register(server.url));
  // When one has its answer the server has all of them in hand, most still waiting for their hash.
  await Promise.race(queued);

  const told = performance.now();
  const exited = server.kill('SIGTERM');
  const answers = await Promise.allSettled(queued);
  await expect(ask(server.url, '/healthz')).rejects.toThrow();
  upload.finish();

  expect(answers).toEqual(
    queued.map(() => ({ status: 'fulfilled', value: expect.objectContaining({ status: 201 }) })),
  );
  expect(await upload.status).toBe(200);
  expect(await exited).toEqual({ code: 0, signal: null });
  const drainMs = performance.now() - told;
  console.log(`from SIGTERM to the end, with 20 requests in hand: ${Math.round(drainMs)} ms`);
});

it('is not held by connections that ask for nothing', async () => {
  const server = await startServer(place.settings);
  await Promise.all(Array.from({ length: 5 }, () => ask(server.url, '/healthz')));
  const told = performance.now();
  expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(performance.now() - told).toBeLessThan(3000);
});

it('leaves behind whom it waited for in vain, and still closes the database', async () => {
  const server = await startServer(place.settings);
  const email = anEmail();
  expect((await register(server.url, email)).status).toBe(201);
  const upload = slowSignIn(server, email);
  const broken = upload.status.catch(() => 'broken');
  await sleep(150);
  expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(await broken).toBe('broken');

  const next = await startServer(place.settings);
  expect((await signIn(next.url, email)).status).toBe(200);
});
