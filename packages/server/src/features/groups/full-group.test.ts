import type { Group } from '@manasik/contract/groups';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type Registered, register, type TestApp } from '../../testing/test-app.ts';
import type { Reply, TestClient } from '../../testing/test-client.ts';
import { createGroup, groupOf, joinGroup, registerMany } from '../../testing/test-groups.ts';

// Creates two hundred accounts first, each with a deliberately slow hash.
vi.setConfig({ testTimeout: 120_000 });

let test: TestApp;
/** A second process on the same database, so that only the database can serialise the two. */
let there: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  there = await createTestApp({ database: test.database });
});
afterAll(async () => {
  await there.close();
  await test.close();
});

/** Sends every second request to the other process. */
const either = ({ cookie, client }: Registered, index: number): TestClient =>
  index % 2 === 0 ? client : there.as(cookie);

const PEOPLE = 200;
const SIZE = 50;

const counted = (replies: readonly Reply<unknown>[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(replies, ({ status, body }) => `${status} ${Object(body).code ?? ''}`.trim())].map(
      ([what, some]) => [what, some.length],
    ),
  );

describe('with simultaneous requests', () => {
  it('two hundred people fill a group to the last place, and not beyond', async () => {
    const { leader, group, url } = await groupOf(test, 0, { maxMembers: SIZE });
    const people = await registerMany(test, PEOPLE);
    const { groupCode } = group;
    const replies = await Promise.all(
      people.map((person, index) => either(person, index).post('/api/hajj-groups/join', { groupCode })),
    );
    expect(counted(replies)).toEqual({ 200: SIZE - 1, '409 group.full': PEOPLE - SIZE + 1 });
    expect((await leader.client.get(url)).body).toMatchObject({ memberCount: SIZE });
    expect((await leader.client.get(`${url}/members`)).body).toHaveLength(SIZE);
  });

  it('two leaders who approve everyone fill it to the last place, and not beyond', async () => {
    const { leader, members, group, url } = await groupOf(test, 1, { maxMembers: 10 });
    const [second] = members;
    if (!second) throw new Error('the group has a member');
    await leader.client.patch(`${url}/members/${second.user.id}`, { role: 'leader' });
    await leader.client.patch(url, { approvalRequired: true });
    const people = await registerMany(test, 15);
    for (const person of people) await joinGroup(person, group);
    const replies = await Promise.all(
      people.flatMap(({ user }) =>
        [leader, second].map((each, index) => either(each, index).post(`${url}/requests/${user.id}`)),
      ),
    );
    expect(counted(replies)).toMatchObject({ 204: 8 });
    const { body } = await leader.client.get<Group>(url);
    expect(body).toMatchObject({ memberCount: 10, requestCount: 7 });
  });

  it('a group cannot be made smaller than its new number of members', async () => {
    const { leader, group, url } = await groupOf(test, 0, { maxMembers: 20 });
    const people = await registerMany(test, 10);
    const { groupCode } = group;
    const joins = people.map(({ client }) => client.post('/api/hajj-groups/join', { groupCode }));
    const [changed, ...joined] = await Promise.all([leader.client.patch(url, { maxMembers: 5 }), ...joins]);
    const came = joined.filter(({ status }) => status === 200).length;
    const { body } = await leader.client.get<Group>(url);
    expect(body.memberCount).toBe(came + 1);
    expect(body.maxMembers).toBe(changed?.status === 200 ? 5 : 20);
    expect(body.memberCount).toBeLessThanOrEqual(body.maxMembers);
  });

  it('one person is in at most twenty groups, whether they create, join or ask', async () => {
    const person = await register(test);
    const { client } = person;
    const leaders = await registerMany(test, 2);
    const codes: string[] = [];
    for (const leader of leaders) {
      for (let count = 0; count < 12; count += 1) {
        codes.push((await createGroup(leader, { approvalRequired: count % 2 === 0 })).groupCode);
      }
    }
    for (let count = 0; count < 10; count += 1) await createGroup(person);
    const replies = await Promise.all([
      ...codes.map((groupCode, index) => either(person, index).post('/api/hajj-groups/join', { groupCode })),
      ...Array.from({ length: 5 }, (_, index) =>
        either(person, index).post('/api/hajj-groups', { name: 'One more' }),
      ),
    ]);
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(10);
    expect(counted(replies)).toMatchObject({ '409 group.tooMany': 19 });
    const [groups, requests] = [
      (await client.get<unknown[]>('/api/hajj-groups')).body,
      (await client.get<unknown[]>('/api/hajj-groups/requests')).body,
    ];
    expect(groups.length + requests.length).toBe(20);
  });

  it('a double tap joins the group once', async () => {
    const { leader, group, url } = await groupOf(test, 0);
    const { client } = await register(test);
    const { groupCode } = group;
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => client.post('/api/hajj-groups/join', { groupCode })),
    );
    expect(counted(replies)).toEqual({ 200: 5 });
    expect((await leader.client.get(url)).body).toMatchObject({ memberCount: 2 });
  });

  it('at most a hundred people without a phone can be added', async () => {
    const { leader, url } = await groupOf(test, 0, { maxMembers: 1 });
    const replies = await Promise.all(
      Array.from({ length: 105 }, (_, n) => leader.client.post(`${url}/people`, { name: `Elder ${n}` })),
    );
    expect(counted(replies)).toEqual({ 201: 100, '409 group.full': 5 });
    expect((await leader.client.get(`${url}/people`)).body).toHaveLength(100);
  });
});
