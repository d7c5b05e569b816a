import type { ChatReply } from '@manasik/contract/assistant';
import type { RollCall } from '@manasik/contract/roll-call';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../../testing/ask.ts';
import {
  addTestPerson,
  createTestGroup,
  removeTestMember,
  strangersOf,
} from '../../testing/seeded-groups.ts';
import { createTestApp, type Registered, register, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ env: { DHU_AL_HIJJAH_FIRST: '2027-05-08' } });
  test.clock.set(new Date('2026-11-20T22:30:00Z'));
});
afterAll(() => test.close());

/** Asks what a tool answers. @throws when something else answers */
async function toolReply(client: TestClient, question: string, context: object = {}): Promise<ChatReply> {
  const { status, body, text } = await ask(client, question, { context });
  if (status !== 200 || body.kind !== 'tool') throw new Error(`no tool answered: ${status} ${text}`);
  return body;
}
const message = async (...asked: Parameters<typeof toolReply>): Promise<string> =>
  (await toolReply(...asked)).message;

const london = {
  name: 'London',
  country: 'GB',
  latitude: 51.5074,
  longitude: -0.1278,
  timezone: 'Europe/London',
};

describe('the time of a tool', () => {
  it('is that of the device, and follows the announcement of the operator', async () => {
    const question = 'How many days until Hajj?';
    // It is already the 21st in Riyadh.
    expect(await message(test.visitor(), question)).toMatch(/in 175 days/);
    const inLondon = await message(test.visitor(), question, { timeZone: 'Europe/London' });
    expect(inLondon).toMatch(/in 176 days/);
    expect(inLondon).toMatch(/officially announced/);
  });

  it('follows an announcement in the settings for the same year before that of the operator', async () => {
    const { client } = await register(test);
    await client.put('/api/settings', { announcedFirst: '2027-05-07' });
    expect(await message(client, 'How many days until Hajj?')).toMatch(/in 174 days/);
  });
});

describe('the place of a tool', () => {
  it('is the one of the request, otherwise the saved one, otherwise asked for', async () => {
    const { client } = await register(test);
    const question = 'What are the prayer times today?';
    expect(await message(client, question)).toMatch(/don’t know where you are/);
    await client.patch('/api/auth/user', { currentLocation: london });
    expect(await message(client, question)).toContain('London');
    const location = { latitude: 21.4225, longitude: 39.8262, name: 'Hotel 12' };
    const reply = await message(client, question, { location });
    expect(reply).toContain('Hotel 12');
    expect(reply).toContain('Umm al-Qura');
    expect(await message(test.visitor(), question, { location })).toContain('Hotel 12');
  });

  it('can be named in the question, and is named in the language of the answer', async () => {
    expect(await message(test.visitor(), 'Prayer times in London')).toMatch(/London/);
    expect(await message(test.visitor(), 'Prayer times in Xqzzville')).toMatch(/don’t know a city/);
  });

  it('has the method, school and minutes of the settings', async () => {
    const { client } = await register(test);
    await client.patch('/api/auth/user', { currentLocation: london });
    await client.put('/api/settings', { method: 'Karachi', madhab: 'hanafi', prayerOffsets: { asr: 4 } });
    const reply = await message(client, 'What are the prayer times today?');
    expect(reply).toMatch(/Karachi/);
    expect(reply).toMatch(/Hanafi/);
    expect(reply).toMatch(/own adjustments/);
  });
});

const learned = (done: number): RegExp => new RegExp(`Rites learned: ${done} of`);

describe('the progress of a tool', () => {
  const question = 'Which duas have I not learned yet?';

  it('is that of the account, unless the request has its own', async () => {
    const { client } = await register(test);
    const marks = ['rite:sai', 'rite:arafat'].map((item) => ({ item, done: true, changedAt: 1 }));
    const undone = { item: 'rite:umrah', done: false, changedAt: 1 };
    await client.put('/api/guide/progress', { marks: [...marks, undone] });
    expect(await message(client, question)).toMatch(learned(2));
    expect(await message(client, question, { done: ['rite:sai'] })).toMatch(learned(1));
    expect(await message(test.visitor(), question)).toMatch(learned(0));
  });
});

describe('who is missing', () => {
  const question = 'Who in my group is missing?';

  it('is said of every group of the user, by the roll call and by the shared positions', async () => {
    const leader = await register(test);
    const here = await register(test, { firstName: 'Bilal', lastName: 'Here' });
    const away = await register(test, { firstName: 'Zayd', lastName: 'Away' });
    const groupId = await createTestGroup(test, leader, [here, away]);
    await addTestPerson(test, groupId, 'Grandmother Asma');
    const share = { latitude: 21.4, longitude: 39.8, isSharing: true };
    expect((await here.client.post('/api/location/update', share)).status).toBe(200);
    const before = await message(leader.client, question);
    expect(before).toContain('**Family Yusuf**');
    expect(before).toMatch(/No roll call is open/);
    expect(before).toMatch(/Not sharing their location: Zayd Away(\n|$)/);

    const path = `/api/hajj-groups/${groupId}/roll-call`;
    const { id } = (await leader.client.post<RollCall>(path)).body;
    await here.client.put(`${path}/${id}`, { personId: here.user.id, isHere: true });
    const open = await message(leader.client, question);
    expect(open).toMatch(/answered the roll call: Zayd Away and Grandmother Asma/);
    expect(open).not.toMatch(/Bilal/);
    expect(open).not.toMatch(/21\.4|39\.8|example\.org/);
    // Their own answer is their own affair.
    expect(await message(away.client, question)).not.toMatch(/Zayd/);
  });

  it('is stored without the names, also in the export', async () => {
    const leader = await register(test);
    const member = await register(test, { firstName: 'Zayd', lastName: 'Away' });
    await createTestGroup(test, leader, [member]);
    const reply = await toolReply(leader.client, question);
    expect(reply.message).toContain('Zayd Away');
    for (const path of [`/api/ai/conversations/${reply.conversationId}`, '/api/ai/conversations/export']) {
      const { text } = await leader.client.get(path);
      expect(text).toContain('We don’t save who is missing.');
      expect(text).not.toMatch(/Zayd|Family Yusuf/);
    }
    const { rows } = await test.database.db.execute(
      sql`SELECT 1 FROM ai_messages WHERE user_id = ${leader.user.id} AND reply::text LIKE '%Zayd%'`,
    );
    expect(rows).toEqual([]);
  });

  it('is said to members only', async () => {
    const leader = await register(test);
    const member = await register(test, { firstName: 'Hidden', lastName: 'Name' });
    const groupId = await createTestGroup(test, leader, [member]);
    const strangers: (readonly [string, Registered])[] = [...(await strangersOf(test, groupId))];
    expect(await message(leader.client, question)).toMatch(/Hidden Name/);
    await removeTestMember(test, groupId, member);
    for (const [who, { client }] of [...strangers, ['a removed member', member] as const]) {
      expect([who, await message(client, question)]).toEqual([
        who,
        expect.stringMatching(/not a member of any/),
      ]);
    }
    expect(await message(test.visitor(), question)).toMatch(/sign in/);
  });
});
