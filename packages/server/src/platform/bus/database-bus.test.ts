import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestGroup, removeTestMember } from '../../testing/seeded-groups.ts';
import { createTestApp, type Registered, register, type TestApp } from '../../testing/test-app.ts';
import { createLogger } from '../logger.ts';
import { createDatabaseBus } from './database-bus.ts';

let test: TestApp;
let person: Registered;
let groupId: string;
const opened: { close(): Promise<void> }[] = [];
beforeAll(async () => {
  test = await createTestApp();
  person = await register(test);
  groupId = await createTestGroup(test, await register(test), [person]);
});
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});
afterAll(() => test.close());

async function openBus() {
  const bus = createDatabaseBus(test.database, createLogger('silent'));
  opened.push(bus);
  await vi.waitUntil(() => bus.isWhole());
  return bus;
}

const tables = [
  ['users', 'sessions', 'settings', 'hajj_group_members', 'hajj_groups'],
  ['hajj_group_people', 'roll_calls', 'sos_calls', 'positions'],
].flat();

/** What is announced of this person and their group while something is done past the app. */
async function announcedBy(statement: ReturnType<typeof sql>): Promise<string[]> {
  const bus = await openBus();
  const announced: string[] = [];
  for (const table of tables) bus.on(table, (...key) => announced.push(`${table} ${key.join(' ')}`));
  await test.database.db.execute(statement);
  await bus.heard();
  const named = announced.map((each) => each.replace(person.user.id, 'USER').replace(groupId, 'GROUP'));
  return named.filter((each) => /USER|GROUP/.test(each));
}

const user = () => sql`${person.user.id}`;

describe('the database announces, whoever makes it,', () => {
  it.each([
    ['a new name', () => sql`UPDATE users SET first_name = 'Asiya' WHERE id = ${user()}`, ['users USER']],
    [
      'settings',
      () => sql`INSERT INTO settings (user_id, changed) VALUES (${user()}, '{}')`,
      ['settings USER'],
    ],
    [
      'settings that change',
      () => sql`UPDATE settings SET changed = '{"a": 1}' WHERE user_id = ${user()}`,
      ['settings USER'],
    ],
    [
      'another role',
      () => sql`UPDATE hajj_group_members SET role = 'leader' WHERE user_id = ${user()}`,
      ['hajj_group_members GROUP USER'],
    ],
    [
      'not what was read',
      () => sql`UPDATE hajj_group_members SET read_up_to = 1 WHERE user_id = ${user()}`,
      [],
    ],
    [
      'the name of a group',
      () => sql`UPDATE hajj_groups SET name = 'B' WHERE id = ${groupId}`,
      ['hajj_groups GROUP'],
    ],
    ['not a new message', () => sql`UPDATE hajj_groups SET last_message = 1 WHERE id = ${groupId}`, []],
    [
      'people without a phone',
      () => sql`INSERT INTO hajj_group_people (group_id, name) VALUES (${groupId}, 'Grandmother')`,
      ['hajj_group_people GROUP'],
    ],
    [
      'a roll-call',
      () =>
        sql`INSERT INTO roll_calls (group_id, started_by, started_at) VALUES (${groupId}, ${user()}, now())`,
      ['roll_calls GROUP'],
    ],
    [
      'a call for help',
      () => sql`INSERT INTO sos_calls (user_id, key, called_at) VALUES (${user()}, 'key', now())`,
      ['sos_calls GROUP USER'],
    ],
    [
      'not a position',
      () => sql`INSERT INTO positions (user_id, latitude, longitude, revision) VALUES (${user()}, 21, 39, 1)`,
      [],
    ],
    [
      'the end of a position, with its revision',
      () =>
        sql`UPDATE positions SET latitude = NULL, longitude = NULL, revision = 2 WHERE user_id = ${user()}`,
      ['positions GROUP USER 2'],
    ],
    [
      'not that a session was used',
      () => sql`UPDATE sessions SET updated_at = now() WHERE user_id = ${user()}`,
      [],
    ],
    ['the end of a session', () => sql`DELETE FROM sessions WHERE user_id = ${user()}`, ['sessions USER']],
  ] as const)('%s', async (_what, statement, announced) => {
    expect(await announcedBy(statement())).toEqual(announced);
  });

  it('the end of an account, with all that goes with it', async () => {
    person = await register(test);
    groupId = await createTestGroup(test, await register(test), [person]);
    const announced = await announcedBy(sql`DELETE FROM users WHERE id = ${person.user.id}`);
    expect(announced.toSorted()).toEqual(['hajj_group_members GROUP USER', 'sessions USER', 'users USER']);
  });
});

it('announces nothing of what is rolled back', async () => {
  const bus = await openBus();
  const announced = vi.fn<() => void>();
  bus.on('users', announced);
  const undone = test.database.db.transaction(async (tx) => {
    await tx.execute(sql`UPDATE users SET first_name = 'Asiya'`);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await bus.heard();
  expect(announced).not.toHaveBeenCalled();
});

it('is read again after a change that no code of ours made', async () => {
  const leader = await register(test);
  const member = await register(test);
  const id = await createTestGroup(test, leader, [member]);
  const seen = () => member.client.get(`/api/location/group/${id}`);
  expect((await seen()).status).toBe(200);
  await removeTestMember(test, id, member);
  await test.changes.heard();
  expect((await seen()).status).toBe(404);
});

const breakConnections = () =>
  test.database.db.execute(sql`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'manasik listener'`);

/** Where there can be several processes. */
function onServer(): void {
  if (process.env['MANASIK_TEST_DATABASE'] !== 'postgres') return;
  describe('several processes on one server', () => {
    it('tell each other what is too long to be announced at once, in order', async () => {
      const [one, other] = [await openBus(), await openBus()];
      const heard: string[] = [];
      other.subscribe('live', (message) => heard.push(message));
      one.subscribe('live', () => heard.push('its own'));
      const said = ['short', 'جبل الرحمة '.repeat(3000), 'short'];
      for (const message of said) one.cast('live', message);
      await expect.poll(() => heard).toEqual(said);
    });

    it('remember nothing from the moment a connection breaks, and listen again', async () => {
      const bus = await openBus();
      const wasWhole: boolean[] = [];
      bus.onGap(() => wasWhole.push(bus.isWhole()));
      await breakConnections();
      // One gap as the connection breaks, one before the next begins to listen. A poll could miss the time between.
      await vi.waitUntil(() => wasWhole.length === 2 && bus.isWhole(), { timeout: 10_000 });
      expect(wasWhole).toEqual([false, false]);
    });

    it('wait for each other again after their connections broke', async () => {
      const [one, other] = [await openBus(), await openBus()];
      const announced = vi.fn<() => void>();
      other.on('users', announced);
      await breakConnections();
      await vi.waitUntil(() => other.isWhole());
      await test.database.db.execute(sql`UPDATE users SET first_name = 'Maryam'`);
      await one.heard();
      expect(announced).toHaveBeenCalled();
    });

    it('are not held up for long by one that does not answer', async () => {
      const bus = await openBus();
      const { promise: never, resolve: end } = Promise.withResolvers<void>();
      const deaf = test.database.listen([], { announced: () => {}, listening: () => end(), lost: () => {} });
      opened.push(deaf);
      await never;
      const began = performance.now();
      await bus.heard();
      expect(performance.now() - began).toBeGreaterThan(400);
      expect(performance.now() - began).toBeLessThan(2000);
    });
  });
}
onServer();
