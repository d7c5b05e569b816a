import { assistantLimits } from '@manasik/contract/assistant';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, askAndKeep } from '../../testing/ask.ts';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const emergency = 'My father has chest pain and cannot breathe';
const urgent = { status: 200, body: { kind: 'redFlag', conversationId: null, messageId: null } };
const numbersIn = ({ body }: Awaited<ReturnType<typeof ask>>) => body.numbers.map(({ number }) => number);

const tables = ['settings', 'guide_marks', 'ai_conversations', 'ai_messages'];
const rename = async (from: (table: string) => string, to: (table: string) => string): Promise<void> => {
  for (const table of tables) {
    await test.database.db.execute(
      sql`ALTER TABLE ${sql.identifier(from(table))} RENAME TO ${sql.identifier(to(table))}`,
    );
  }
};
const away = (table: string): string => `${table}_away`;
const asIs = (table: string): string => table;

describe('a red flag', () => {
  it('is answered with whom to call, and stored', async () => {
    const { client } = await register(test);
    const reply = await ask(client, emergency);
    expect(reply).toMatchObject({ status: 200, body: { kind: 'redFlag', messageId: expect.any(String) } });
    expect(numbersIn(reply)).toContain('997');
  });

  it('is answered although nothing can be read or stored, when other questions are refused', async () => {
    const { client } = await register(test);
    // Signed in, and remembered.
    expect((await client.get('/api/auth/user')).status).toBe(200);
    await rename(asIs, away);
    try {
      const reply = await ask(client, emergency);
      expect(reply).toMatchObject(urgent);
      expect(numbersIn(reply)).toContain('997');
      expect((await ask(client)).status).toBe(500);
    } finally {
      await rename(away, asIs);
    }
    expect(test.log.join('\n')).toContain('a red flag was answered, but not stored');
    expect(test.log.join('\n')).not.toContain(emergency);
  });

  it('is answered although it cannot be written', async () => {
    const { client, user } = await register(test);
    await test.database.db.execute(
      sql`ALTER TABLE ai_messages ADD CONSTRAINT planted CHECK (false) NOT VALID`,
    );
    try {
      expect(await ask(client, emergency)).toMatchObject(urgent);
      expect((await ask(client)).status).toBe(500);
    } finally {
      await test.database.db.execute(sql`ALTER TABLE ai_messages DROP CONSTRAINT planted`);
    }
    const { rows } = await test.database.db.execute(
      sql`SELECT id FROM ai_conversations WHERE user_id = ${user.id}`,
    );
    expect(rows).toEqual([]);
  });

  it('is answered in a conversation that is full', async () => {
    const { client } = await register(test);
    const { conversationId } = await askAndKeep(client);
    await test.database.db.execute(
      sql`UPDATE ai_conversations SET last_message = ${assistantLimits.messages} WHERE id = ${conversationId}`,
    );
    expect(await ask(client, emergency, { conversationId })).toMatchObject(urgent);
    expect((await ask(client, undefined, { conversationId })).status).toBe(409);
  });

  it('in the conversation of another is as if that did not exist', async () => {
    const { conversationId } = await askAndKeep((await register(test)).client);
    const { client } = await register(test);
    expect((await ask(client, emergency, { conversationId })).status).toBe(404);
  });
});
