import { randomUUID } from 'node:crypto';
import type { MedicalCard } from '@manasik/contract/medical-card';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestGroup, removeTestMember, strangersOf } from '../../testing/seeded-groups.ts';
import {
  createTestApp,
  goodPassword,
  type Registered,
  register,
  type TestApp,
} from '../../testing/test-app.ts';

let test: TestApp;
let leader: Registered;
let member: Registered;
beforeAll(async () => {
  test = await createTestApp({ env: { LOG_LEVEL: 'trace' } });
  leader = await register(test);
  member = await register(test);
});
afterAll(() => test.close());

const shareUrl = '/api/medical-card/share';
const cardsUrl = (groupId: string): string => `/api/hajj-groups/${groupId}/medical-cards`;
const card = (overrides: Partial<MedicalCard> = {}): MedicalCard => ({
  bloodGroup: 'O-',
  conditions: 'Diabetes',
  allergies: null,
  medicines: [{ name: 'Metformin', dose: '500 mg', times: ['08:00', '20:00'] }],
  contactName: 'Yusuf',
  contactPhone: '+44 20 7946 0000',
  note: null,
  ...overrides,
});

interface Shared {
  userId: string;
  card: MedicalCard;
}
const share = (person: Registered, groupId: string, shown = card()) =>
  person.client.put<{ share: { groupId: string } }>(shareUrl, { groupId, card: shown });
const cardsOf = async (person: Registered, groupId: string): Promise<Shared[]> =>
  (await person.client.get<{ cards: Shared[] }>(cardsUrl(groupId))).body.cards;
const shareOf = async (person: Registered) =>
  (await person.client.get<{ share: { groupId: string } | null }>(shareUrl)).body.share;

/** The names of the tables, as PostgreSQL lists them, in which any row contains the text. */
async function tablesWith(text: string): Promise<string[]> {
  const { db } = test.database;
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await db.execute(
      sql`select 1 from ${sql.identifier(name)} as each where each::text like ${`%${text}%`} limit 1`,
    );
    if (hits.rows.length > 0) found.push(name);
  }
  return found;
}

describe('a shared medical card', () => {
  it('is visible to every leader of the group, and its owner sees only where it is', async () => {
    const group = await createTestGroup(test, leader, [member]);
    expect(await shareOf(member)).toBeNull();
    const shared = await share(member, group);
    expect(shared).toMatchObject({ status: 200, body: { share: { groupId: group } } });
    expect(await cardsOf(leader, group)).toMatchObject([{ userId: member.user.id, card: card() }]);
    expect(await shareOf(member)).toEqual(shared.body.share);
  });

  it('is replaced when it is shared again, also with another group', async () => {
    const [first, second] = [
      await createTestGroup(test, leader, [member]),
      await createTestGroup(test, leader, [member]),
    ];
    await share(member, first);
    await share(member, first, card({ allergies: 'Penicillin' }));
    expect((await cardsOf(leader, first)).map((each) => each.card.allergies)).toEqual(['Penicillin']);
    await share(member, second);
    expect(await cardsOf(leader, first)).toEqual([]);
    expect(await cardsOf(leader, second)).toHaveLength(1);
  });

  it('is refused with unknown fields, wrong times or too many medicines', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const medicine = { name: 'Insulin', dose: null, times: [] };
    for (const wrong of [
      { ...card(), secret: 1 },
      card({ medicines: [{ ...medicine, times: ['24:00'] }] }),
      card({ medicines: Array.from({ length: 31 }, () => medicine) }),
      card({ note: 'x'.repeat(1001) }),
    ]) {
      const reply = await member.client.put(shareUrl, { groupId: group, card: wrong });
      expect(reply.status).toBe(400);
    }
    expect(await cardsOf(leader, group)).toEqual([]);
  });

  it('is for leaders only: visitors 401, members 403, everyone else as if there were no group', async () => {
    const group = await createTestGroup(test, leader, [member]);
    await share(member, group);
    const visitor = test.visitor();
    for (const reply of [
      await visitor.get(cardsUrl(group)),
      await visitor.get(shareUrl),
      await visitor.put(shareUrl, { groupId: group, card: card() }),
      await visitor.delete(shareUrl),
    ]) {
      expect(reply).toMatchObject({ status: 401, body: { code: 'auth.signInFirst' } });
    }
    expect(await member.client.get(cardsUrl(group))).toMatchObject({
      status: 403,
      body: { code: 'group.leadersOnly' },
    });
    const otherLeader = await register(test);
    await createTestGroup(test, otherLeader);
    const outsiders = [
      ...(await strangersOf(test, group)),
      ['a leader of another group', otherLeader] as const,
    ];
    for (const [who, { client }] of outsiders) {
      const unknown = await client.get(cardsUrl(randomUUID()));
      expect(unknown).toMatchObject({ status: 404, body: { code: 'group.notFound' } });
      const list = await client.get(cardsUrl(group));
      const put = await client.put(shareUrl, { groupId: group, card: card() });
      for (const { status, body } of [list, put]) {
        expect({ who, status, body }).toEqual({ who, status: 404, body: unknown.body });
      }
    }
    expect(await cardsOf(leader, group)).toHaveLength(1);
  });

  it('is erased when it is withdrawn, and withdrawing again changes nothing', async () => {
    const group = await createTestGroup(test, leader, [member]);
    await share(member, group);
    for (const reply of [await member.client.delete(shareUrl), await member.client.delete(shareUrl)]) {
      expect(reply.status).toBe(204);
    }
    expect(await cardsOf(leader, group)).toEqual([]);
    expect(await shareOf(member)).toBeNull();
  });

  it('is erased when its owner leaves the group or is removed', async () => {
    const other = await register(test);
    const group = await createTestGroup(test, leader, [member, other]);
    await share(member, group);
    await share(other, group);
    const left = await member.client.post(`/api/hajj-groups/${group}/leave`);
    expect(left.status).toBe(204);
    await removeTestMember(test, group, other);
    expect(await cardsOf(leader, group)).toEqual([]);
    expect([await shareOf(member), await shareOf(other)]).toEqual([null, null]);
  });

  it('is erased with the account', async () => {
    const other = await register(test);
    const group = await createTestGroup(test, leader, [other]);
    const secret = `condition-${randomUUID()}`;
    await share(other, group, card({ conditions: secret }));
    expect(await tablesWith(secret)).toEqual(['shared_medical_cards']);
    const deleted = await other.client.delete('/api/auth/user', { password: goodPassword });
    expect(deleted.status).toBe(204);
    expect(await cardsOf(leader, group)).toEqual([]);
    expect(await tablesWith(secret)).toEqual([]);
  });

  it('is in one table, and neither in the log nor in another table', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const secret = randomUUID();
    const secrets = {
      conditions: `condition-${secret}`,
      medicines: [{ name: `medicine-${secret}`, dose: null, times: [] }],
      contactName: `contact-${secret}`,
    };
    await share(member, group, card(secrets));
    await cardsOf(leader, group);
    await member.client.put(shareUrl, { groupId: group, card: { ...card(secrets), unknown: secret } });
    await member.client.put(shareUrl, { groupId: randomUUID(), card: card(secrets) });
    expect(test.log.filter((line) => line.includes(secret))).toEqual([]);
    expect(await tablesWith(secret)).toEqual(['shared_medical_cards']);
    await member.client.delete(shareUrl);
    expect(await tablesWith(secret)).toEqual([]);
  });
});
