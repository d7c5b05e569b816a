import { assistantLimits, type StoredMessage } from '@manasik/contract/assistant';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, askAndKeep } from '../../testing/ask.ts';
import { createTestApp, goodPassword, register, type TestApp } from '../../testing/test-app.ts';
import type { Reply, TestClient } from '../../testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

interface Listed {
  readonly id: string;
  readonly title: string;
}
interface Whole extends Listed {
  readonly messages: readonly StoredMessage[];
}

const path = '/api/ai/conversations';
const list = async (client: TestClient): Promise<Listed[]> =>
  (await client.get<{ conversations: Listed[] }>(path)).body.conversations;
const whole = async (client: TestClient, id: string): Promise<Whole> =>
  (await client.get<Whole>(`${path}/${id}`)).body;
const byNumber = (one: number, other: number): number => one - other;
const notFound = { status: 404, body: { code: 'request.notFound' } };

describe('conversations', () => {
  it('are listed with the one asked in last at the top', async () => {
    const { client } = await register(test);
    expect(await list(client)).toEqual([]);
    const first = await askAndKeep(client, 'Ihram first');
    test.clock.advance({ minutes: 1 });
    const second = await askAndKeep(client, 'Ihram second');
    expect((await list(client)).map(({ id }) => id)).toEqual([second.conversationId, first.conversationId]);
    test.clock.advance({ minutes: 1 });
    await askAndKeep(client, 'Ihram again', { conversationId: first.conversationId });
    expect((await list(client)).map(({ title }) => title)).toEqual(['Ihram first', 'Ihram second']);
  });

  it('are returned with the answers as they were given, oldest first', async () => {
    const { client } = await register(test);
    const { body } = await ask(client, 'What is ihram?');
    const { conversationId, messageId, ...reply } = body;
    await askAndKeep(client, 'And women?', { conversationId });
    const { messages } = await whole(client, String(conversationId));
    expect(messages.map(({ question }) => question)).toEqual(['What is ihram?', 'And women?']);
    expect(messages[0]).toEqual({
      id: messageId,
      createdAt: expect.any(String),
      question: 'What is ihram?',
      reply,
      feedback: null,
    });
  });

  it('are exported as one file with every message', async () => {
    const { client } = await register(test);
    const ids = [await askAndKeep(client, 'One ihram'), await askAndKeep(client, 'Two ihram')];
    const reply = await client.get<{ conversations: Whole[] }>(`${path}/export`);
    expect(reply.status).toBe(200);
    expect(reply.headers['content-disposition']).toContain('attachment');
    const expected = await Promise.all(ids.map(({ conversationId }) => whole(client, conversationId)));
    expect(reply.body.conversations).toHaveLength(2);
    expect(reply.body.conversations).toEqual(expect.arrayContaining(expected));
  });

  it('are exported twenty times an hour at most', async () => {
    const { client } = await register(test);
    const statuses: number[] = [];
    for (let time = 0; time < 21; time += 1) statuses.push((await client.get(`${path}/export`)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it('are renamed, without characters that reorder a list', async () => {
    const { client } = await register(test);
    const { conversationId } = await askAndKeep(client);
    const url = `${path}/${conversationId}`;
    const { status, body } = await client.patch(url, { title: '  \u202EMy ihram <b>\u2066 ' });
    expect([status, body]).toEqual([200, expect.objectContaining({ title: 'My ihram <b>' })]);
    expect((await list(client)).map(({ title }) => title)).toEqual(['My ihram <b>']);
    for (const title of ['', ' ', '\u202E', 'x'.repeat(81), 'a\u0000', null]) {
      expect((await client.patch(url, { title })).status).toBe(400);
    }
    expect((await list(client)).map(({ title }) => title)).toEqual(['My ihram <b>']);
  });

  it('are deleted with their messages, and cannot be continued then', async () => {
    const { client } = await register(test);
    const { conversationId, messageId } = await askAndKeep(client);
    expect((await client.delete(`${path}/${conversationId}`)).status).toBe(204);
    expect(await list(client)).toEqual([]);
    expect(await client.get(`${path}/${conversationId}`)).toMatchObject(notFound);
    expect(await ask(client, undefined, { conversationId })).toMatchObject(notFound);
    expect(await client.delete(`${path}/${conversationId}`)).toMatchObject(notFound);
    const { rows } = await test.database.db.execute(sql`SELECT 1 FROM ai_messages WHERE id = ${messageId}`);
    expect(rows).toEqual([]);
  });

  it('store whether an answer helped, and forget it when it is withdrawn', async () => {
    const { client } = await register(test);
    const { conversationId, messageId } = await askAndKeep(client);
    const url = `/api/ai/messages/${messageId}/feedback`;
    for (const feedback of [
      { helpful: false, reason: 'Not my school' },
      { helpful: true, reason: null },
      null,
    ]) {
      expect((await client.put(url, { feedback })).status).toBe(204);
      expect((await whole(client, conversationId)).messages[0]?.feedback).toEqual(feedback);
    }
    expect((await client.put(url, { feedback: { helpful: false, reason: 'x'.repeat(501) } })).status).toBe(
      400,
    );
    expect((await client.put(url, {})).status).toBe(400);
  });
});

describe('limits', () => {
  it('refuse a new conversation beyond the most, also of two devices at once, and lose none', async () => {
    const { client, cookie, user } = await register(test);
    await test.database.db.execute(sql`
      INSERT INTO ai_conversations (user_id, title, agent_type, created_at, updated_at)
      SELECT ${user.id}, 'old', 'guide', now(), now() FROM generate_series(2, ${assistantLimits.conversations})`);
    const replies = await Promise.all([client, test.as(cookie)].map((device) => ask(device)));
    expect(replies.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409]);
    expect(await ask(client)).toMatchObject({
      status: 409,
      body: { code: 'assistant.tooManyConversations' },
    });
    expect(await list(client)).toHaveLength(assistantLimits.conversations);
    const [open] = await list(client);
    expect((await ask(client, undefined, { conversationId: open?.id })).status).toBe(200);
  });

  it('refuse a message beyond the most in a conversation', async () => {
    const { client } = await register(test);
    const { conversationId } = await askAndKeep(client);
    await test.database.db.execute(
      sql`UPDATE ai_conversations SET last_message = ${assistantLimits.messages - 1} WHERE id = ${conversationId}`,
    );
    const replies = await Promise.all([1, 2, 3].map(() => ask(client, undefined, { conversationId })));
    expect(replies.map(({ status }) => status).toSorted(byNumber)).toEqual([200, 409, 409]);
    expect(await ask(client, undefined, { conversationId })).toMatchObject({
      status: 409,
      body: { code: 'assistant.tooManyMessages' },
    });
    expect((await whole(client, conversationId)).messages).toHaveLength(2);
  });
});

type Ids = Awaited<ReturnType<typeof askAndKeep>>;
type Access = (client: TestClient, ids: Ids) => Promise<Reply<unknown>>;
const refuse: Access = () => Promise.reject(new Error('no such access'));
const accesses: Readonly<Record<string, Access>> = {
  reads: (client, { conversationId }) => client.get(`${path}/${conversationId}`),
  renames: (client, { conversationId }) => client.patch(`${path}/${conversationId}`, { title: 'Mine now' }),
  deletes: (client, { conversationId }) => client.delete(`${path}/${conversationId}`),
  rates: (client, { messageId }) =>
    client.put(`/api/ai/messages/${messageId}/feedback`, { feedback: { helpful: true, reason: null } }),
  continues: (client, { conversationId }) => ask(client, undefined, { conversationId }),
};

describe('the conversation of a user', () => {
  it.each(Object.keys(accesses))('is as if it did not exist for an outsider who %s it', async (what) => {
    const access = accesses[what] ?? refuse;
    const owner = await register(test);
    const outsider = await register(test);
    const ids = await askAndKeep(owner.client);
    const before = await whole(owner.client, ids.conversationId);
    const none = { conversationId: crypto.randomUUID(), messageId: crypto.randomUUID() };
    const theirs = await access(outsider.client, ids);
    expect(theirs).toMatchObject(notFound);
    expect(theirs.body).toEqual((await access(outsider.client, none)).body);
    expect(await access(test.visitor(), ids)).toMatchObject(
      what === 'continues' ? notFound : { status: 401, body: { code: 'auth.signInFirst' } },
    );
    expect(await whole(owner.client, ids.conversationId)).toEqual(before);
  });

  it('is neither listed nor exported for others', async () => {
    const owner = await register(test);
    const outsider = await register(test);
    await askAndKeep(owner.client, 'My private ihram');
    for (const url of [path, `${path}/export`]) {
      expect((await outsider.client.get(url)).body).toEqual({ conversations: [] });
      expect((await owner.client.get(url)).text).toContain('My private ihram');
      expect(await test.visitor().get(url)).toMatchObject({
        status: 401,
        body: { code: 'auth.signInFirst' },
      });
    }
  });

  it('is deleted with the account', async () => {
    const { client, user } = await register(test);
    await askAndKeep(client);
    expect((await client.delete('/api/auth/user', { password: goodPassword })).status).toBe(204);
    const { rows } = await test.database.db.execute(sql`
      SELECT id FROM ai_conversations WHERE user_id = ${user.id}
      UNION SELECT id FROM ai_messages WHERE user_id = ${user.id}`);
    expect(rows).toEqual([]);
  });
});
