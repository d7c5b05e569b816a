import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anEmail, sendRequest, PASSWORD, register, signIn } from './harness/people.ts';
import { createPlace, type Place } from './harness/place.ts';
import { printFigure } from './harness/print-figure.ts';
import { killServers, type ServerProcess, startServer } from './harness/server-process.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let place: Place;
// Keeps its connections open for further requests, as a browser does.
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  place = await createPlace();
});
afterAll(async () => {
  agent.destroy();
  await killServers();
  await place.remove();
});

/** Sends a request whose body stops half-way until `finish` sends the rest. */
async function begin(server: ServerProcess, path: string, content: object) {
  const body = JSON.stringify(content);
  const upload = request(server.url + path, {
    method: 'POST',
    agent,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // The server sends this when it has accepted the request.
      expect: '100-continue',
    },
  });
  const status = new Promise<number | string | undefined>((resolve) => {
    upload.once('error', () => resolve('broken'));
    upload.once('response', (reply) => {
      reply.resume();
      reply.once('end', () => resolve(reply.statusCode));
    });
  });
  upload.flushHeaders();
  await once(upload, 'continue');
  upload.write(body.slice(0, 10));
  return { status, finish: () => upload.end(body.slice(10)) };
}

const beginSignIn = (server: ServerProcess, email: string) =>
  begin(server, '/api/auth/login', { email, password: PASSWORD });

const beginRegistration = (server: ServerProcess) =>
  begin(server, '/api/auth/register', {
    email: anEmail(),
    password: PASSWORD,
    firstName: 'Hajar',
    lastName: 'Safa',
  });

it('answers requests in progress, accepts no new ones and exits cleanly when told to stop', async () => {
  const server = await startServer(place.settings);
  const email = anEmail();
  expect((await register(server.url, email)).status).toBe(201);
  const registrations = await Promise.all(Array.from({ length: 20 }, () => beginRegistration(server)));
  const upload = await beginSignIn(server, email);
  for (const { finish } of registrations) finish();

  const told = performance.now();
  const exited = server.kill('SIGTERM');
  const statuses = await Promise.all(registrations.map(({ status }) => status));
  await expect(sendRequest(server.url, '/healthz')).rejects.toThrow('fetch failed');
  const finished = performance.now();
  upload.finish();

  expect(statuses).toEqual(registrations.map(() => 201));
  expect(await upload.status).toBe(200);
  expect(await exited).toEqual({ code: 0, signal: null });
  printFigure('from SIGTERM to the end, with 21 requests in hand', performance.now() - told);
  printFigure('from the last answer to the end', performance.now() - finished);
});

it('shuts down despite idle connections', async () => {
  const server = await startServer(place.settings);
  await Promise.all(Array.from({ length: 5 }, () => sendRequest(server.url, '/healthz')));
  const told = performance.now();
  expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  printFigure('from SIGTERM to the end, with five idle connections', performance.now() - told);
});

it('gives up on stalled requests, and still closes the database', async () => {
  const server = await startServer(place.settings);
  const email = anEmail();
  expect((await register(server.url, email)).status).toBe(201);
  const upload = await beginSignIn(server, email);
  expect(await server.kill('SIGTERM')).toEqual({ code: 0, signal: null });
  expect(await upload.status).toBe('broken');

  const next = await startServer(place.settings);
  expect((await signIn(next.url, email)).status).toBe(200);
});
