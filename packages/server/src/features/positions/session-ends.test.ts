import type { MemberPosition } from '@manasik/contract/positions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { placeAt, sosRequests } from '../../testing/sos-requests.ts';
import {
  createTestApp,
  goodPassword,
  type Registered,
  register,
  type TestApp,
} from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTestGroup } from '../../testing/seeded-groups.ts';

let test: TestApp;
const isConnected = process.env['REDIS_URL'] !== undefined;
/** A second process on the same database. */
let there: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  there = await createTestApp({ database: test.database });
});
afterAll(async () => {
  await there.close();
  await test.close();
});

interface Sessions {
  sessions: { id: string; current: boolean }[];
}

const ours = { headers: { 'sec-fetch-site': 'same-origin' } };
const share = (client: TestClient) =>
  client.post('/api/location/update', { latitude: 21.4133, longitude: 39.8933, isSharing: true });
const signIn = async ({ user }: Registered): Promise<TestClient> => {
  const credentials = { email: user.email, password: goodPassword };
  return test.as((await test.visitor().post('/api/auth/login', credentials)).cookie);
};
const idOf = async (client: TestClient): Promise<string> => {
  const { sessions } = (await client.get<Sessions>('/api/auth/sessions')).body;
  return sessions.find(({ current }) => current)?.id ?? '';
};
const family = async () => {
  const [one, other] = [await register(test), await register(test)];
  const groupId = await createTestGroup(test, other, [one]);
  const seenBy = async ({ client }: Registered): Promise<MemberPosition[]> =>
    (await client.get<MemberPosition[]>(`/api/location/group/${groupId}`)).body;
  return {
    one,
    other,
    groupId,
    /** The positions that the rest of the group sees; on both processes if Redis connects them. */
    seen: async (): Promise<Set<string>> => {
      const here = await seenBy(other);
      const elsewhere = isConnected ? await seenBy({ ...other, client: there.as(other.cookie) }) : [];
      return new Set([...here, ...elsewhere].map(({ userId }) => userId));
    },
  };
};
const coordinatesOf = async ({ user }: Registered): Promise<unknown[]> => {
  const { rows } = await test.database.db.execute(
    sql`SELECT latitude FROM positions WHERE user_id = ${user.id} AND latitude IS NOT NULL`,
  );
  return rows;
};

type End = (sharing: TestClient, one: Registered) => Promise<unknown>;
const ends: [string, End][] = [
  ['signing out', (sharing) => sharing.get('/api/logout', ours)],
  ['ending the own session', async (sharing) => sharing.delete(`/api/auth/sessions/${await idOf(sharing)}`)],
  [
    'ending it from another device',
    async (sharing, one) => (await signIn(one)).delete(`/api/auth/sessions/${await idOf(sharing)}`),
  ],
  [
    'changing the password on another device',
    async (_sharing, one) =>
      (await signIn(one)).post('/api/auth/password/change', {
        currentPassword: goodPassword,
        newPassword: 'changed-elsewhere-7',
      }),
  ],
  ['signing out everywhere', async (_sharing, one) => (await signIn(one)).delete('/api/auth/sessions')],
  [
    'signing in on fifty more devices',
    async (_sharing, one) => {
      for (let device = 0; device < 50; device += 1) {
        // A limited number of right passwords is accepted in five minutes.
        if (device % 25 === 0) test.clock.advance({ minutes: 6 });
        await signIn(one);
      }
    },
  ],
];

describe('when the session that shares ends', () => {
  it.each(ends)('the position is erased for everyone and from the database: %s', async (_name, end) => {
    const { one, seen } = await family();
    await share(one.client);
    expect(await seen()).toEqual(new Set([one.user.id]));
    await end(one.client, one);
    expect(await seen()).toEqual(new Set());
    expect(await coordinatesOf(one)).toEqual([]);
  });

  it.each(ends.slice(0, 2))(
    'the position is erased even while another device stays signed in: %s',
    async (_name, end) => {
      const { one, seen } = await family();
      const tablet = await signIn(one);
      await share(one.client);
      await end(one.client, one);
      expect(await seen()).toEqual(new Set());
      expect((await tablet.get('/api/location/own')).body).toEqual({ isSharing: false });
    },
  );

  it('another device keeps sharing', async () => {
    const { one, seen } = await family();
    const phone = await signIn(one);
    await share(one.client);
    await share(phone);
    await one.client.get('/api/logout', ours);
    expect(await seen()).toEqual(new Set([one.user.id]));
    await phone.get('/api/logout', ours);
    expect(await seen()).toEqual(new Set());
  });

  it('simultaneous positions do not restore it', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { one, seen } = await family();
      await share(one.client);
      const elsewhere = there.as(one.cookie);
      await elsewhere.get('/api/auth/user');
      await Promise.all([
        share(one.client),
        share(elsewhere),
        one.client.get('/api/logout', ours),
        share(one.client),
        share(elsewhere),
      ]);
      expect(await seen()).toEqual(new Set());
      expect(await coordinatesOf(one)).toEqual([]);
    }
  });

  it('a process that has not been notified yet refuses new positions', async () => {
    const { one, seen } = await family();
    await one.client.get('/api/auth/user');
    await test.database.db.execute(sql`DELETE FROM sessions WHERE user_id = ${one.user.id}`);
    expect(await share(one.client)).toMatchObject({ status: 401, body: { code: 'auth.signInFirst' } });
    expect(await seen()).toEqual(new Set());
  });

  it('an open call for help stays visible to the group, with its last location', async () => {
    const { one, other, groupId, seen } = await family();
    await share(one.client);
    const { id } = (await sosRequests(one).call(placeAt(test))).body;
    await one.client.get('/api/logout', ours);
    expect(await seen()).toEqual(new Set());
    expect(await sosRequests(other).inGroup(groupId)).toMatchObject([{ id, place: { latitude: 21.413_27 } }]);
    expect((await sosRequests(one).move(id, placeAt(test, { latitude: 0 }))).status).toBe(401);
    expect((await sosRequests(other).end(id)).status).toBe(204);
  });
});

describe('when a session expires', () => {
  it('the hourly sweep erases its position', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { one, seen } = await family();
    await share(one.client);
    await test.database.db.execute(
      sql`UPDATE sessions SET expires_at = ${new Date(0).toISOString()} WHERE user_id = ${one.user.id}`,
    );
    for (let minute = 0; minute < 60; minute += 1) {
      vi.advanceTimersByTime(60_000);
      // Lets each minute's work finish; an hour's work at once would exhaust the connections.
      await test.database.ping();
    }
    await expect.poll(() => coordinatesOf(one), { timeout: 10_000 }).toEqual([]);
    vi.useRealTimers();
    expect(await seen()).toEqual(new Set());
  });
});

it('erases at its start what a process left behind when it exited during a sign-out', async () => {
  const { one } = await family();
  await share(one.client);
  await test.database.db.execute(sql`DELETE FROM sessions WHERE user_id = ${one.user.id}`);
  expect(await coordinatesOf(one)).toHaveLength(1);
  const restarted = await createTestApp({ database: test.database, clock: test.clock });
  await restarted.app.listen({ port: 0, host: '127.0.0.1' });
  await expect.poll(() => coordinatesOf(one)).toEqual([]);
  await restarted.close();
});
