import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { placeAt, sosRequests } from './testing/sos-requests.ts';
import { createTestApp, goodPassword, type Registered, register, type TestApp } from './testing/test-app.ts';
import { createGroup, joinGroup } from './testing/test-groups.ts';
import { type DescribedRoute, describedRoutes } from './testing/walk/described-routes.ts';
import { goodShots } from './testing/walk/shots.ts';

// Routes are known once the app exists, and each is its own test.
const test: TestApp = await createTestApp();
const writes = describedRoutes(test.app).filter(
  ({ method, needsSession }) => method !== 'GET' && needsSession,
);
afterAll(() => test.close());

/** A member of a group whose leader has called for help. */
async function member(): Promise<{ one: Registered; groupId: string; sosId: string }> {
  const [leader, one] = [await register(test), await register(test)];
  const group = await createGroup(leader);
  await joinGroup(one, group);
  const { id: sosId } = (await sosRequests(leader).call(placeAt(test))).body;
  // Fills the caches of session and membership.
  await one.client.get(`/api/location/group/${group.id}`);
  return { one, groupId: group.id, sosId };
}

const send = ({ client }: Registered, { method }: DescribedRoute, url: string, payload?: string) =>
  client.send(method, url, {
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    ...(payload !== undefined && { payload }),
  });

/** Deletes rows directly, as another process does just before this one is notified. */
const vanish = (table: string, id: string) =>
  test.database.db.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE id = ${id}`);

const named = writes.map((route) => [`${route.method} ${route.path}`, route] as const);

describe('a write to a deleted account', () => {
  it.each(named)('%s is not answered with a server error', async (_name, route) => {
    const { one, groupId, sosId } = await member();
    await vanish('users', one.user.id);
    for (const { url, payload } of goodShots(route, [route.path.includes('sos') ? sosId : groupId])) {
      const reply = await send(one, route, url, payload);
      expect([url, reply.status < 500, reply.text]).toEqual([url, true, expect.any(String)]);
    }
  });

  it('is answered 401 for every feature', async () => {
    const { one, groupId, sosId } = await member();
    await vanish('users', one.user.id);
    const { client } = one;
    const tally = { date: '2026-11-20', dhikrId: 'own-1', count: 3, revision: 1 };
    const replies = [
      await client.put('/api/prayers/2026-11-20', { fajr: true }),
      await client.put('/api/settings', { theme: 'dark' }),
      await client.put(
        '/api/dhikr',
        { deviceId: 'phone', tallies: [tally], phrases: [] },
        { query: { from: tally.date, to: tally.date } },
      ),
      await client.post(`/api/hajj-groups/${groupId}/messages`, { key: randomUUID(), text: 'Salam' }),
      await client.put(`/api/sos/${sosId}/coming`, { isComing: true }),
      await client.post('/api/sos', { key: randomUUID(), place: null }),
      await client.post('/api/hajj-groups', { name: 'New' }),
    ];
    for (const reply of replies) {
      expect([reply.status, reply.body['code']]).toEqual([401, 'auth.signInFirst']);
    }
  });
});

describe('deleting an account', () => {
  it('does not deadlock with a batch that writes its first position', async () => {
    const { client, user } = await register(test);
    // Locks the session before the user's row, as a batch does.
    const deletion = await test.database.db.transaction(async (tx) => {
      await tx.execute(sql`SELECT id FROM sessions WHERE user_id = ${user.id} FOR KEY SHARE`);
      const deleted = client.delete('/api/auth/user', { password: goodPassword });
      // Enough time for the password check and the row locks.
      await sleep(1000);
      await tx.execute(sql`SELECT id FROM users WHERE id = ${user.id} FOR KEY SHARE`);
      return { deleted };
    });
    expect((await deletion.deleted).status).toBe(204);
  });
});

describe('a write to a deleted group', () => {
  it.each(named.filter(([name]) => name.includes('/hajj-groups/{id}')))(
    '%s is not answered with a server error',
    async (_name, route) => {
      const { one, groupId } = await member();
      await vanish('hajj_groups', groupId);
      for (const { url, payload } of goodShots(route, [groupId])) {
        const reply = await send(one, route, url, payload);
        expect([url, reply.status < 500, reply.text]).toEqual([url, true, expect.any(String)]);
      }
    },
  );
});

const refuseWith = async (table: string, body: string): Promise<void> => {
  await test.database.db.execute(
    sql.raw(
      `CREATE OR REPLACE FUNCTION planted() RETURNS trigger AS $$ BEGIN ${body} END $$ LANGUAGE plpgsql;`,
    ),
  );
  await test.database.db.execute(
    sql.raw(`CREATE TRIGGER planted BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION planted();`),
  );
};

const allow = (table: string) => test.database.db.execute(sql.raw(`DROP TRIGGER planted ON ${table}`));

describe('a database error', () => {
  it('is answered 401 when the account is deleted during sign-in', async () => {
    const { user } = await register(test);
    await refuseWith('sessions', 'DELETE FROM users WHERE id = NEW.user_id; RETURN NEW;');
    const reply = await test.visitor().post('/api/auth/login', { email: user.email, password: goodPassword });
    await allow('sessions');
    expect(reply).toMatchObject({ status: 401, cookie: '' });
  });

  it.each([
    ['the disk is full', '53100', 30],
    ['the server is out of memory', '53200', 1],
    ['two transactions deadlock', '40P01', 1],
    ['a transaction cannot be serialized', '40001', 1],
  ])('is answered 503 with Retry-After when %s', async (_name, state, seconds) => {
    const { client } = await register(test);
    await refuseWith('prayer_log', `RAISE EXCEPTION 'planted' USING ERRCODE = '${state}';`);
    const reply = await client.put('/api/prayers/2026-11-20', { fajr: true });
    await allow('prayer_log');
    expect(reply).toMatchObject({ status: 503, body: { code: 'server.unavailable' } });
    expect(Number(reply.headers['retry-after'])).toBe(seconds);
    expect((await client.put('/api/prayers/2026-11-20', { fajr: true })).status).toBeLessThan(300);
  });
});
