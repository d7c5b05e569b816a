import type { Group } from '@manasik/contract/groups';
import { groupCodeAlphabet } from '@manasik/core/groups/group-code';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Registered, register, type TestApp } from '../../testing/test-app.ts';
import { createGroup, groupOf, joinGroup } from '../../testing/test-groups.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('creating a group', () => {
  it('needs only a name, and makes its creator the leader', async () => {
    const { client } = await register(test);
    const { status, body } = await client.post<Group>('/api/hajj-groups', { name: ' Yusuf family ' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: 'Yusuf family',
      description: null,
      meetingPoint: null,
      emergencyContact: null,
      maxMembers: 50,
      groupCode: expect.stringMatching(new RegExp(`^[${groupCodeAlphabet}]{8}$`)),
      approvalRequired: false,
      meetingPin: null,
      memberCount: 1,
      role: 'leader',
      requestCount: 0,
      unreadCount: 0,
    });
    expect((await client.get(`/api/hajj-groups/${body.id}`)).body).toEqual(body);
    expect((await client.get('/api/hajj-groups')).body).toEqual([body]);
  });

  it('stores every field of the form, and treats empty fields as none', async () => {
    const leader = await register(test);
    const filled = {
      description: 'From Leeds',
      meetingPoint: 'Gate 79',
      emergencyContact: '+966 (50) 123-4567',
      maxMembers: 7,
      approvalRequired: true,
      meetingPin: { latitude: 21.4225, longitude: 39.8262 },
    };
    expect(await createGroup(leader, filled)).toMatchObject(filled);
    const empty = { description: '', meetingPoint: '', emergencyContact: '' };
    expect(await createGroup(leader, empty)).toMatchObject({
      description: null,
      meetingPoint: null,
      emergencyContact: null,
    });
  });

  it.each([
    ['no name', {}, { name: 'required' }],
    ['a blank name', { name: '  ' }, { name: 'required' }],
    ['no members', { name: 'A', maxMembers: 0 }, { maxMembers: 'tooSmall' }],
    ['more than a hundred members', { name: 'A', maxMembers: 101 }, { maxMembers: 'tooBig' }],
    ['half a pin', { name: 'A', meetingPin: { latitude: 21 } }, { 'meetingPin.longitude': 'required' }],
  ])('with %s is refused, naming the field', async (_what, body, fields) => {
    const { client } = await register(test);
    expect(await client.post('/api/hajj-groups', body)).toMatchObject({ status: 400, body: { fields } });
  });

  it('is possible twenty times an hour', async () => {
    const leader = await register(test);
    for (let count = 0; count < 20; count += 1) {
      const { id } = await createGroup(leader);
      await leader.client.delete(`/api/hajj-groups/${id}`);
    }
    const refused = await leader.client.post('/api/hajj-groups', { name: 'One more' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.tooMany' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });
});

async function sayThings({ client }: Registered, groupId: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const body = { key: `message-${count}`, text: 'We are here' };
    const { status } = await client.post(`/api/hajj-groups/${groupId}/messages`, body);
    expect(status).toBe(201);
  }
}

describe('the list of groups', () => {
  it('shows the newest first, and counts unread messages', async () => {
    const { leader, members, group } = await groupOf(test, 1);
    const [member] = members;
    if (!member) throw new Error('the group has a member');
    const second = await createGroup(member, { name: 'Second', approvalRequired: true });
    await joinGroup(leader, second);
    await sayThings(leader, group.id, 3);
    expect((await member.client.get('/api/hajj-groups')).body).toMatchObject([
      { id: second.id, role: 'leader', memberCount: 1, requestCount: 1, unreadCount: 0 },
      { id: group.id, role: 'member', memberCount: 2, requestCount: 0, unreadCount: 3 },
    ]);
    expect((await leader.client.get('/api/hajj-groups')).body).toMatchObject([{ id: group.id }]);
  });

  it('does not count messages from before a member joined as unread', async () => {
    const { leader, group } = await groupOf(test, 0);
    await sayThings(leader, group.id, 9);
    const late = await register(test);
    await joinGroup(late, group);
    expect((await late.client.get('/api/hajj-groups')).body).toMatchObject([{ unreadCount: 0 }]);
  });
});

describe('changing a group', () => {
  it('changes the given fields and keeps the rest', async () => {
    const { leader, members, url } = await groupOf(test, 1, { description: 'From Leeds' });
    const pin = { latitude: 21.3891, longitude: 39.8579 };
    const { body } = await leader.client.patch(url, { name: 'Mina tents', meetingPin: pin });
    expect(body).toMatchObject({ name: 'Mina tents', description: 'From Leeds', meetingPin: pin });
    expect((await members[0]?.client.get(url))?.body).toMatchObject({ name: 'Mina tents', meetingPin: pin });
    expect((await leader.client.patch(url, { meetingPin: null, description: '' })).body).toMatchObject({
      name: 'Mina tents',
      description: null,
      meetingPin: null,
    });
    expect((await leader.client.patch(url, {})).body).toMatchObject({ name: 'Mina tents' });
  });

  it('is reserved for leaders', async () => {
    const { members, url } = await groupOf(test, 1);
    const refused = { status: 403, body: { code: 'group.leadersOnly' } };
    const client = members[0]?.client;
    expect(await client?.patch(url, { name: 'Mine' })).toMatchObject(refused);
    expect(await client?.delete(url)).toMatchObject(refused);
    expect(await client?.post(`${url}/code`)).toMatchObject(refused);
  });

  it('cannot reduce the size below the number of members', async () => {
    const { leader, url } = await groupOf(test, 2);
    expect(await leader.client.patch(url, { maxMembers: 2 })).toMatchObject({
      status: 409,
      body: { code: 'group.moreMembersThanThat', fields: { maxMembers: 'tooSmall' } },
    });
    expect((await leader.client.patch(url, { maxMembers: 3 })).body).toMatchObject({ maxMembers: 3 });
  });

  it('ends the group for everyone when a leader deletes it', async () => {
    const { leader, members, url } = await groupOf(test, 1);
    expect((await leader.client.delete(url)).status).toBe(204);
    for (const { client } of [leader, ...members]) {
      expect((await client.get(url)).status).toBe(404);
      expect((await client.get('/api/hajj-groups')).body).toEqual([]);
    }
  });
});

describe('a new code', () => {
  it('replaces the previous one', async () => {
    const { leader, group, url } = await groupOf(test, 0);
    const { body } = await leader.client.post<Group>(`${url}/code`);
    expect(body.groupCode).not.toBe(group.groupCode);
    const { client } = await register(test);
    const { groupCode } = group;
    expect(await client.post('/api/hajj-groups/join', { groupCode })).toMatchObject({
      status: 404,
      body: { code: 'group.codeUnknown' },
    });
    const joined = await client.post('/api/hajj-groups/join', { groupCode: body.groupCode });
    expect(joined.body).toMatchObject({ status: 'joined' });
  });

  it('is possible twenty times an hour', async () => {
    const { leader, url } = await groupOf(test, 0);
    for (let count = 0; count < 20; count += 1) {
      expect((await leader.client.post(`${url}/code`)).status).toBe(200);
    }
    expect(await leader.client.post(`${url}/code`)).toMatchObject({
      status: 429,
      body: { code: 'request.tooMany' },
    });
    test.clock.advance({ minutes: 61 });
    expect((await leader.client.post(`${url}/code`)).status).toBe(200);
  });
});
