import type { GroupMember } from '@manasik/contract/groups';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Registered, register, type TestApp } from '../../../testing/test-app.ts';
import { groupOf, joinGroup } from '../../../testing/test-groups.ts';

let test: TestApp;
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

const needsLeader = { status: 409, body: { code: 'group.needsLeader' } };
const leadersOnly = { status: 403, body: { code: 'group.leadersOnly' } };
const noMember = { status: 404, body: { code: 'group.memberNotFound' } };

/** A leader, two members, and a person outside the group. */
async function family(): Promise<{
  leader: Registered;
  first: Registered;
  second: Registered;
  url: string;
  member: (person: Registered) => string;
}> {
  const { leader, members, url } = await groupOf(test, 2);
  const [first, second] = members;
  if (!first || !second) throw new Error('the group has two members');
  return { leader, first, second, url, member: ({ user }) => `${url}/members/${user.id}` };
}

const lead = (by: Registered, url: string, role = 'leader') => by.client.patch<GroupMember>(url, { role });

type Act = (who: Registered, other: Registered, of: Awaited<ReturnType<typeof family>>) => Promise<unknown>;
const leave: Act = ({ client }, _other, { url }) => client.post(`${url}/leave`);
const stepDown: Act = (who, _other, { member }) => lead(who, member(who), 'member');
const remove: Act = ({ client }, other, { member }) => client.delete(member(other));

describe('the members of a group', () => {
  it('are listed with the leaders first, then in the order in which they joined', async () => {
    const { leader, first, second, url, member } = await family();
    await lead(leader, member(second));
    const { body } = await leader.client.get<GroupMember[]>(`${url}/members`);
    expect(body.map(({ id, role }) => [id, role])).toEqual([
      [leader.user.id, 'leader'],
      [second.user.id, 'leader'],
      [first.user.id, 'member'],
    ]);
    expect(body[2]).toEqual({
      id: first.user.id,
      firstName: 'Amina',
      lastName: 'Yusuf',
      email: first.user.email,
      role: 'member',
      joinedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    });
  });

  it('are promoted and demoted by a leader', async () => {
    const { leader, first, second, url, member } = await family();
    expect(await lead(first, member(first))).toMatchObject(leadersOnly);
    expect((await lead(leader, member(first))).body).toMatchObject({ id: first.user.id, role: 'leader' });
    expect((await first.client.get(url)).body).toMatchObject({ role: 'leader' });
    expect((await lead(first, member(second))).status).toBe(200);
    expect((await lead(second, member(leader), 'member')).body).toMatchObject({ role: 'member' });
    expect(await leader.client.patch(url, { name: 'Mine again' })).toMatchObject(leadersOnly);
  });

  it('are removed only by a leader', async () => {
    const { leader, first, second, url, member } = await family();
    expect(await first.client.delete(member(second))).toMatchObject(leadersOnly);
    expect((await leader.client.delete(member(second))).status).toBe(204);
    expect((await second.client.get(url)).status).toBe(404);
    expect((await second.client.get('/api/hajj-groups')).body).toEqual([]);
    expect(await leader.client.delete(member(second))).toMatchObject(noMember);
    expect(await lead(leader, member(second))).toMatchObject(noMember);
    expect((await leader.client.get(url)).body).toMatchObject({ memberCount: 2 });
  });

  it('do not include people who wait for approval', async () => {
    const { leader, members, group, url } = await groupOf(test, 0, { approvalRequired: true });
    expect(members).toEqual([]);
    const asker = await register(test);
    await joinGroup(asker, group);
    const askers = `${url}/members/${asker.user.id}`;
    expect((await leader.client.get(`${url}/members`)).body).toHaveLength(1);
    expect(await lead(leader, askers)).toMatchObject(noMember);
    expect(await leader.client.delete(askers)).toMatchObject(noMember);
    expect((await leader.client.get(url)).body).toMatchObject({ requestCount: 1 });
  });
});

describe('a group', () => {
  it('keeps a leader while it has members', async () => {
    const { leader, first, url, member } = await family();
    expect(await leader.client.post(`${url}/leave`)).toMatchObject(needsLeader);
    expect(await leader.client.delete(member(leader))).toMatchObject(needsLeader);
    expect(await lead(leader, member(leader), 'member')).toMatchObject(needsLeader);
    await lead(leader, member(first));
    expect((await leader.client.post(`${url}/leave`)).status).toBe(204);
    expect((await first.client.get(url)).body).toMatchObject({ role: 'leader', memberCount: 2 });
  });

  it('does not count people who wait for approval as members who remain', async () => {
    const { leader, group, url } = await groupOf(test, 0, { approvalRequired: true });
    const asker = await register(test);
    await joinGroup(asker, group);
    expect((await leader.client.post(`${url}/leave`)).status).toBe(204);
    expect((await asker.client.get('/api/hajj-groups/requests')).body).toEqual([]);
  });

  it('ends when its last member leaves', async () => {
    const { leader, group, url } = await groupOf(test, 0);
    expect((await leader.client.post(`${url}/leave`)).status).toBe(204);
    const { groupCode } = group;
    const { client } = await register(test);
    expect((await client.post('/api/hajj-groups/join', { groupCode })).status).toBe(404);
  });

  it('can be left and joined again', async () => {
    const { leader, members, group, url } = await groupOf(test, 1);
    const [member] = members;
    if (!member) throw new Error('the group has a member');
    expect((await member.client.post(`${url}/leave`)).status).toBe(204);
    expect(await member.client.post(`${url}/leave`)).toMatchObject({ status: 404 });
    await joinGroup(member, group);
    expect((await leader.client.get(url)).body).toMatchObject({ memberCount: 2 });
  });

  it('keeps a leader when both leave, step down or remove each other at once', async () => {
    for (const [one, two] of [
      [leave, leave],
      [stepDown, stepDown],
      [remove, remove],
      [leave, stepDown],
      [leave, remove],
      [stepDown, remove],
    ] as const) {
      const of = await family();
      const { leader, first, second, url, member } = of;
      await lead(leader, member(first));
      await Promise.all([
        one(leader, first, of),
        two({ ...first, client: there.as(first.cookie) }, leader, of),
      ]);
      const { body } = await second.client.get<GroupMember[]>(`${url}/members`);
      expect(body.filter(({ role }) => role === 'leader')).toHaveLength(1);
    }
  });
});
