import type { Group, JoinRequest, OwnRequest } from '@manasik/contract/groups';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type Registered, register, type TestApp } from '../../testing/test-app.ts';
import { freshAddress, type TestClient } from '../../testing/test-client.ts';
import { createGroup, groupOf, joinGroup, registerMany } from '../../testing/test-groups.ts';

// Sends thousands of guesses, possibly on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const join = (client: TestClient, groupCode: string) => client.post('/api/hajj-groups/join', { groupCode });
const unknown = { status: 404, body: { code: 'group.codeUnknown', message: 'No group has this code' } };
const tooMany = { status: 429, body: { code: 'request.tooMany' } };
/** A code that almost certainly none of the few groups of this test has. */
const wrongCode = (n: number): string => `ZZZZZ${String(n).padStart(3, '2').replaceAll(/[01]/g, 'Z')}`;

describe('joining', () => {
  it('accepts a code as it is read out: in lower case, with spaces and dashes', async () => {
    const { group } = await groupOf(test, 0);
    const { client } = await register(test);
    const typed = ` ${group.groupCode.slice(0, 3).toLowerCase()}-${group.groupCode.slice(3)} `;
    const { status, body } = await join(client, typed);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'joined',
      group: { ...group, role: 'member', memberCount: 2 },
    });
  });

  it('twice changes nothing', async () => {
    const { leader, members, group, url } = await groupOf(test, 1);
    for (const { client } of [leader, ...members]) {
      const again = await join(client, group.groupCode);
      expect(again.body).toMatchObject({ status: 'joined', group: { memberCount: 2 } });
    }
    expect((await leader.client.get(url)).body).toMatchObject({ role: 'leader', memberCount: 2 });
  });

  it('with a code of another length is refused before the look-up', async () => {
    const { client } = await register(test);
    expect(await join(client, 'ABC')).toMatchObject({
      status: 400,
      body: { fields: { groupCode: 'tooShort' } },
    });
    expect(await join(client, 'ABCDEFGHJ')).toMatchObject({
      status: 400,
      body: { fields: { groupCode: 'tooLong' } },
    });
  });

  it('accepts new codes of eight characters, and older ones of six until they are renewed', async () => {
    const { leader, group, url } = await groupOf(test, 0);
    expect(group.groupCode).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    const older = 'QRS789';
    await test.database.db.execute(sql`UPDATE hajj_groups SET group_code = ${older} WHERE id = ${group.id}`);
    expect((await join((await register(test)).client, older)).status).toBe(200);
    const renewed = (await leader.client.post<Group>(`${url}/code`)).body.groupCode;
    expect(renewed).toHaveLength(8);
    const { client } = await register(test);
    expect(await join(client, older)).toMatchObject(unknown);
    expect((await join(client, renewed)).status).toBe(200);
  });

  it('counts members against the size, and not people without a phone', async () => {
    const { leader, group, url } = await groupOf(test, 1, { maxMembers: 3 });
    await leader.client.post(`${url}/people`, { name: 'Grandmother' });
    const [third, fourth] = [await register(test), await register(test)];
    expect((await join(third.client, group.groupCode)).status).toBe(200);
    expect(await join(fourth.client, group.groupCode)).toMatchObject({
      status: 409,
      body: { code: 'group.full' },
    });
    await third.client.post(`${url}/leave`);
    expect((await join(fourth.client, group.groupCode)).status).toBe(200);
  });
});

describe('wrong codes', () => {
  it('are allowed ten times in ten minutes per account; after that even the right one is refused', async () => {
    const { group } = await groupOf(test, 0);
    const { client, cookie } = await register(test);
    for (let n = 0; n < 10; n += 1) expect(await join(client, wrongCode(n))).toMatchObject(unknown);
    expect(await join(client, wrongCode(10))).toMatchObject(tooMany);
    // From any address, because the account is counted.
    expect(await join(test.as(cookie, freshAddress()), group.groupCode)).toMatchObject(tooMany);
    test.clock.advance({ minutes: 11 });
    expect((await join(client, group.groupCode)).status).toBe(200);
  });

  it('are limited to ten even when sent at once', async () => {
    const { group } = await groupOf(test, 0);
    const { client } = await register(test);
    const tries = Array.from({ length: 40 }, (_, n) => join(client, wrongCode(n)));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
    expect(await join(client, group.groupCode)).toMatchObject(tooMany);
  });

  it('are allowed sixty times in ten minutes per address; after that only accounts without a mistake may try', async () => {
    const { group } = await groupOf(test, 0, { maxMembers: 100 });
    const hotel = freshAddress();
    const at = async (): Promise<TestClient> => test.as((await register(test)).cookie, hotel);
    for (let n = 0; n < 61; n += 1) expect((await join(await at(), group.groupCode)).status).toBe(200);
    for (let guest = 0; guest < 6; guest += 1) {
      const client = await at();
      for (let n = 0; n < 10; n += 1) expect(await join(client, wrongCode(n))).toMatchObject(unknown);
    }
    const guest = await at();
    expect(await join(guest, wrongCode(0))).toMatchObject(unknown);
    expect(await join(guest, group.groupCode)).toMatchObject(tooMany);
    expect((await join(await at(), group.groupCode)).status).toBe(200);
    expect((await join((await register(test)).client, group.groupCode)).status).toBe(200);
  });

  it('are limited to three hundred in ten minutes per network, however many addresses it has', async () => {
    const { group } = await groupOf(test, 0);
    const guessers = await registerMany(test, 31);
    const statuses: number[] = [];
    for (const [index, { cookie }] of guessers.entries()) {
      const client = test.as(cookie, `2001:db8:77:${index.toString(16)}::1`);
      for (let n = 0; n < 10; n += 1) statuses.push((await join(client, wrongCode(n))).status);
    }
    expect(statuses.slice(0, 300)).toEqual(Array.from({ length: 300 }, () => 404));
    expect(statuses.slice(300)).toEqual([404, ...Array.from({ length: 9 }, () => 429)]);
    const neighbour = test.as((await register(test)).cookie, '2001:db8:78::1');
    expect((await join(neighbour, group.groupCode)).status).toBe(200);
  });

  it('leave everyone two attempts after a thousand on the server, while right codes still work', async () => {
    test.clock.advance({ minutes: 11 });
    const { group } = await groupOf(test, 0);
    for (const { client } of await registerMany(test, 100)) {
      const tries = Array.from({ length: 10 }, (_, n) => join(client, wrongCode(n)));
      expect((await Promise.all(tries)).every(({ status }) => status === 404)).toBe(true);
    }
    const { client } = await register(test);
    expect(await join(client, wrongCode(0))).toMatchObject(unknown);
    expect((await join((await register(test)).client, group.groupCode)).status).toBe(200);
    expect(await join(client, wrongCode(1))).toMatchObject(unknown);
    expect(await join(client, wrongCode(2))).toMatchObject(tooMany);
    expect(await join(client, group.groupCode)).toMatchObject(tooMany);
    test.clock.advance({ minutes: 11 });
    expect((await join(client, group.groupCode)).status).toBe(200);
  });

  it('look the same as a renewed code, or one of a deleted group', async () => {
    const { leader, group, url } = await groupOf(test, 0);
    const gone = await createGroup(leader);
    await leader.client.post(`${url}/code`);
    await leader.client.delete(`/api/hajj-groups/${gone.id}`);
    const { client } = await register(test);
    const replies = [];
    for (const code of [group.groupCode, gone.groupCode, wrongCode(0)])
      replies.push((await join(client, code)).text);
    expect(new Set(replies).size).toBe(1);
  });
});

/** A group of two places that needs approval, and a person who asks to join. */
const asked = async (): Promise<{ leader: Registered; asker: Registered; group: Group; url: string }> => {
  const { leader, group, url } = await groupOf(test, 0, { approvalRequired: true, maxMembers: 2 });
  const asker = await register(test, { firstName: 'Bilal' });
  expect((await join(asker.client, group.groupCode)).body).toEqual({ status: 'pending' });
  return { leader, asker, group, url };
};

describe('a group that needs approval', () => {
  it('shows leaders the requests, and shows the person who asks only the code they typed', async () => {
    const { leader, asker, group, url } = await asked();
    expect((await leader.client.get<JoinRequest[]>(`${url}/requests`)).body).toEqual([
      { userId: asker.user.id, firstName: 'Bilal', lastName: 'Yusuf', requestedAt: expect.any(String) },
    ]);
    expect((await leader.client.get(url)).body).toMatchObject({ requestCount: 1, memberCount: 1 });
    expect((await asker.client.get<OwnRequest[]>('/api/hajj-groups/requests')).body).toEqual([
      { id: expect.any(String), groupCode: group.groupCode, requestedAt: expect.any(String) },
    ]);
    expect((await asker.client.get('/api/hajj-groups')).body).toEqual([]);
    expect((await join(asker.client, group.groupCode)).body).toEqual({ status: 'pending' });
    expect((await leader.client.get(url)).body).toMatchObject({ requestCount: 1 });
  });

  it('approves a request once', async () => {
    const { leader, asker, url } = await asked();
    const approve = () => leader.client.post(`${url}/requests/${asker.user.id}`);
    expect((await approve()).status).toBe(204);
    expect(await approve()).toMatchObject({ status: 404, body: { code: 'group.requestNotFound' } });
    expect((await asker.client.get(url)).body).toMatchObject({ role: 'member', memberCount: 2 });
    expect((await asker.client.get('/api/hajj-groups/requests')).body).toEqual([]);
  });

  it('approves no one beyond its size, and accepts no requests while it is full', async () => {
    const { leader, asker, group, url } = await asked();
    const second = await register(test);
    await joinGroup(second, group);
    expect((await leader.client.post(`${url}/requests/${asker.user.id}`)).status).toBe(204);
    const full = { status: 409, body: { code: 'group.full' } };
    expect(await leader.client.post(`${url}/requests/${second.user.id}`)).toMatchObject(full);
    expect(await join((await register(test)).client, group.groupCode)).toMatchObject(full);
    expect((await second.client.get('/api/hajj-groups/requests')).body).toHaveLength(1);
  });

  it('declines a request, and accepts another one from the same person', async () => {
    const { leader, asker, group, url } = await asked();
    const decline = () => leader.client.delete(`${url}/requests/${asker.user.id}`);
    expect((await decline()).status).toBe(204);
    expect(await decline()).toMatchObject({ status: 404, body: { code: 'group.requestNotFound' } });
    expect((await asker.client.get('/api/hajj-groups/requests')).body).toEqual([]);
    expect((await join(asker.client, group.groupCode)).body).toEqual({ status: 'pending' });
  });

  it('deletes a withdrawn request', async () => {
    const { leader, asker, url } = await asked();
    const [request] = (await asker.client.get<OwnRequest[]>('/api/hajj-groups/requests')).body;
    const withdraw = (client: TestClient) => client.delete(`/api/hajj-groups/requests/${request?.id}`);
    const none = { status: 404, body: { code: 'group.requestNotFound' } };
    expect(await withdraw(leader.client)).toMatchObject(none);
    expect((await withdraw(asker.client)).status).toBe(204);
    expect(await withdraw(asker.client)).toMatchObject(none);
    expect((await leader.client.get(`${url}/requests`)).body).toEqual([]);
  });

  it('admits waiting people by the code once it no longer needs approval', async () => {
    const { leader, asker, group, url } = await asked();
    await leader.client.patch(url, { approvalRequired: false });
    expect((await join(asker.client, group.groupCode)).body).toMatchObject({
      status: 'joined',
      group: { memberCount: 2 },
    });
  });
});
