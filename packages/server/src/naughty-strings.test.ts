import { ContactMessage } from '@manasik/contract/contact';
import { withoutInvisible } from '@manasik/contract/visible-text';
import { UserChange } from '@manasik/contract/account';
import naughtyStrings from 'big-list-of-naughty-strings' with { type: 'json' };
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, register, type TestApp } from './testing/test-app.ts';

vi.setConfig({ testTimeout: 120_000 });

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('each naughty string', () => {
  it('is stored as typed as a name, except for invisible characters, or refused', async () => {
    const { client } = await register(test);
    const wrong: string[] = [];
    let accepted = 0;
    for (const text of naughtyStrings) {
      const isName = UserChange.safeParse({ firstName: text, lastName: text }).success;
      const reply = await client.patch('/api/auth/user', { firstName: text, lastName: text });
      if (reply.status !== (isName ? 200 : 400)) wrong.push(`${reply.status}: ${text}`);
      if (!isName) continue;
      accepted += 1;
      // An account may change its profile only a limited number of times.
      if (accepted % 50 === 0) test.clock.advance({ minutes: 1 });
      const { firstName, lastName } = (await client.get('/api/auth/user')).body;
      const kept = withoutInvisible(text).trim();
      if (firstName !== kept || lastName !== kept) wrong.push(text);
    }
    expect(wrong).toEqual([]);
    expect(accepted).toBeGreaterThan(400);
  });

  it('is stored as typed as a message, or refused', async () => {
    const wrong: string[] = [];
    let accepted = 0;
    for (const text of naughtyStrings) {
      const message = { name: 'A', email: 'a@example.org', subject: text.slice(0, 200), message: text };
      const isMessage = ContactMessage.safeParse(message).success;
      const reply = await test.visitor().post('/api/contact', message);
      if (reply.status !== (isMessage ? 201 : 400)) wrong.push(`${reply.status}: ${text}`);
      if (!isMessage) continue;
      accepted += 1;
      const { rows } = await test.database.db.execute(
        sql`SELECT message FROM contact_messages WHERE id = ${reply.body['id']}`,
      );
      if (rows[0]?.['message'] !== text.trim()) wrong.push(text);
    }
    expect(wrong).toEqual([]);
    expect(accepted).toBeGreaterThan(400);
  });
});
