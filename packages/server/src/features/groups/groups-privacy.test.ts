import { randomUUID } from 'node:crypto';
import type { GroupMember, GroupPerson } from '@manasik/contract/groups';
import * as groupRoutes from '@manasik/contract/groups';
import * as memberRoutes from '@manasik/contract/members';
import type { RouteDefinition } from '@manasik/contract/route';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Registered, register, type TestApp } from '../../testing/test-app.ts';
import type { Reply, TestClient } from '../../testing/test-client.ts';
import { createGroup, groupOf, joinGroup } from '../../testing/test-groups.ts';

/** What an outsider may guess or remember about a group. */
interface Ids {
  readonly id: string;
  readonly userId: string;
  readonly personId: string;
}

let test: TestApp;
let leader: Registered;
let member: Registered;
let real: Ids;
let secrets: string[];
const strangers = new Map<string, TestClient>();

beforeAll(async () => {
  test = await createTestApp();
  const { group, url, ...found } = await groupOf(test, 2, {
    name: 'Yusuf family of Leeds',
    description: 'Hotel by the clock tower',
    meetingPoint: 'Gate 79',
    emergencyContact: '+966501234567',
    meetingPin: { latitude: 21.4211, longitude: 39.8222 },
  });
  leader = found.leader;
  const [first, leaver] = found.members;
  if (!first || !leaver) throw new Error('the group has two members');
  member = first;
  const { body } = await leader.client.post<GroupPerson>(`${url}/people`, { name: 'Grandmother Safiya' });
  await leader.client.patch(url, { approvalRequired: true });
  const asker = await register(test);
  await joinGroup(asker, group);
  await leaver.client.post(`${url}/leave`);
  const removed = await register(test);
  await joinGroup(removed, group);
  await leader.client.post(`${url}/requests/${removed.user.id}`);
  if ((await removed.client.get(url)).status !== 200)
    throw new Error('the approved member should see the group');
  await leader.client.delete(`${url}/members/${removed.user.id}`);
  const declined = await register(test);
  await joinGroup(declined, group);
  await leader.client.delete(`${url}/requests/${declined.user.id}`);
  const other = await register(test);
  await createGroup(other);
  real = { id: group.id, userId: member.user.id, personId: body.id };
  strangers.set('somebody in no group', (await register(test)).client);
  strangers.set('the leader of another group', other.client);
  strangers.set('somebody who left', leaver.client);
  strangers.set('somebody who was removed', removed.client);
  strangers.set('somebody who was declined', declined.client);
  strangers.set('somebody who waits to be let in', asker.client);
  secrets = ['Leeds', 'clock tower', 'Gate 79', '966501234567', '21.4211', 'Safiya', group.groupCode];
  secrets.push(...[leader, member].flatMap(({ user }) => [user.id, user.email]));
});
afterAll(() => test.close());

const routes: RouteDefinition[] = Object.values({ ...groupRoutes, ...memberRoutes }).filter(
  (each): each is typeof groupRoutes.getGroup => 'path' in each && each.path.includes('/:id'),
);
const ofGroup = routes.filter(({ path }) => path.startsWith('/api/hajj-groups/:id'));
const bodies: Readonly<Record<string, unknown>> = {
  [groupRoutes.updateGroup.path]: { name: 'Taken over' },
  [memberRoutes.changeGroupMember.path]: { role: 'leader' },
  [memberRoutes.addGroupPerson.path]: { name: 'Taken over' },
};

function ask(client: TestClient, { method, path }: RouteDefinition, ids: Ids): Promise<Reply<unknown>> {
  const url = path.replace(':id', ids.id).replace(':userId', ids.userId).replace(':personId', ids.personId);
  const takesBody = method === 'PATCH' || path === memberRoutes.addGroupPerson.path;
  return client.send<unknown>(method, url, {
    ...(takesBody && {
      payload: JSON.stringify(bodies[path]),
      headers: { 'content-type': 'application/json' },
    }),
  });
}

/** Everything stored about the groups. */
const stored = async (): Promise<unknown[]> => {
  const tables = ['hajj_groups', 'hajj_group_members', 'hajj_group_people'].map((name) =>
    sql.identifier(name),
  );
  return Promise.all(
    tables.map(
      async (table) =>
        (await test.database.db.execute(sql`SELECT t::text AS row FROM ${table} t ORDER BY row`)).rows,
    ),
  );
};

describe('for a person outside the group', () => {
  it('there are group endpoints to test', () => {
    expect(ofGroup.length).toBeGreaterThanOrEqual(14);
  });

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s answers as if the group did not exist, and changes nothing',
    async (_name, route) => {
      const before = await stored();
      for (const [who, client] of strangers) {
        const nothing = { id: randomUUID(), userId: randomUUID(), personId: randomUUID() };
        const [of, ofNone] = [await ask(client, route, real), await ask(client, route, nothing)];
        expect([who, of.status, of.text]).toEqual([who, 404, ofNone.text]);
        expect(ofNone.status).toBe(404);
        expect(secrets.filter((secret) => of.text.includes(secret))).toEqual([]);
      }
      expect(await stored()).toEqual(before);
    },
  );

  it.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s answers 401 to a signed-out visitor',
    async (_name, route) => {
      const before = await stored();
      expect(await ask(test.visitor(), route, real)).toMatchObject({
        status: 401,
        body: { code: 'auth.signInFirst' },
      });
      expect(await stored()).toEqual(before);
    },
  );

  it('lists contain nothing of it, and a person who waits sees only the code that they typed', async () => {
    for (const [who, client] of strangers) {
      const [groups, requests] = [
        await client.get('/api/hajj-groups'),
        await client.get<unknown[]>('/api/hajj-groups/requests'),
      ];
      const isAsker = who === 'somebody who waits to be let in';
      expect(requests.body).toHaveLength(isAsker ? 1 : 0);
      const found = secrets.filter((secret) => `${groups.text}${requests.text}`.includes(secret));
      expect(found).toEqual(isAsker ? [secrets.at(6)] : []);
    }
    for (const url of ['/api/hajj-groups', '/api/hajj-groups/requests']) {
      expect((await test.visitor().get(url)).status).toBe(401);
    }
  });

  it('a code is useless to a signed-out visitor', async () => {
    const groupCode = secrets.at(6);
    expect((await test.visitor().post('/api/hajj-groups/join', { groupCode })).status).toBe(401);
  });
});

/** The addresses that a client sees, by member id. */
const emails = async (client: TestClient): Promise<Record<string, string | null>> => {
  const { body } = await client.get<GroupMember[]>(`/api/hajj-groups/${real.id}/members`);
  return Object.fromEntries(body.map(({ id, email }) => [id, email]));
};

describe('e-mail addresses of members', () => {
  it('are visible to leaders; members see only their own', async () => {
    const [lead, own] = [leader.user, member.user];
    expect(await emails(leader.client)).toEqual({ [lead.id]: lead.email, [own.id]: own.email });
    expect(await emails(member.client)).toEqual({ [lead.id]: null, [own.id]: own.email });
  });

  it('are in no reply of the group to a member', async () => {
    for (const route of ofGroup.filter(({ method }) => method === 'GET')) {
      const { text } = await ask(member.client, route, real);
      expect([route.path, text.includes(leader.user.email)]).toEqual([route.path, false]);
    }
  });

  it('are hidden from a leader who stepped down', async () => {
    const role = (userId: string, to: string) =>
      leader.client.patch<GroupMember>(`/api/hajj-groups/${real.id}/members/${userId}`, { role: to });
    expect((await role(member.user.id, 'leader')).body.email).toBe(member.user.email);
    expect((await emails(member.client))[leader.user.id]).toBe(leader.user.email);
    expect((await role(leader.user.id, 'member')).body).toMatchObject({ email: leader.user.email });
    expect((await emails(leader.client))[member.user.id]).toBeNull();
  });

  it('of people who ask to join are visible to no one', async () => {
    const requests = await member.client.get<unknown[]>(`/api/hajj-groups/${real.id}/requests`);
    expect(requests.body).toHaveLength(1);
    expect(requests.text).not.toContain('@');
  });
});
