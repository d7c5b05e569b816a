import { randomUUID } from 'node:crypto';
import type { GroupMessage } from '@manasik/contract/chat';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Registered, register, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTestGroup, strangersOf } from '../../testing/seeded-groups.ts';
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
const say = async (by: Registered, groupId: string, words: object = { text: 'Our room is 412' }) =>
  (await by.client.post<GroupMessage>(urlOf(groupId), { key: randomUUID(), ...words })).body;
const remove = (by: Registered, groupId: string, id: string) => by.client.delete(`${urlOf(groupId)}/${id}`);
const rowOf = async (id: string) =>
  (await test.database.db.select().from(groupMessages).where(eq(groupMessages.id, id)))[0];

/** Every request of the message endpoints. */
const asksOf = (client: TestClient, groupId: string, messageId: string) => [
  client.get(urlOf(groupId)),
  client.get(urlOf(groupId), { query: { before: '9', after: '1' } }),
  client.post(urlOf(groupId), { key: randomUUID(), text: 'Let me in' }),
  client.put(`${urlOf(groupId)}/read`, { upTo: 1 }),
  client.delete(`${urlOf(groupId)}/${messageId}`),
];

describe('the messages of a group', () => {
  it('cannot be read, added to, marked or removed by strangers', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const strangers = await strangersOf(test, group);
    const message = await say(leader, group);
    const before = await leader.client.get(urlOf(group));
    for (const [who, { client }] of strangers) {
      // The same answer as for a group that does not exist, so that no one learns that this one does.
      const unknown = await client.get(urlOf(randomUUID()));
      expect(unknown.body).toMatchObject({ code: 'group.notFound' });
      for (const reply of await Promise.all(asksOf(client, group, message.id))) {
        expect({ who, status: reply.status, body: reply.body }).toEqual({
          who,
          status: 404,
          body: unknown.body,
        });
      }
    }
    for (const reply of await Promise.all(asksOf(test.visitor(), group, message.id))) {
      expect(reply).toMatchObject({ status: 401, body: { code: 'auth.signInFirst' } });
    }
    expect((await leader.client.get(urlOf(group))).body).toEqual(before.body);
  });

  it('do not reveal by a guessed id whether a group or message exists', async () => {
    const group = await createTestGroup(test, leader, [member]);
    for (const id of ['', '1', 'null', `${group}0`, '../hajj-groups', '%00']) {
      expect((await member.client.get(urlOf(id))).status).toBeGreaterThanOrEqual(400);
    }
    expect(await remove(member, group, randomUUID())).toMatchObject({
      status: 404,
      body: { code: 'message.notFound' },
    });
  });
});

describe('removing a message', () => {
  it('erases its text, keeps its number, and happens once', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const text = await say(member, group, { text: 'Our room is 412' });
    const phrase = await say(member, group, { phrase: 'lost' });
    for (const { id } of [text, phrase]) {
      expect((await remove(member, group, id)).status).toBe(204);
      expect(await rowOf(id)).toMatchObject({ text: null, phrase: null });
    }
    const removedAt = (await rowOf(text.id))?.removedAt;
    expect((await remove(leader, group, text.id)).status).toBe(204);
    expect((await rowOf(text.id))?.removedAt).toEqual(removedAt);
    const { body } = await leader.client.get<{ last: number; messages: GroupMessage[] }>(urlOf(group));
    expect(body.last).toBe(2);
    expect(body.messages).toEqual(
      [text, phrase].map((each) => ({ ...each, text: null, phrase: null, isRemoved: true })),
    );
  });

  it('does not restore the text when the device sends it again', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const words = { key: randomUUID(), text: 'Our room is 412' };
    const { id } = await say(member, group, words);
    await remove(member, group, id);
    expect(await say(member, group, words)).toMatchObject({ id, text: null, isRemoved: true });
  });

  it('is possible for its sender, and for leaders', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const ofLeader = await say(leader, group);
    expect(await remove(member, group, ofLeader.id)).toMatchObject({
      status: 403,
      body: { code: 'message.notYours' },
    });
    expect(await rowOf(ofLeader.id)).toMatchObject({ text: 'Our room is 412', removedAt: null });
    const ofMember = await say(member, group);
    expect((await remove(leader, group, ofMember.id)).status).toBe(204);
  });

  it('is impossible through another group, even for its leader', async () => {
    const mine = await createTestGroup(test, member);
    const theirs = await createTestGroup(test, leader, [member]);
    const message = await say(leader, theirs);
    expect(await remove(member, mine, message.id)).toMatchObject({
      status: 404,
      body: { code: 'message.notFound' },
    });
    expect(await rowOf(message.id)).toMatchObject({ text: 'Our room is 412', removedAt: null });
  });
});

describe('the log', () => {
  it('contains no message text, even when the database refuses it', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const secret = `passport-${randomUUID()}`;
    const { id } = await say(leader, group, { text: secret });
    await leader.client.get(urlOf(group));
    await leader.client.post(urlOf(group), { key: 'x', text: secret });
    await leader.client.post(urlOf(group), { key: randomUUID(), text: `${secret}\u0000` });
    await remove(leader, group, id);
    const { db } = test.database;
    await db.execute(sql`ALTER TABLE group_messages ADD CONSTRAINT planted CHECK (text IS NULL) NOT VALID`);
    const reply = await leader.client.post(urlOf(group), { key: randomUUID(), text: secret });
    await db.execute(sql`ALTER TABLE group_messages DROP CONSTRAINT planted`);
    expect(reply).toMatchObject({ status: 500, body: { code: 'server.error' } });
    expect(reply.text).not.toContain(secret);
    const log = test.log.join('\n');
    expect(log).toContain('"code":"23514"');
    expect(log).not.toContain(secret);
  });
});
