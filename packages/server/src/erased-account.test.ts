import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { GroupMessage } from '@manasik/contract/chat';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askAndKeep } from './testing/ask.ts';
import { listen } from './testing/live-reader.ts';
import { placeAt, sosRequests } from './testing/sos-requests.ts';
import { createTestApp, goodPassword, type Registered, register, type TestApp } from './testing/test-app.ts';
import { createTestGroup } from './testing/seeded-groups.ts';

let test: TestApp;
let one: Registered;
let other: Registered;
let groupId: string;
beforeAll(async () => {
  test = await createTestApp({ env: { CONTACT_EMAIL: 'team@hajj.example' } });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  [one, other] = [await register(test), await register(test)];
  groupId = await createTestGroup(test, other, [one]);
});
afterAll(() => test.close());

const messagesUrl = () => `/api/hajj-groups/${groupId}/messages`;
const say = ({ client }: Registered, words: object) =>
  client.post<GroupMessage>(messagesUrl(), { key: randomUUID(), ...words });
const contactRows = async (email: string): Promise<unknown[]> =>
  (await test.database.db.execute(sql`SELECT 1 FROM contact_messages WHERE email = ${email}`)).rows;
const outboxWith = async (email: string): Promise<string[]> => {
  const folder = path.join(test.config.dataDir, 'outbox');
  const texts = (await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8'));
  return (await Promise.all(texts)).filter((text) => text.toLowerCase().includes(email));
};
const write = (email: string) =>
  test.visitor().post('/api/contact', { name: 'Amina', email, subject: 'Question', message: 'Where?' });
const forgot = (email: string) => test.visitor().post('/api/auth/password/forgot', { email, language: 'ar' });

describe('deleting an account', () => {
  it('erases what it wrote in groups, and notifies readers at once', async () => {
    const [text, phrase] = [await say(one, { text: 'Room 412' }), await say(one, { phrase: 'onMyWay' })];
    await askAndKeep(one.client);
    const theirs = await say(other, { text: 'Salam' });
    const rollCall = await other.client.post<{ id: string }>(`/api/hajj-groups/${groupId}/roll-call`);
    const here = { personId: one.user.id, isHere: true };
    expect(
      (await one.client.put(`/api/hajj-groups/${groupId}/roll-call/${rollCall.body.id}`, here)).status,
    ).toBe(200);
    for (const email of [one.user.email, other.user.email]) {
      await write(email);
      await forgot(email);
      await expect.poll(() => outboxWith(email)).toHaveLength(2);
    }
    // A listening server has a TCP address.
    const { port } = test.app.server.address() as AddressInfo;
    const live = await listen(`http://127.0.0.1:${port}`, groupId, other.cookie);
    const { status } = await one.client.delete('/api/auth/user', { password: goodPassword });
    expect(status).toBe(204);
    const { body } = await other.client.get<{ messages: GroupMessage[] }>(messagesUrl());
    const removed = { userId: null, text: null, phrase: null, isRemoved: true };
    expect(body.messages).toMatchObject([removed, removed, { text: 'Salam', isRemoved: false }]);
    const told = [await live.next('messageRemoved'), await live.next('messageRemoved')];
    expect(told.map(({ data }) => data)).toEqual([{ id: text.body.id }, { id: phrase.body.id }]);
    expect(theirs.status).toBe(201);
    live.close();
  });

  it('deletes contact messages from its address, and no others', async () => {
    expect(await contactRows(one.user.email)).toEqual([]);
    expect(await contactRows(other.user.email)).toHaveLength(1);
  });

  it('deletes mails to its address from the outbox, and no others', async () => {
    expect(await outboxWith(one.user.email)).toEqual([]);
    expect(await outboxWith(other.user.email)).toHaveLength(2);
  });

  it('leaves neither its address nor its id in any table', async () => {
    const { rows } = await test.database.db.execute<{ name: string }>(
      sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    for (const { name } of rows) {
      const found = await test.database.db.execute(
        sql`SELECT 1 FROM ${sql.identifier(name)} t WHERE t::text LIKE ${`%${one.user.email}%`}
            OR t::text LIKE ${`%${one.user.id}%`}`,
      );
      expect([name, found.rows]).toEqual([name, []]);
    }
  });
});

const coordinatesOf = async (id: string): Promise<unknown[]> => {
  const { rows } = await test.database.db.execute(
    sql`SELECT latitude, ended_at IS NOT NULL AS ended FROM sos_calls WHERE id = ${id}`,
  );
  return rows;
};

describe('leaving the last group', () => {
  const gone = [{ latitude: null, ended: true }];

  it.each(['leaves', 'is removed'])(
    'ends a call for help and erases its location when the caller %s',
    async (how) => {
      const [caller, leader] = [await register(test), await register(test)];
      const last = await createTestGroup(test, leader, [caller]);
      const { id } = (await sosRequests(caller).call(placeAt(test))).body;
      const url = `/api/hajj-groups/${last}`;
      const reply = await (how === 'leaves'
        ? caller.client.post(`${url}/leave`)
        : leader.client.delete(`${url}/members/${caller.user.id}`));
      expect(reply.status).toBe(204);
      await expect.poll(() => coordinatesOf(id)).toEqual(gone);
      expect(await sosRequests(caller).own()).toBeNull();
    },
  );

  it('keeps the call for help while the caller is in another group', async () => {
    const [caller, leader] = [await register(test), await register(test)];
    const [first, second] = [
      await createTestGroup(test, leader, [caller]),
      await createTestGroup(test, leader, [caller]),
    ];
    const { id, place } = (await sosRequests(caller).call(placeAt(test))).body;
    await caller.client.post(`/api/hajj-groups/${first}/leave`);
    expect(await sosRequests(leader).inGroup(second)).toMatchObject([{ id, place }]);
    await leader.client.delete(`/api/hajj-groups/${second}`);
    await expect.poll(() => coordinatesOf(id)).toEqual(gone);
  });
});
