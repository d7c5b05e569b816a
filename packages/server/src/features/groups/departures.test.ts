import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createTestApp,
  goodPassword,
  type Registered,
  register,
  type TestApp,
} from '../../testing/test-app.ts';
import { groupOf, joinGroup } from '../../testing/test-groups.ts';

let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  here = await createTestApp();
  there = await createTestApp({ database: here.database });
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const end = ({ client }: Registered) => client.delete('/api/auth/user', { password: goodPassword });

describe('on another process', () => {
  it('a member who left, was removed, or whose account was deleted loses the group at the next read', async () => {
    const { leader, members, url } = await groupOf(here, 3);
    const [first, second, third] = members;
    if (!first || !second || !third) throw new Error('the group has three members');
    const elsewhere = there.as(first.cookie);
    const seen = there.as(leader.cookie);
    for (const each of [elsewhere, there.as(second.cookie), seen]) {
      expect((await each.get(`${url}/members`)).body).toHaveLength(4);
    }
    await first.client.post(`${url}/leave`);
    for (const path of [url, `${url}/members`, `${url}/people`]) {
      expect((await elsewhere.get(path)).status).toBe(404);
    }
    expect((await elsewhere.get('/api/hajj-groups')).body).toEqual([]);
    expect((await seen.get(url)).body).toMatchObject({ memberCount: 3 });
    await leader.client.delete(`${url}/members/${second.user.id}`);
    expect((await there.as(second.cookie).get(url)).status).toBe(404);
    await third.client.delete('/api/auth/user', { password: goodPassword });
    expect((await seen.get(`${url}/members`)).body).toMatchObject([{ id: leader.user.id }]);
    await leader.client.delete(url);
    expect((await seen.get(url)).status).toBe(404);
  });

  it('a new leader leads at once, and a former one no longer does', async () => {
    const { leader, members, url } = await groupOf(here, 1);
    const [member] = members;
    if (!member) throw new Error('the group has a member');
    const elsewhere = there.as(member.cookie);
    expect((await elsewhere.get(`${url}/requests`)).status).toBe(403);
    await leader.client.patch(`${url}/members/${member.user.id}`, { role: 'leader' });
    expect((await elsewhere.get(`${url}/requests`)).status).toBe(200);
    await leader.client.patch(`${url}/members/${member.user.id}`, { role: 'member' });
    expect((await elsewhere.patch(url, { name: 'Mine' })).status).toBe(403);
  });
});

describe('when an account is deleted', () => {
  it('the longest-standing member becomes leader', async () => {
    const { leader, members, url } = await groupOf(here, 3);
    const [first, second, third] = members;
    if (!first || !second || !third) throw new Error('the group has three members');
    await first.client.post(`${url}/leave`);
    expect((await end(leader)).status).toBe(204);
    expect((await second.client.get(`${url}/members`)).body).toMatchObject([
      { id: second.user.id, role: 'leader' },
      { id: third.user.id, role: 'member' },
    ]);
  });

  it('other leaders stay the only ones', async () => {
    const { leader, members, url } = await groupOf(here, 2);
    const [first, second] = members;
    if (!first || !second) throw new Error('the group has two members');
    await leader.client.patch(`${url}/members/${second.user.id}`, { role: 'leader' });
    await end(leader);
    expect((await first.client.get(url)).body).toMatchObject({ role: 'member', memberCount: 2 });
    expect((await second.client.get(url)).body).toMatchObject({ role: 'leader' });
  });

  it('groups without other members are deleted, even if someone waits to join', async () => {
    const { leader, group, url } = await groupOf(here, 0, { approvalRequired: true });
    const asker = await register(here);
    await joinGroup(asker, group);
    await end(leader);
    expect((await asker.client.get('/api/hajj-groups/requests')).body).toEqual([]);
    const { rows } = await here.database.db.execute(
      sql`SELECT 1 FROM hajj_groups WHERE id = ${url.split('/').at(-1)}`,
    );
    expect(rows).toEqual([]);
  });

  it('its own request is deleted, and the group is unchanged', async () => {
    const { leader, group, url } = await groupOf(here, 0, { approvalRequired: true });
    const asker = await register(here);
    await joinGroup(asker, group);
    await end(asker);
    expect((await leader.client.get(url)).body).toMatchObject({ memberCount: 1, requestCount: 0 });
  });

  it('nothing changes in its groups when the password is wrong', async () => {
    const { leader, members, url } = await groupOf(here, 1);
    expect((await leader.client.delete('/api/auth/user', { password: 'not-the-password' })).status).toBe(403);
    expect((await members[0]?.client.get(url))?.body).toMatchObject({ role: 'member', memberCount: 2 });
  });

  it('a group keeps a leader even if all its leaders delete their accounts at once', async () => {
    const { leader, members, url } = await groupOf(here, 3);
    const [first, second, third] = members;
    if (!first || !second || !third) throw new Error('the group has three members');
    for (const { user } of [first, second]) {
      await leader.client.patch(`${url}/members/${user.id}`, { role: 'leader' });
    }
    const ends = await Promise.all([end(leader), end(first), second.client.post(`${url}/leave`)]);
    expect(ends.slice(0, 2).map(({ status }) => status)).toEqual([204, 204]);
    const { body } = await third.client.get<{ role: string }[]>(`${url}/members`);
    expect(body.filter(({ role }) => role === 'leader')).toHaveLength(1);
  });

  it('joining from another device at the same time leaves nothing behind', async () => {
    const { group, url, leader } = await groupOf(here, 0);
    const person = await register(here);
    const { groupCode } = group;
    const [ended] = await Promise.all([
      end(person),
      ...Array.from({ length: 5 }, () => person.client.post('/api/hajj-groups/join', { groupCode })),
    ]);
    expect(ended?.status).toBe(204);
    expect((await leader.client.get(url)).body).toMatchObject({ memberCount: 1 });
  });
});
