import { randomUUID } from 'node:crypto';
import type { listGroupMessages, GroupMessage } from '@manasik/contract/chat';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hajjGroups } from '../../domain/groups.table.ts';
import { createTestApp, type Registered, register, type TestApp } from '../../testing/test-app.ts';
import { createTestGroup } from '../../testing/seeded-groups.ts';
import { groupMessages } from '../../domain/messages.table.ts';

type Messages = z.output<typeof listGroupMessages.reply>;

let test: TestApp;
let leader: Registered;
let member: Registered;
beforeAll(async () => {
  test = await createTestApp();
  leader = await register(test);
  member = await register(test);
});
afterAll(() => test.close());

const urlOf = (groupId: string): string => `/api/hajj-groups/${groupId}/messages`;
const list = async (
  by: Registered,
  groupId: string,
  query: Record<string, string> = {},
): Promise<Messages> => {
  const reply = await by.client.get<Messages>(urlOf(groupId), { query });
  expect(reply.status).toBe(200);
  return reply.body;
};
const send = async (by: Registered, groupId: string, text = 'Salam'): Promise<GroupMessage> =>
  (await by.client.post<GroupMessage>(urlOf(groupId), { key: randomUUID(), text })).body;
const markRead = (by: Registered, groupId: string, upTo: number) =>
  by.client.put(`${urlOf(groupId)}/read`, { upTo });
const marksOf = async (groupId: string) =>
  new Map((await list(leader, groupId)).reads.map(({ userId, upTo }) => [userId, upTo]));
const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const numbers = ({ messages }: Messages): number[] => messages.map(({ number }) => number);

describe('the messages of a group', () => {
  let long: string;
  beforeAll(async () => {
    long = await createTestGroup(test, leader, [member]);
    await test.database.db.insert(groupMessages).values(
      from(1, 1000).map((number) => ({
        groupId: long,
        number,
        userId: member.user.id,
        key: `key-${number}`,
        text: `message ${number}`,
        sentAt: new Date(),
      })),
    );
    await test.database.db.update(hajjGroups).set({ lastMessage: 1000 }).where(eq(hajjGroups.id, long));
  });

  it('are empty before the first', async () => {
    const group = await createTestGroup(test, leader);
    expect(await list(leader, group)).toEqual({
      messages: [],
      last: 0,
      reads: [{ userId: leader.user.id, upTo: 0 }],
    });
  });

  it('are read backwards from the newest, fifty at a time, to the first of a thousand', async () => {
    let page = await list(leader, long);
    expect(numbers(page)).toEqual(from(951, 1000));
    const all = numbers(page);
    while (page.messages.length > 0) {
      page = await list(leader, long, { before: String(all[0]) });
      expect(page.last).toBe(1000);
      all.unshift(...numbers(page));
    }
    expect(all).toEqual(from(1, 1000));
  });

  it('are read forwards from a number, fifty at a time, to the newest of a thousand', async () => {
    const all: number[] = [];
    let page: Messages;
    do {
      page = await list(member, long, { after: String(all.at(-1) ?? 0) });
      expect(page.messages.length).toBeLessThanOrEqual(50);
      all.push(...numbers(page));
    } while (page.messages.length > 0);
    expect(all).toEqual(from(1, 1000));
  });

  it('are empty beyond the newest or before the first, and the newest before a number that is too large', async () => {
    expect(numbers(await list(leader, long, { after: '1000' }))).toEqual([]);
    expect(numbers(await list(leader, long, { after: '999999999' }))).toEqual([]);
    expect(numbers(await list(leader, long, { before: '1' }))).toEqual([]);
    expect(numbers(await list(leader, long, { before: '0' }))).toEqual([]);
    expect(numbers(await list(leader, long, { before: '999999999' }))).toEqual(from(951, 1000));
  });

  it.each([
    [{ before: '5', after: '2' }],
    [{ before: '-1' }],
    [{ after: '1.5' }],
    [{ after: '' }],
    [{ page: '2' }],
  ])('are refused for %o', async (query) => {
    expect(await leader.client.get(urlOf(long), { query })).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
  });

  it('keep nothing from a sender whose account was deleted', async () => {
    const gone = await register(test);
    const group = await createTestGroup(test, leader, [gone]);
    await send(gone, group, 'I will meet you there');
    await gone.client.delete('/api/auth/user', { password: 'labbayk-allahumma-7' });
    expect((await list(leader, group)).messages).toMatchObject([
      { userId: null, text: null, isRemoved: true },
    ]);
  });
});

describe('the count of unread messages', () => {
  it('covers others’ messages, and does not decrease when the member sends one', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const unread = async (by: Registered): Promise<unknown> =>
      (await by.client.get(`/api/hajj-groups/${group}`)).body['unreadCount'];
    expect(await unread(leader)).toBe(0);
    const said = [await send(member, group), await send(member, group), await send(member, group)];
    expect([await unread(leader), await unread(member)]).toEqual([3, 0]);
    await send(leader, group);
    expect([await unread(leader), await unread(member)]).toEqual([3, 1]);
    await markRead(leader, group, 2);
    expect(await unread(leader)).toBe(1);
    await member.client.delete(`${urlOf(group)}/${said[2]?.id}`);
    expect(await unread(leader)).toBe(0);
    await markRead(member, group, 4);
    expect([await unread(leader), await unread(member)]).toEqual([0, 0]);
  });
});

describe('read marks', () => {
  it('increase, never decrease, and never exceed the newest message', async () => {
    const group = await createTestGroup(test, leader, [member]);
    for (const each of from(1, 5)) await send(member, group, `${each}`);
    for (const [asked, mark] of [
      [3, 3],
      [1, 3],
      [0, 3],
      [999_999_999, 5],
      [4, 5],
    ] as const) {
      expect((await markRead(leader, group, asked)).status).toBe(204);
      expect((await marksOf(group)).get(leader.user.id)).toBe(mark);
    }
    expect((await marksOf(group)).get(member.user.id)).toBe(5);
  });

  it('end at the higher value when two devices set them at once', async () => {
    const group = await createTestGroup(test, leader, [member]);
    for (const each of from(1, 10)) await send(member, group, `${each}`);
    await Promise.all(from(1, 10).map((upTo) => markRead(leader, group, upTo)));
    expect((await marksOf(group)).get(leader.user.id)).toBe(10);
  });

  it('follow the member’s own messages, but do not skip others’ unread ones', async () => {
    const group = await createTestGroup(test, leader, [member]);
    await send(member, group);
    await send(member, group);
    expect((await marksOf(group)).get(member.user.id)).toBe(2);
    await send(leader, group);
    expect((await marksOf(group)).get(leader.user.id)).toBe(0);
    await markRead(leader, group, 2);
    await send(leader, group);
    expect((await marksOf(group)).get(leader.user.id)).toBe(4);
  });

  it.each([[-1], [1.5], ['3'], [null], [1e10]])('refuse %o', async (upTo) => {
    const group = await createTestGroup(test, leader);
    expect((await leader.client.put(`${urlOf(group)}/read`, { upTo })).status).toBe(400);
  });
});
