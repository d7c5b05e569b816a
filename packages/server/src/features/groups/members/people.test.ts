import type { GroupPerson } from '@manasik/contract/groups';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createGroup, groupOf } from '../../../testing/test-groups.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('people without a phone', () => {
  it('are added by a leader and visible to every member', async () => {
    const { leader, members, url } = await groupOf(test, 1);
    const { status, body } = await leader.client.post<GroupPerson>(`${url}/people`, {
      name: ' Grandmother ',
    });
    expect(status).toBe(201);
    expect(body).toEqual({ id: expect.any(String), name: 'Grandmother' });
    const second = await leader.client.post<GroupPerson>(`${url}/people`, { name: 'Uncle Musa' });
    expect((await members[0]?.client.get(`${url}/people`))?.body).toEqual([body, second.body]);
    expect((await leader.client.get(url)).body).toMatchObject({ memberCount: 2 });
  });

  it('are removed once', async () => {
    const { leader, url } = await groupOf(test, 0);
    const { body } = await leader.client.post<GroupPerson>(`${url}/people`, { name: 'Grandmother' });
    const remove = () => leader.client.delete(`${url}/people/${body.id}`);
    expect((await remove()).status).toBe(204);
    expect(await remove()).toMatchObject({ status: 404, body: { code: 'group.memberNotFound' } });
    expect((await leader.client.get(`${url}/people`)).body).toEqual([]);
  });

  it('are managed only by leaders of their own group', async () => {
    const { leader, members, url } = await groupOf(test, 1);
    const { body } = await leader.client.post<GroupPerson>(`${url}/people`, { name: 'Grandmother' });
    const [member] = members;
    if (!member) throw new Error('the group has a member');
    const refused = { status: 403, body: { code: 'group.leadersOnly' } };
    expect(await member.client.post(`${url}/people`, { name: 'Uncle Musa' })).toMatchObject(refused);
    expect(await member.client.delete(`${url}/people/${body.id}`)).toMatchObject(refused);
    const own = await createGroup(member);
    expect(await member.client.delete(`/api/hajj-groups/${own.id}/people/${body.id}`)).toMatchObject({
      status: 404,
      body: { code: 'group.memberNotFound' },
    });
    expect((await leader.client.get(`${url}/people`)).body).toHaveLength(1);
  });
});
