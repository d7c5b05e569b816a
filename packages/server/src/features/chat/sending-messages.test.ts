import { randomUUID } from 'node:crypto';
import type { GroupMessage } from '@manasik/contract/chat';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hajjGroups } from '../../domain/groups.table.ts';
import { type Registered, register, type TestApp, createTestApp } from '../../testing/test-app.ts';
import { createTestGroup, removeTestMember } from '../../testing/seeded-groups.ts';
import { groupMessages } from '../../domain/messages.table.ts';

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
const send = (by: Registered, groupId: string, words: Record<string, unknown>) =>
  by.client.post<GroupMessage>(urlOf(groupId), { key: randomUUID(), ...words });
const rowsOf = (groupId: string) =>
  test.database.db.select().from(groupMessages).where(eq(groupMessages.groupId, groupId));
const lastOf = async (groupId: string): Promise<number | undefined> => {
  const [group] = await test.database.db.select().from(hajjGroups).where(eq(hajjGroups.id, groupId));
  return group?.lastMessage;
};
const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);
const numbersOf = (messages: readonly { number: number }[]): number[] =>
  messages.map(({ number }) => number).toSorted((a, b) => a - b);

describe('sending a message', () => {
  it('stores a text or a quick phrase, and numbers them from 1', async () => {
    const group = await createTestGroup(test, leader, [member]);
    expect(await send(leader, group, { text: '  We are at gate 79.\nCome.  ' })).toMatchObject({
      status: 201,
      body: {
        number: 1,
        userId: leader.user.id,
        text: 'We are at gate 79.\nCome.',
        phrase: null,
        isRemoved: false,
      },
    });
    const reply = await send(member, group, { phrase: 'onMyWay' });
    expect(reply).toMatchObject({ status: 201, body: { number: 2, text: null, phrase: 'onMyWay' } });
    expect(Math.abs(Date.parse(reply.body.sentAt) - Date.now())).toBeLessThan(60_000);
  });

  it.each([
    ['nothing', {}],
    ['a text and a phrase', { text: 'a', phrase: 'lost' }],
    ['a phrase that is none', { phrase: 'hello' }],
    ['an empty text', { text: '   ' }],
    ['a text of 2001 characters', { text: 'x'.repeat(2001) }],
    ['a control character', { text: 'a\u0007b' }],
    ['a zero byte', { text: 'a\u0000b' }],
    ['half a character', { text: '\ud83d' }],
    ['a short key', { text: 'a', key: 'short' }],
    ['a field that nobody asked for', { text: 'a', userId: randomUUID() }],
  ])('refuses %s, and counts nothing', async (_what, words) => {
    const group = await createTestGroup(test, leader);
    expect(await send(leader, group, words)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid' },
    });
    expect(await lastOf(group)).toBe(0);
  });

  it('stores a message once when one key is sent twice, and returns the stored one', async () => {
    const group = await createTestGroup(test, leader);
    const key = randomUUID();
    const first = await send(leader, group, { key, text: 'Once' });
    const again = await send(leader, group, { key, text: 'Once, with other words' });
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(await rowsOf(group)).toHaveLength(1);
    expect((await send(leader, group, { text: 'Next' })).body.number).toBe(2);
  });

  it('separates the keys of two members and of two groups', async () => {
    const [one, other] = [
      await createTestGroup(test, leader, [member]),
      await createTestGroup(test, leader, [member]),
    ];
    const key = randomUUID();
    const ids = new Set<string>();
    for (const [by, group] of [
      [leader, one],
      [member, one],
      [leader, other],
    ] as const) {
      ids.add((await send(by, group, { key, text: 'Salam' })).body.id);
    }
    expect(ids.size).toBe(3);
  });

  it('stores a message once when it is sent many times at once, and leaves no gap in the numbers', async () => {
    const sender = await register(test);
    const group = await createTestGroup(test, sender);
    const key = randomUUID();
    const replies = await Promise.all(upTo(20).map(() => send(sender, group, { key, text: 'Now' })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    await Promise.all(upTo(10).map((each) => send(sender, group, { text: `after ${each}` })));
    expect(numbersOf(await rowsOf(group))).toEqual(upTo(11));
    expect(await lastOf(group)).toBe(11);
  });

  it('numbers the messages of fifty simultaneous senders without a gap', async () => {
    const people = await Promise.all(upTo(50).map(() => register(test)));
    const group = await createTestGroup(test, leader, people);
    const replies = await Promise.all(people.map((each) => send(each, group, { phrase: 'amSafe' })));
    expect(numbersOf(replies.map(({ body }) => body))).toEqual(upTo(50));
    expect(numbersOf(await rowsOf(group))).toEqual(upTo(50));
    expect(await lastOf(group)).toBe(50);
  });

  it('accepts sixty messages a minute from each member, and still answers repeated ones', async () => {
    const [talker, other] = [await register(test), await register(test)];
    const group = await createTestGroup(test, talker, [other]);
    const key = randomUUID();
    const first = await send(talker, group, { key, text: 'First' });
    for (const each of upTo(59)) await send(talker, group, { text: `${each}` });
    const refused = await send(talker, group, { text: 'One more' });
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.tooMany' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await send(talker, group, { key, text: 'First' })).body).toEqual(first.body);
    expect((await send(other, group, { text: 'I may' })).status).toBe(201);
    expect(await lastOf(group)).toBe(61);
    test.clock.advance({ minutes: 1.1 });
    expect((await send(talker, group, { text: 'Later' })).status).toBe(201);
  });

  it('refuses a member removed a moment ago, even if their membership is cached', async () => {
    const removed = await register(test);
    const group = await createTestGroup(test, leader, [removed]);
    expect((await send(removed, group, { text: 'Still here' })).status).toBe(201);
    await removeTestMember(test, group, removed);
    expect(await send(removed, group, { text: 'Gone' })).toMatchObject({
      status: 404,
      body: { code: 'group.notFound' },
    });
    expect(await rowsOf(group)).toHaveLength(1);
    expect(await lastOf(group)).toBe(1);
  });
});
