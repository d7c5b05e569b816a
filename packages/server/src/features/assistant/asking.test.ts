import { AssistantQuestion, assistantLimits } from '@manasik/contract/assistant';
import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' };
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ask, askAndKeep } from '../../testing/ask.ts';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';

vi.setConfig({ testTimeout: 60_000 });

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const rowsOf = async (table: 'ai_conversations' | 'ai_messages'): Promise<unknown[]> =>
  (await test.database.db.execute(sql`SELECT * FROM ${sql.identifier(table)}`)).rows;

describe('a question', () => {
  it('of a visitor is answered from the guide with its sources, and not stored', async () => {
    const { status, body } = await ask(test.visitor());
    expect(status).toBe(200);
    expect(body).toMatchObject({ language: 'en', conversationId: null, messageId: null });
    expect(body.message.length).toBeGreaterThan(20);
    expect(body.sources.length).toBeGreaterThan(0);
    for (const { to } of body.sources) expect(to).toMatch(/^\/[a-z]/);
    expect(await rowsOf('ai_conversations')).toEqual([]);
    expect(await rowsOf('ai_messages')).toEqual([]);
  });

  it('of a user begins a conversation with its own title, which a second question continues', async () => {
    const { client } = await register(test);
    const first = await ask(client, `  How do I\nput on   ihram ${'and then the next thing '.repeat(9)}?`);
    expect(first.status).toBe(200);
    const second = await ask(client, 'And for women?', { conversationId: first.body.conversationId });
    expect(second.body.conversationId).toBe(first.body.conversationId);
    expect(second.body.messageId).not.toBe(first.body.messageId);
    const { body } = await client.get<{ conversations: { title: string }[] }>('/api/ai/conversations');
    expect(body.conversations).toHaveLength(1);
    expect(body.conversations[0]?.title).toMatch(/^How do I put on ihram and then .*…$/);
    expect(body.conversations[0]?.title.length).toBeLessThanOrEqual(80);
  });

  it('follows the one that the device answered, rather than the newest that is stored', async () => {
    const { client } = await register(test);
    const { conversationId } = await askAndKeep(client);
    const between = 'What do I do on the Day of Arafah?';
    const { body } = await ask(test.visitor(), between);
    const previous = { question: between, passages: body.sources.map(({ id }) => id) };
    const next = 'And for women?';
    const followed = await ask(client, next, { conversationId, context: { previous } });
    const ofVisitor = await ask(test.visitor(), next, { context: { previous } });
    expect(followed.body.sources).toEqual(ofVisitor.body.sources);
    expect(followed.body.sources).not.toEqual((await ask(client, next, { context: {} })).body.sources);
  });

  it.each([
    ['the page', {}, { context: { language: 'de' } }],
    ['the settings', { language: 'fr' }, {}],
  ] as const)('is answered in the language of %s', async (_of, settings, more) => {
    const { client } = await register(test);
    await client.put('/api/settings', settings);
    const expected = 'context' in more ? 'de' : 'fr';
    expect((await ask(client, 'Ihram Talbiyah', more)).body.language).toBe(expected);
  });

  it('may have fields in its context that only other clients know', async () => {
    const context = { currentSteps: 4000, targetSteps: 10_000, prayerLog: [], hajjDate: '2027-05-14' };
    expect((await ask(test.visitor(), undefined, { context })).status).toBe(200);
  });

  it.each([
    ['a blank message', { message: ' \n\t ' }, { message: 'required' }],
    ['only invisible characters', { message: '\u200B\u202E' }, { message: 'required' }],
    ['an empty message', { message: '' }, { message: 'required' }],
    ['null', { message: null }, { message: 'wrongType' }],
    ['no message', { message: undefined }, { message: 'required' }],
    ['2,001 characters', { message: 'x'.repeat(2001) }, { message: 'tooLong' }],
    ['a null character', { message: 'a\u0000b' }, { message: 'format' }],
    ['an escape sequence', { message: 'a\u001B[31mb' }, { message: 'format' }],
    ['half a character', { message: 'a\uD800b' }, { message: 'format' }],
    ['an unknown agent', { agentType: 'mufti' }, { agentType: 'format' }],
    ['no agent', { agentType: undefined }, { agentType: 'format' }],
    ['no id of a conversation', { conversationId: 'mine' }, { conversationId: 'format' }],
    ['an unknown field', { userId: 'someone' }, { userId: 'unknown' }],
    ['no context', { context: null }, { context: 'wrongType' }],
    ['an unknown language', { context: { language: 'xx' } }, { 'context.language': 'format' }],
    ['an unknown time zone', { context: { timeZone: 'Makkah' } }, { 'context.timeZone': 'format' }],
    [
      'a place that is not on earth',
      { context: { location: { latitude: 91, longitude: 0 } } },
      { 'context.location.latitude': 'tooBig' },
    ],
    [
      'no id of a passage',
      { context: { previous: { question: 'q', passages: ['<script>'] } } },
      { 'context.previous.passages.0': 'format' },
    ],
  ])('is refused with a code for %s', async (_what, wrong, fields) => {
    const { status, body } = await ask((await register(test)).client, undefined, wrong);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'request.invalid', fields });
  });

  it.each([
    ['Bengali with marks', 'ক্ষু'],
    ['quotation marks', 'a"'],
  ])('is never too large for the server if it keeps to the limits: %s', async (_what, part) => {
    const long = (most: number): string => part.repeat(most).slice(0, most);
    const context = {
      done: Array.from({ length: assistantLimits.done }, (_, index) => `step:${'x'.repeat(80)}-${index}`),
      previous: { question: long(assistantLimits.previous), passages: [] },
      location: { latitude: 21.4, longitude: 39.8, name: long(120) },
    };
    const { status } = await ask(test.visitor(), long(assistantLimits.question), { context });
    expect(status).toBe(200);
  });

  it('that is too large is refused before it is read', async () => {
    const context = { done: Array.from({ length: 900 }, (_, index) => `dua:${'x'.repeat(60)}-${index}`) };
    expect(await ask(test.visitor(), undefined, { context })).toMatchObject({
      status: 413,
      body: { code: 'request.tooLarge' },
    });
  });

  it('leaves no trace of itself or of a position in the log', async () => {
    const { client } = await register(test);
    const context = { location: { latitude: 21.987654, longitude: 39.123456, name: 'Camp 77 Alif' } };
    await ask(client, 'My secretword ihram', { context });
    await ask(test.visitor(), 'My secretword ihram', { context });
    await ask(client, 'My secretword\u0000 ihram', { context });
    await ask(client, 'My secretword', { conversationId: crypto.randomUUID() });
    expect(test.log.join('\n')).not.toMatch(/secretword|21\.98|39\.12|Camp 77/);
  });
});

describe('two hundred questions a minute', () => {
  it.each([
    ['a user', 60],
    ['one address', 120],
  ] as const)('of %s are answered until the limit, then refused with 429', async (who, most) => {
    const client = who === 'a user' ? (await register(test)).client : test.visitor();
    const statuses: number[] = [];
    for (let time = 0; time < 200; time += 1) statuses.push((await ask(client)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(most);
    expect(new Set(statuses.slice(most))).toEqual(new Set([429]));
    const refused = await ask(client);
    expect(refused.body).toMatchObject({ code: 'request.tooMany' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask(test.visitor())).status).toBe(200);
    test.clock.advance({ minutes: 1 });
    expect((await ask(client)).status).toBe(200);
  });
});

describe('each naughty string', () => {
  it('is answered and stored as it was typed, or refused', async () => {
    const { client } = await register(test);
    const wrong: string[] = [];
    let conversationId: string | undefined;
    let accepted = 0;
    for (const text of naughtyStrings) {
      const isQuestion = AssistantQuestion.safeParse({ message: text, agentType: 'guide' }).success;
      const reply = await ask(client, text, conversationId ? { conversationId } : {});
      if (reply.status !== (isQuestion ? 200 : 400)) wrong.push(`${reply.status}: ${text}`);
      if (!isQuestion) continue;
      accepted += 1;
      if (accepted % 50 === 0) test.clock.advance({ minutes: 1 });
      // A conversation has a limit of its own.
      conversationId =
        accepted % assistantLimits.messages === 0 ? undefined : (reply.body.conversationId ?? undefined);
      const { rows } = await test.database.db.execute(
        sql`SELECT question FROM ai_messages WHERE id = ${reply.body.messageId}`,
      );
      if (rows[0]?.['question'] !== text.trim()) wrong.push(text);
    }
    expect(wrong).toEqual([]);
    expect(accepted).toBeGreaterThan(400);
  });
});

describe('two devices', () => {
  it('lose nothing when they ask in one conversation at once', async () => {
    const { client, cookie } = await register(test);
    const { conversationId } = await askAndKeep(client);
    const devices = [client, test.as(cookie)];
    const asked = Array.from({ length: 20 }, (_, index) => `Question ${index} about ihram`);
    const replies = await Promise.all(
      asked.map((message, index) => {
        const device = devices[index % 2] ?? client;
        return ask(device, message, { conversationId });
      }),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const { body } = await client.get<{ messages: { question: string }[] }>(
      `/api/ai/conversations/${conversationId}`,
    );
    expect(body.messages).toHaveLength(21);
    expect(new Set(body.messages.slice(1).map(({ question }) => question))).toEqual(new Set(asked));
    const { rows } = await test.database.db.execute(
      sql`SELECT number FROM ai_messages WHERE conversation_id = ${conversationId} ORDER BY number`,
    );
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
  });
});
