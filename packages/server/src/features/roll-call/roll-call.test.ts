import { randomUUID } from 'node:crypto';
import type { RollCall } from '@manasik/contract/roll-call';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Registered, register, type TestApp } from '../../testing/test-app.ts';
import { addTestPerson, createTestGroup, removeTestMember } from '../../testing/seeded-groups.ts';
import { rollCalls } from './roll-call.table.ts';

let test: TestApp;
let leader: Registered;
let member: Registered;
beforeAll(async () => {
  test = await createTestApp();
  leader = await register(test);
  member = await register(test);
});
afterAll(() => test.close());

const urlOf = (groupId: string): string => `/api/hajj-groups/${groupId}/roll-call`;
const start = (by: Registered, groupId: string) => by.client.post<RollCall>(urlOf(groupId));
const newest = async (by: Registered, groupId: string) =>
  (await by.client.get<{ rollCall: RollCall | null }>(urlOf(groupId))).body.rollCall;
const answer = (by: Registered, groupId: string, id: string, personId: string, isHere = true) =>
  by.client.put<RollCall>(`${urlOf(groupId)}/${id}`, { personId, isHere });
const end = (by: Registered, groupId: string, id: string) =>
  by.client.delete<RollCall>(`${urlOf(groupId)}/${id}`);
const rowsOf = (groupId: string) =>
  test.database.db.select().from(rollCalls).where(eq(rollCalls.groupId, groupId));

describe('a roll call', () => {
  it('does not exist at first, is started by a leader, and is visible to all', async () => {
    const group = await createTestGroup(test, leader, [member]);
    expect(await newest(member, group)).toBeNull();
    const started = await start(leader, group);
    expect(started).toMatchObject({
      status: 201,
      body: { startedBy: leader.user.id, endedAt: null, here: [] },
    });
    expect(await newest(member, group)).toEqual(started.body);
  });

  it('is started only by leaders', async () => {
    const group = await createTestGroup(test, leader, [member]);
    expect(await start(member, group)).toMatchObject({ status: 403, body: { code: 'group.leadersOnly' } });
    expect(await rowsOf(group)).toEqual([]);
  });

  it('is created once, however many leaders start it at the same time, and the open one is returned', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const replies = await Promise.all(Array.from({ length: 10 }, () => start(leader, group)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await rowsOf(group)).toHaveLength(1);
    const { id } = replies[0]?.body ?? { id: '' };
    await answer(member, group, id, member.user.id);
    expect((await start(leader, group)).body).toMatchObject({ id, here: [{ id: member.user.id }] });
  });

  it('is new after the previous one has ended', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const first = (await start(leader, group)).body;
    const ended = await end(leader, group, first.id);
    expect(ended.status).toBe(200);
    expect(Math.abs(Date.parse(ended.body.endedAt ?? '') - test.clock.now().getTime())).toBeLessThan(60_000);
    expect(await newest(member, group)).toEqual(ended.body);
    const second = (await start(leader, group)).body;
    expect(second.id).not.toBe(first.id);
    expect(await newest(member, group)).toEqual(second);
  });

  it('is ended only by leaders, and ending it again changes nothing', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const { id } = (await start(leader, group)).body;
    expect(await end(member, group, id)).toMatchObject({ status: 403, body: { code: 'group.leadersOnly' } });
    const ended = await end(leader, group, id);
    test.clock.advance({ minutes: 5 });
    expect((await end(leader, group, id)).body).toEqual(ended.body);
  });

  it('counts as ended twelve hours after its start', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const { id, startedAt } = (await start(leader, group)).body;
    test.clock.advance({ minutes: 12 * 60 - 1 });
    expect((await start(leader, group)).body.id).toBe(id);
    test.clock.advance({ minutes: 2 });
    const endedAt = new Date(Date.parse(startedAt) + 12 * 60 * 60_000).toISOString();
    expect(await newest(member, group)).toMatchObject({ id, endedAt });
    expect(await answer(member, group, id, member.user.id)).toMatchObject({
      status: 409,
      body: { code: 'rollCall.ended' },
    });
    expect((await end(leader, group, id)).body.endedAt).toBe(endedAt);
    expect((await start(leader, group)).body.id).not.toBe(id);
  });

  it('is started at most thirty times an hour per leader, and an open one is always returned', async () => {
    const busy = await register(test);
    const group = await createTestGroup(test, busy);
    for (let count = 0; count < 30; count += 1) {
      const { status, body } = await start(busy, group);
      expect(status).toBe(201);
      if (count < 29) await end(busy, group, body.id);
    }
    const open = await newest(busy, group);
    expect((await start(busy, group)).body).toEqual(open);
    await end(busy, group, open?.id ?? '');
    expect(await start(busy, group)).toMatchObject({ status: 429, body: { code: 'request.tooMany' } });
    test.clock.advance({ minutes: 61 });
    expect((await start(busy, group)).status).toBe(201);
  });
});

describe('answers', () => {
  it('are given by members for themselves, and by leaders for anyone in the group', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const grandmother = await addTestPerson(test, group, 'Grandmother');
    const { id } = (await start(leader, group)).body;
    await answer(member, group, id, member.user.id);
    await answer(leader, group, id, grandmother);
    const { body } = await answer(leader, group, id, leader.user.id);
    expect(body.here.map((each) => [each.id, each.tickedByLeader])).toEqual([
      [member.user.id, false],
      [grandmother, true],
      [leader.user.id, false],
    ]);
    expect(await newest(member, group)).toEqual(body);
  });

  it('cannot be given by members for others', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const grandmother = await addTestPerson(test, group, 'Grandmother');
    const { id } = (await start(leader, group)).body;
    for (const personId of [leader.user.id, grandmother, randomUUID()]) {
      expect(await answer(member, group, id, personId)).toMatchObject({
        status: 403,
        body: { code: 'group.leadersOnly' },
      });
    }
    expect((await newest(member, group))?.here).toEqual([]);
  });

  it('cannot be given for people outside the group', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const other = await createTestGroup(test, leader);
    const ofOther = await addTestPerson(test, other, 'Uncle');
    const { id } = (await start(leader, group)).body;
    for (const personId of [ofOther, (await register(test)).user.id, randomUUID()]) {
      expect(await answer(leader, group, id, personId)).toMatchObject({
        status: 404,
        body: { code: 'group.memberNotFound' },
      });
    }
  });

  it('are withdrawn, and a member’s own answer overrides a leader’s', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const { id } = (await start(leader, group)).body;
    const here = (by: Registered, isHere: boolean) => answer(by, group, id, member.user.id, isHere);
    expect((await here(leader, true)).body.here).toMatchObject([{ tickedByLeader: true }]);
    const own = (await here(member, true)).body.here;
    expect(own).toMatchObject([{ tickedByLeader: false }]);
    expect((await here(leader, true)).body.here).toEqual(own);
    expect((await here(leader, false)).body.here).toEqual([]);
    expect((await here(leader, false)).body.here).toEqual([]);
  });

  it('are all stored when everyone answers at once', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => register(test)));
    const group = await createTestGroup(test, leader, people);
    const { id } = (await start(leader, group)).body;
    await Promise.all(people.map((each) => answer(each, group, id, each.user.id)));
    const here = new Set((await newest(leader, group))?.here.map((each) => each.id));
    expect(here).toEqual(new Set(people.map(({ user }) => user.id)));
  });

  it('are refused after the end', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const { id } = (await start(leader, group)).body;
    await end(leader, group, id);
    for (const isHere of [true, false]) {
      expect(await answer(member, group, id, member.user.id, isHere)).toMatchObject({
        status: 409,
        body: { code: 'rollCall.ended' },
      });
    }
  });

  it('of people who have left are hidden', async () => {
    const gone = await register(test);
    const group = await createTestGroup(test, leader, [gone]);
    const { id } = (await start(leader, group)).body;
    expect((await answer(gone, group, id, gone.user.id)).body.here).toHaveLength(1);
    await removeTestMember(test, group, gone);
    expect((await newest(leader, group))?.here).toEqual([]);
  });
});
