import { request as httpRequest } from 'node:http';
import type { ChatReply } from '@manasik/contract/assistant';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, askedInEnglish } from '../../testing/ask.ts';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await createTestApp();
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

interface Sent {
  readonly event: string;
  readonly data: unknown;
}

const readEvents = (text: string): Sent[] =>
  text
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [, event = '', data = 'null'] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
      return { event, data: JSON.parse(data) };
    });

const headersOf = (cookie: string) => ({
  accept: 'text/event-stream',
  'content-type': 'application/json',
  ...(cookie && { cookie }),
});
const stream = (cookie: string, more: object = {}, message = askedInEnglish): Promise<Response> =>
  fetch(`${origin}/api/ai/chat`, {
    method: 'POST',
    headers: headersOf(cookie),
    body: JSON.stringify({ message, agentType: 'guide', ...more }),
  });
const storedOf = async (userId: string): Promise<unknown[]> =>
  (await test.database.db.execute(sql`SELECT id FROM ai_messages WHERE user_id = ${userId}`)).rows;

describe('a streamed answer', () => {
  it('has the text in pieces, then the whole reply, which is stored when it arrives', async () => {
    const { cookie, user, client } = await register(test);
    const reply = await stream(cookie);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const events = readEvents(await reply.text());
    const deltas = events.slice(0, -1);
    expect(deltas.length).toBeGreaterThan(1);
    expect(new Set(deltas.map(({ event }) => event))).toEqual(new Set(['delta']));
    expect(events.at(-1)?.event).toBe('reply');
    const whole = Object(events.at(-1)?.data);
    expect(deltas.map(({ data }) => Object(data).text).join('')).toBe(whole.message);
    expect(await storedOf(user.id)).toEqual([{ id: whole.messageId }]);
    const plain = await ask(client, askedInEnglish);
    const sameButIds: Partial<ChatReply> = {
      conversationId: whole.conversationId,
      messageId: whole.messageId,
    };
    expect({ ...plain.body, ...sameButIds }).toEqual(whole);
  });

  it('of a visitor has no ids, and is not stored', async () => {
    const before = await test.database.db.execute(sql`SELECT count(*) FROM ai_messages`);
    const events = readEvents(await (await stream('')).text());
    expect(events.at(-1)).toMatchObject({ event: 'reply', data: { conversationId: null, messageId: null } });
    expect(await test.database.db.execute(sql`SELECT count(*) FROM ai_messages`)).toMatchObject({
      rows: before.rows,
    });
  });

  it.each([
    ['a blank question', { message: ' ' }, 400, 'request.invalid'],
    ['an unknown conversation', { conversationId: crypto.randomUUID() }, 404, 'request.notFound'],
  ])('does not begin for %s, which is refused as JSON', async (_what, more, status, code) => {
    const { cookie } = await register(test);
    const reply = await stream(cookie, more);
    expect([reply.status, await reply.json()]).toEqual([status, expect.objectContaining({ code })]);
  });

  it('is not stored when its reader leaves before the end', async () => {
    const { cookie, user, client } = await register(test);
    const left = Promise.withResolvers<void>();
    const sent = httpRequest(`${origin}/api/ai/chat`, { method: 'POST', headers: headersOf(cookie) });
    // A destroyed request reports its end as an error.
    sent.on('error', () => {});
    sent.on('close', () => left.resolve());
    sent.end(JSON.stringify({ message: askedInEnglish, agentType: 'guide' }), () => sent.destroy());
    await left.promise;
    // The server has finished with the first when it has answered a second.
    const { body } = await ask(client, 'Second ihram');
    expect(await storedOf(user.id)).toEqual([{ id: body.messageId }]);
  });

  it('ends with the code of an error when the answer can no longer be stored', async () => {
    const { cookie, user } = await register(test);
    await test.database.db.execute(
      sql.raw(`CREATE FUNCTION refuse_messages() RETURNS trigger AS $$ BEGIN
        DELETE FROM ai_conversations; RAISE EXCEPTION 'planted' USING ERRCODE = '53100'; END $$ LANGUAGE plpgsql;`),
    );
    await test.database.db.execute(
      sql.raw(
        `CREATE TRIGGER planted BEFORE INSERT ON ai_messages FOR EACH ROW EXECUTE FUNCTION refuse_messages();`,
      ),
    );
    const events = readEvents(await (await stream(cookie)).text());
    await test.database.db.execute(sql.raw('DROP TRIGGER planted ON ai_messages'));
    expect(events.at(-1)).toEqual({ event: 'error', data: { code: 'server.unavailable' } });
    expect(await storedOf(user.id)).toEqual([]);
    expect(test.log.join('\n')).not.toContain(askedInEnglish);
  });
});
