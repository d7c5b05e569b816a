import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checklistRequests } from '../../testing/group-checklist-requests.ts';
import { listen } from '../../testing/live-reader.ts';
import { createTestGroup, removeTestMember, strangersOf } from '../../testing/seeded-groups.ts';
import {
  createTestApp,
  goodPassword,
  type Registered,
  register,
  type TestApp,
} from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createGroupChecklistRepository } from './group-checklist.repository.ts';
import { groupChecklistItems } from './group-checklist.table.ts';

let test: TestApp;
let leader: Registered;
let member: Registered;
beforeAll(async () => {
  test = await createTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  [leader, member] = [await register(test), await register(test)];
});
afterAll(() => test.close());

/** Every request of the endpoints. */
const asksOf = (client: TestClient, url: string, id: string) => [
  client.get(url),
  client.put(`${url}/${randomUUID()}`, { title: 'Let me in', changedAt: 1 }),
  client.put(`${url}/${id}`, { title: 'Taken over', changedAt: test.clock.now().getTime() }),
  client.put(`${url}/${id}/done`, { isDone: true, changedAt: test.clock.now().getTime() }),
  client.delete(`${url}/${id}`),
];
const listener = (groupId: string, { cookie }: Registered) => {
  // A listening server has a TCP address.
  const { port } = test.app.server.address() as AddressInfo;
  return listen(`http://127.0.0.1:${port}`, groupId, cookie);
};
const changed = { data: { part: 'checklist' } };

describe('the checklist of a group', () => {
  it('cannot be seen or changed by strangers', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const { url, add, list } = checklistRequests(test, group);
    const id = await add(member, 'Tent');
    const before = await list(leader);
    for (const [who, { client }] of await strangersOf(test, group)) {
      const unknown = await client.get(`/api/hajj-groups/${randomUUID()}/checklist`);
      expect(unknown.body).toMatchObject({ code: 'group.notFound' });
      for (const { status, body } of await Promise.all(asksOf(client, url, id))) {
        expect({ who, status, body }).toEqual({ who, status: 404, body: unknown.body });
      }
    }
    for (const reply of await Promise.all(asksOf(test.visitor(), url, id))) {
      expect(reply).toMatchObject({ status: 401, body: { code: 'auth.signInFirst' } });
    }
    expect(await list(leader)).toEqual(before);
  });

  it('cannot be changed through another group', async () => {
    const [mine, theirs] = [
      await createTestGroup(test, member),
      await createTestGroup(test, leader, [member]),
    ];
    const id = await checklistRequests(test, theirs).add(leader, 'Tent');
    const here = checklistRequests(test, mine);
    expect((await here.tick(member, id)).body.item).toBeNull();
    expect((await here.remove(member, id)).status).toBe(204);
    await here.put(member, id, 'Mine');
    expect(await checklistRequests(test, theirs).list(leader)).toMatchObject([
      { id, title: 'Tent', isDone: false },
    ]);
  });

  it('is announced to members with each change', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const { add, tick, remove } = checklistRequests(test, group);
    const live = await listener(group, leader);
    const id = await add(member, 'Tent');
    expect(await live.next('changed')).toMatchObject(changed);
    await tick(member, id);
    expect(await live.next('changed')).toMatchObject(changed);
    await remove(member, id);
    expect(await live.next('changed')).toMatchObject(changed);
    live.close();
  });

  it('goes with the group', async () => {
    const group = await createTestGroup(test, leader);
    await checklistRequests(test, group).add(leader, 'Tent');
    expect((await leader.client.delete(`/api/hajj-groups/${group}`)).status).toBe(204);
    const rows = await test.database.db
      .select()
      .from(groupChecklistItems)
      .where(eq(groupChecklistItems.groupId, group));
    expect(rows).toEqual([]);
  });
});

describe('someone who was removed a moment ago', () => {
  const notFound = expect.objectContaining({ code: 'group.notFound' });

  it('changes nothing, even if a process still remembers the membership', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const { add, list } = checklistRequests(test, group);
    const id = await add(member, 'Tent');
    const before = await list(leader);
    await removeTestMember(test, group, member);
    // The repository alone: a membership that is remembered has let the request through.
    const repository = createGroupChecklistRepository(test.database.db);
    const now = test.clock.now();
    const by = member.user.id;
    await expect(repository.put({ groupId: group, id: randomUUID() }, by, 'Bag', now, now)).rejects.toEqual(
      notFound,
    );
    await expect(repository.put({ groupId: group, id }, by, 'Two tents', now, now)).rejects.toEqual(notFound);
    await expect(repository.tick({ groupId: group, id }, by, true, now)).rejects.toEqual(notFound);
    await expect(repository.remove({ groupId: group, id }, by, now)).rejects.toEqual(notFound);
    expect(await list(leader)).toEqual(before);
  });

  it('is told that there is no such group after a leader has removed them', async () => {
    const removed = await register(test);
    const group = await createTestGroup(test, leader, [removed]);
    const { add, put, tick, remove } = checklistRequests(test, group);
    const id = await add(removed, 'Tent');
    const url = `/api/hajj-groups/${group}/members/${removed.user.id}`;
    expect((await leader.client.delete(url)).status).toBe(204);
    const replies = [
      await put(removed, randomUUID(), 'Bag'),
      await tick(removed, id),
      await remove(removed, id),
    ];
    for (const reply of replies)
      expect(reply).toMatchObject({ status: 404, body: { code: 'group.notFound' } });
  });
});

describe('someone who leaves the group', () => {
  it('leaves what they added and ticked, without their name', async () => {
    const leaver = await register(test);
    const group = await createTestGroup(test, leader, [leaver]);
    const { add, tick, list } = checklistRequests(test, group);
    const id = await add(leaver, 'Tent');
    await tick(leaver, id);
    expect((await leaver.client.post(`/api/hajj-groups/${group}/leave`)).status).toBe(204);
    expect(await list(leader)).toMatchObject([{ id, title: 'Tent', isDone: true, doneBy: null }]);
  });
});

describe('deleting an account', () => {
  it('erases what it added, keeps ticks without a name, and announces both', async () => {
    const gone = await register(test);
    const group = await createTestGroup(test, leader, [gone, member]);
    const { add, tick, put, list } = checklistRequests(test, group);
    const [own, theirs] = [await add(gone, 'My medicine'), await add(member, 'Tent')];
    await tick(gone, theirs);
    const live = await listener(group, leader);
    expect((await gone.client.delete('/api/auth/user', { password: goodPassword })).status).toBe(204);
    expect(await live.next('changed')).toMatchObject({ data: { part: expect.any(String) } });
    await expect.poll(() => live.events).toContainEqual(expect.objectContaining(changed));
    expect(await list(leader)).toMatchObject([{ id: theirs, isDone: true, doneBy: null }]);
    expect((await put(leader, own, 'My medicine')).body.item).toBeNull();
    live.close();
  });
});
