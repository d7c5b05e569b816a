import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anEmail, type Answer, sendRequest, PASSWORD, register, signIn } from './harness/people.ts';
import { createPlace, endListening, onPostgres, type Place, redisUrl } from './harness/place.ts';
import { createProxy, type Proxy, through } from './harness/proxy.ts';
import { killServers, type ServerProcess, startServer, startToExit } from './harness/server-process.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let place: Place;
beforeAll(async () => {
  place = await createPlace();
});
afterAll(async () => {
  await killServers();
  await place.remove();
});

function onOneDirectory(): void {
  it('refuses the second process in one line, and opens again after kill -9 of the first', async () => {
    const first = await startServer(place.settings);
    const second = await startToExit(place.settings);
    expect(second.code).toBe(1);
    expect(second.stderr).toMatch(
      /^Manasik cannot start\. The data directory .+ is in use by another[^\n]+\n$/,
    );
    const email = anEmail();
    expect((await register(first.url, email)).status).toBe(201);
    await first.kill('SIGKILL');
    const third = await startServer(place.settings);
    expect((await signIn(third.url, email)).status).toBe(200);
  });
}

const ROUNDS = 5;
const OTHER_PASSWORD = 'mina-arafat-muzdalifah';

const user = (server: ServerProcess, cookie: string | undefined): Promise<Answer> =>
  sendRequest(server.url, '/api/auth/user', { cookie });

function onOneServer(): void {
  let a: ServerProcess;
  let b: ServerProcess;

  /** A person with two sessions, both cached by both processes. */
  async function someone(): Promise<{ email: string; here: string | undefined; there: string | undefined }> {
    const email = anEmail();
    const { cookie: here } = await register(a.url, email);
    const { cookie: there } = await signIn(b.url, email);
    for (const server of [a, b]) {
      for (const cookie of [here, there, here, there]) expect((await user(server, cookie)).status).toBe(200);
    }
    return { email, here, there };
  }

  const endTheOther = async ({ here }: { here: string | undefined }): Promise<void> => {
    const { body } = await sendRequest(a.url, '/api/auth/sessions', { cookie: here });
    // The contract guarantees this response.
    const { sessions } = body as { sessions: { id: string; current: boolean }[] };
    const other = sessions.find(({ current }) => !current);
    const ended = await sendRequest(a.url, `/api/auth/sessions/${other?.id}`, {
      method: 'DELETE',
      cookie: here,
    });
    expect(ended.status).toBe(204);
  };

  /** An action on A, and what B must answer to both sessions on the very next reads. */
  const changes: readonly (readonly [
    string,
    (person: Awaited<ReturnType<typeof someone>>) => Promise<void>,
    number,
    number,
  ])[] = [
    ['a session ended', endTheOther, 200, 401],
    [
      'a password changed',
      async ({ here }) => {
        const body = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
        const changed = await sendRequest(a.url, '/api/auth/password/change', {
          method: 'POST',
          cookie: here,
          body,
        });
        expect(changed.status).toBe(204);
      },
      200,
      401,
    ],
    [
      'a sign-out everywhere',
      async ({ here }) => {
        expect(
          (await sendRequest(a.url, '/api/auth/sessions', { method: 'DELETE', cookie: here })).status,
        ).toBe(204);
      },
      401,
      401,
    ],
  ];

  const rename = async (cookie: string | undefined, firstName: string): Promise<void> => {
    const renamed = await sendRequest(a.url, '/api/auth/user', {
      method: 'PATCH',
      cookie,
      body: { firstName },
    });
    expect(renamed.status).toBe(200);
  };

  const holdsAtOnce = (): void => {
    it.each(changes)(
      '%s on one process takes effect on the other at the next read',
      async (_what, change, hereThen, thereThen) => {
        for (let round = 0; round < ROUNDS; round += 1) {
          const person = await someone();
          await change(person);
          expect((await user(b, person.there)).status).toBe(thereThen);
          expect((await user(b, person.here)).status).toBe(hereThen);
        }
      },
    );

    it('a name changed on one process appears on the other at once', async () => {
      const { here, there } = await someone();
      for (const firstName of ['Maryam', 'Asiya', 'Khadija', 'Fatima', 'Sumayya']) {
        await rename(here, firstName);
        expect((await user(b, there)).body).toMatchObject({ firstName });
      }
    });

    it('a step count stored on one process is the latest on the other at once', async () => {
      const { here, there } = await someone();
      const latest = () => sendRequest(b.url, '/api/health/latest', { cookie: there });
      expect((await latest()).body).toMatchObject({ date: null });
      const metrics = [{ date: '2026-11-24', source: 'manual', values: { steps: 7000 } }];
      const stored = await sendRequest(a.url, '/api/health/metrics', {
        method: 'POST',
        cookie: here,
        body: { metrics },
      });
      expect(stored.status).toBe(201);
      expect((await latest()).body).toMatchObject({ date: '2026-11-24', steps: 7000 });
    });
  };

  describe('that hear each other through the database alone', () => {
    beforeAll(async () => {
      [a, b] = await Promise.all([startServer(place.settings), startServer(place.settings)]);
    });
    afterAll(killServers);

    holdsAtOnce();
    it.each(changes)(
      '%s holds on the other at the next read when the connections that listen were ended before it',
      async (_what, change, hereThen, thereThen) => {
        for (let round = 0; round < ROUNDS; round += 1) {
          const person = await someone();
          await endListening(place);
          await change(person);
          expect((await user(b, person.there)).status).toBe(thereThen);
          expect((await user(b, person.here)).status).toBe(hereThen);
        }
      },
    );
  });

  if (redisUrl === undefined) return;
  const redis = new URL(redisUrl);

  describe('with Redis', () => {
    let proxyOfA: Proxy;
    let proxyOfB: Proxy;
    beforeAll(async () => {
      const target = [Number(redis.port || 6379), redis.hostname] as const;
      [proxyOfA, proxyOfB] = await Promise.all([createProxy(...target), createProxy(...target)]);
      [a, b] = (await Promise.all(
        [proxyOfA, proxyOfB].map((proxy) =>
          startServer({ ...place.settings, REDIS_URL: through(redis.href, proxy) }),
        ),
      )) as [ServerProcess, ServerProcess];
    });
    afterAll(killServers);

    holdsAtOnce();

    it('clear their memory when Redis is away, and serve nothing stale', async () => {
      const { here, there } = await someone();
      await Promise.all([proxyOfA.cut(), proxyOfB.cut()]);
      await sleep(100);
      await endTheOther({ here });
      await rename(here, 'Maryam');
      expect((await user(b, there)).status).toBe(401);
      expect((await user(b, here)).body).toMatchObject({ firstName: 'Maryam' });
      await Promise.all([proxyOfA.restore(), proxyOfB.restore()]);
      await sleep(2500);
    });

    it('know at once what a process changed that alone lost Redis', async () => {
      const { here, there } = await someone();
      await proxyOfA.cut();
      await endTheOther({ here });
      expect((await user(b, there)).status).toBe(401);
      await proxyOfA.restore();
    });
  });
}

describe('two processes', () => {
  (onPostgres ? onOneServer : onOneDirectory)();
});
