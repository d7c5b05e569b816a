import { randomUUID } from 'node:crypto';
import type { RollCall } from '@manasik/contract/roll-call';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMembership } from '../../domain/membership.ts';
import { createRateLimiter } from '../../platform/rate-limit.ts';
import { createEventRecorder } from '../../testing/event-recorder.ts';
import { createTestApp, type Registered, register, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTestGroup, strangersOf } from '../../testing/seeded-groups.ts';
import { createRollCallRepository, type RollCallRepository } from './roll-call.repository.ts';
import { createRollCallService } from './roll-call.service.ts';
import { rollCalls } from './roll-call.table.ts';

let test: TestApp;
let leader: Registered;
let member: Registered;
const { publish, told } = createEventRecorder();
beforeAll(async () => {
  test = await createTestApp();
  leader = await register(test);
  member = await register(test);
});
afterAll(() => test.close());
beforeEach(() => {
  told.length = 0;
});

const urlOf = (groupId: string): string => `/api/hajj-groups/${groupId}/roll-call`;
const start = async (by: Registered, groupId: string) =>
  (await by.client.post<RollCall>(urlOf(groupId))).body;

/** Every request of the roll-call endpoints. */
const asksOf = (client: TestClient, groupId: string, id: string, personId: string) => [
  client.get(urlOf(groupId)),
  client.post(urlOf(groupId)),
  client.put(`${urlOf(groupId)}/${id}`, { personId, isHere: true }),
  client.delete(`${urlOf(groupId)}/${id}`),
];

describe('roll-calls', () => {
  it('cannot be seen, started, answered or ended by strangers', async () => {
    const group = await createTestGroup(test, leader, [member]);
    const strangers = await strangersOf(test, group);
    const { id } = await start(leader, group);
    const before = await leader.client.get(urlOf(group));
    for (const [who, { client, user }] of strangers) {
      const unknown = await client.get(urlOf(randomUUID()));
      expect(unknown.body).toMatchObject({ code: 'group.notFound' });
      for (const reply of await Promise.all(asksOf(client, group, id, user.id))) {
        expect({ who, status: reply.status, body: reply.body }).toEqual({
          who,
          status: 404,
          body: unknown.body,
        });
      }
    }
    for (const reply of await Promise.all(asksOf(test.visitor(), group, id, member.user.id))) {
      expect(reply).toMatchObject({ status: 401, body: { code: 'auth.signInFirst' } });
    }
    expect((await leader.client.get(urlOf(group))).body).toEqual(before.body);
  });

  it('cannot be answered or ended through another group, or with a guessed id', async () => {
    const mine = await createTestGroup(test, member);
    const theirs = await createTestGroup(test, leader, [member]);
    const { id } = await start(leader, theirs);
    for (const guess of [id, randomUUID()]) {
      const url = `${urlOf(mine)}/${guess}`;
      for (const reply of [
        await member.client.put(url, { personId: member.user.id, isHere: true }),
        await member.client.delete(url),
      ]) {
        expect(reply).toMatchObject({ status: 404, body: { code: 'rollCall.notFound' } });
      }
    }
    expect((await leader.client.get(urlOf(theirs))).body).toMatchObject({
      rollCall: { id, endedAt: null, here: [] },
    });
  });
});

const createService = (replaced: Partial<RollCallRepository> = {}) => {
  const { clock } = test;
  const { db } = test.database;
  return createRollCallService({
    repository: { ...createRollCallRepository(db), ...replaced },
    membership: createMembership(db, test.changes),
    limiter: createRateLimiter(db, clock),
    publish,
    clock,
  });
};

describe('the service', () => {
  it('announces a start, an answer and the end, each again when repeated, and nothing else', async () => {
    const service = createService();
    const group = await createTestGroup(test, leader, [member]);
    const changed = [group, { type: 'changed', data: { part: 'rollCall' } }];
    const { id: rollCallId } = await service.start(leader.user.id, group);
    expect(told.splice(0)).toEqual([changed]);
    await service.start(leader.user.id, group);
    expect(told.splice(0)).toEqual([changed]);
    await service.newest(member.user.id, group);
    expect(told).toEqual([]);
    const byMember = { userId: member.user.id, groupId: group, rollCallId };
    const byLeader = { ...byMember, userId: leader.user.id };
    await service.answer(byMember, member.user.id, true);
    expect(told.splice(0)).toEqual([changed]);
    await expect(service.end(byMember)).rejects.toMatchObject({ code: 'group.leadersOnly' });
    await service.end(byLeader);
    expect(told.splice(0)).toEqual([changed]);
    await service.end(byLeader);
    expect(told.splice(0)).toEqual([changed]);
    await expect(service.answer(byMember, member.user.id, true)).rejects.toMatchObject({
      code: 'rollCall.ended',
    });
    expect(told).toEqual([]);
  });

  it('announces a start and an end although the answer of the database was lost', async () => {
    const repository = createRollCallRepository(test.database.db);
    const service = createService({
      start: async (...asked) => {
        await repository.start(...asked);
        throw new Error('Connection terminated unexpectedly');
      },
      end: async (...asked) => {
        await repository.end(...asked);
        throw new Error('Connection terminated unexpectedly');
      },
    });
    const group = await createTestGroup(test, leader, [member]);
    const changed = [group, { type: 'changed', data: { part: 'rollCall' } }];
    await expect(service.start(leader.user.id, group)).rejects.toThrow('Connection terminated');
    expect(told.splice(0)).toEqual([changed]);
    const open = await service.newest(member.user.id, group);
    const asked = { userId: leader.user.id, groupId: group, rollCallId: open?.id ?? '' };
    await expect(service.end(asked)).rejects.toThrow('Connection terminated');
    expect(told.splice(0)).toEqual([changed]);
  });

  it('removes those of a week ago, and keeps the newest of each group', async () => {
    const service = createService();
    const [busy, quiet] = [await createTestGroup(test, leader), await createTestGroup(test, leader)];
    const { db } = test.database;
    const startedAt = (days: number) => new Date(test.clock.now().getTime() - days * 24 * 60 * 60_000);
    await db
      .insert(rollCalls)
      .values([
        ...[1, 6, 8, 30].map((days) => ({ groupId: busy, startedAt: startedAt(days) })),
        ...[9, 40].map((days) => ({ groupId: quiet, startedAt: startedAt(days) })),
      ]);
    await service.sweep();
    const ages = async (groupId: string) => {
      const rows = await db.select().from(rollCalls).where(eq(rollCalls.groupId, groupId));
      const days = rows.map((row) => test.clock.now().getTime() - row.startedAt.getTime());
      return days.map((ms) => Math.round(ms / (24 * 60 * 60_000))).toSorted((a, b) => a - b);
    };
    expect(await ages(busy)).toEqual([1, 6]);
    expect(await ages(quiet)).toEqual([9]);
  });
});
