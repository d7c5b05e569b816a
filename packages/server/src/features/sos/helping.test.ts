import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMembership } from '../../domain/membership.ts';
import { createLogger } from '../../platform/logger.ts';
import { createRateLimiter } from '../../platform/rate-limit.ts';
import { createEventRecorder } from '../../testing/event-recorder.ts';
import { placeAt, sosRequests } from '../../testing/sos-requests.ts';
import { createTestApp, type Registered, register, type TestApp } from '../../testing/test-app.ts';
import { createTestGroup } from '../../testing/seeded-groups.ts';
import { createSosRepository, type SosRepository } from './sos.repository.ts';
import { createSosService } from './sos.service.ts';
import { sosCalls } from './sos.table.ts';

let test: TestApp;
let leader: Registered;
let member: Registered;
let caller: Registered;
let group: string;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  [leader, member, caller] = [await register(test), await register(test), await register(test)];
  group = await createTestGroup(test, leader, [member, caller]);
});

/** A service of its own that says what it announced. */
const createService = (replaced: Partial<SosRepository> = {}) => {
  const { told, publish } = createEventRecorder();
  const { clock } = test;
  const { db } = test.database;
  const service = createSosService({
    repository: { ...createSosRepository(db), ...replaced },
    membership: createMembership(db, test.changes),
    limiter: createRateLimiter(db, clock),
    publish,
    clock,
    log: createLogger('silent'),
  });
  return { told, service };
};
const call = async () => (await sosRequests(caller).call(placeAt(test))).body;

describe('members who come to help', () => {
  it('are named to the group, once each, until they withdraw', async () => {
    const { id } = await call();
    await sosRequests(member).coming(id);
    await sosRequests(member).coming(id);
    expect((await sosRequests(leader).coming(id)).body.comingUserIds).toEqual([
      member.user.id,
      leader.user.id,
    ]);
    expect((await sosRequests(caller).own())?.comingUserIds).toEqual([member.user.id, leader.user.id]);
    await sosRequests(member).coming(id, false);
    expect(await sosRequests(member).coming(id, false)).toMatchObject({
      status: 200,
      body: { comingUserIds: [leader.user.id] },
    });
    expect((await sosRequests(caller).inGroup(group))[0]?.comingUserIds).toEqual([leader.user.id]);
  });

  it('do not include the caller, and cannot join a call that has ended', async () => {
    const { id } = await call();
    expect(await sosRequests(caller).coming(id)).toMatchObject({
      status: 404,
      body: { code: 'sos.notFound' },
    });
    await sosRequests(caller).end(id);
    expect(await sosRequests(member).coming(id)).toMatchObject({
      status: 404,
      body: { code: 'sos.notFound' },
    });
  });

  it('are named only to people who share a group with them', async () => {
    const friend = await register(test);
    const other = await createTestGroup(test, friend, [caller]);
    const { id } = await call();
    expect((await sosRequests(friend).coming(id)).body.comingUserIds).toEqual([friend.user.id]);
    expect((await sosRequests(member).coming(id)).body.comingUserIds).toEqual([member.user.id]);
    expect((await sosRequests(leader).inGroup(group))[0]?.comingUserIds).toEqual([member.user.id]);
    expect((await sosRequests(friend).inGroup(other))[0]?.comingUserIds).toEqual([friend.user.id]);
    expect((await sosRequests(caller).own())?.comingUserIds).toEqual([friend.user.id, member.user.id]);
  });
});

describe('the end of a call', () => {
  it('is possible for the caller, or a leader of a shared group, and happens once', async () => {
    for (const by of [caller, leader]) {
      const { id } = await call();
      expect((await sosRequests(by).end(id)).status).toBe(204);
      expect((await sosRequests(caller).end(id)).status).toBe(204);
      expect(await sosRequests(member).inGroup(group)).toEqual([]);
      expect(await sosRequests(caller).own()).toBeNull();
    }
  });

  it('is impossible for a member, or a leader of another group', async () => {
    // The member is a leader elsewhere, but the caller is not in that group.
    await createTestGroup(test, member);
    const { id } = await call();
    expect(await sosRequests(member).end(id)).toMatchObject({
      status: 403,
      body: { code: 'group.leadersOnly' },
    });
    expect((await sosRequests(caller).own())?.id).toBe(id);
  });

  it('comes by itself after a day: nobody is shown it, and the sweep erases the place', async () => {
    const { told, service } = createService();
    const row = async (id: string) =>
      (await test.database.db.select().from(sosCalls).where(eq(sosCalls.id, id)))[0];
    const { id } = await call();
    test.clock.advance({ minutes: 24 * 60 - 1 });
    await service.sweep();
    expect((await row(id))?.latitude).not.toBeNull();
    expect(await sosRequests(member).inGroup(group)).toHaveLength(1);
    test.clock.advance({ minutes: 2 });
    expect(await sosRequests(member).inGroup(group)).toEqual([]);
    expect(await sosRequests(caller).own()).toBeNull();
    for (const reply of [
      await sosRequests(caller).move(id, placeAt(test)),
      await sosRequests(member).coming(id),
    ]) {
      expect(reply).toMatchObject({ status: 404, body: { code: 'sos.notFound' } });
    }
    told.length = 0;
    await service.sweep();
    expect(await row(id)).toMatchObject({
      latitude: null,
      longitude: null,
      accuracy: null,
      capturedAt: null,
    });
    expect((await row(id))?.endedAt).not.toBeNull();
    // Calls from earlier tests are also over by now.
    const toldHere = told.filter(([groupId]) => groupId === group);
    expect(toldHere).toEqual([[group, { type: 'changed', data: { part: 'sos' } }]]);
    told.length = 0;
    await service.sweep();
    expect(told).toEqual([]);
    expect((await call()).id).not.toBe(id);
  });

  it('happens with the deletion of the account, and leaves nothing', async () => {
    const { id } = await call();
    await sosRequests(member).coming(id);
    await caller.client.delete('/api/auth/user', { password: 'labbayk-allahumma-7' });
    expect(await test.database.db.$count(sosCalls, eq(sosCalls.id, id))).toBe(0);
    expect(await sosRequests(member).inGroup(group)).toEqual([]);
  });
});

it('announces the end of a call although the answer of the database was lost, and again when it is repeated', async () => {
  const repository = createSosRepository(test.database.db);
  const { told, service } = createService({
    end: async (...asked) => {
      await repository.end(...asked);
      throw new Error('Connection terminated unexpectedly');
    },
  });
  const { id } = await call();
  const changed = [group, { type: 'changed', data: { part: 'sos' } }];
  for (const _ of ['first', 'repeated']) {
    await expect(service.end(caller.user.id, id)).rejects.toThrow('Connection terminated');
    expect(told.splice(0)).toEqual([changed]);
  }
});

describe('the groups of a caller', () => {
  it('get an announcement of the call, each place, each helper and each end, and no other', async () => {
    const other = await createTestGroup(test, caller);
    const { told, service } = createService();
    const toldGroups = () => {
      const events = told.splice(0);
      for (const [, event] of events) expect(event).toEqual({ type: 'changed', data: { part: 'sos' } });
      return events.map(([groupId]) => groupId).toSorted();
    };
    const both = [group, other].toSorted();
    const { id } = await service.call(caller.user.id, { key: randomUUID(), place: null });
    expect(toldGroups()).toEqual(both);
    await service.updatePlace(caller.user.id, id, placeAt(test));
    expect(toldGroups()).toEqual(both);
    await service.updatePlace(caller.user.id, id, placeAt(test, { capturedAt: '2020-01-01T00:00:00.000Z' }));
    expect(toldGroups()).toEqual([]);
    await service.answer(member.user.id, id, true);
    expect(toldGroups()).toEqual(both);
    await service.call(caller.user.id, { key: randomUUID(), place: placeAt(test) });
    expect(toldGroups()).toEqual(both);
    await expect(service.end(member.user.id, id)).rejects.toMatchObject({ code: 'group.leadersOnly' });
    await expect(service.answer(caller.user.id, id, true)).rejects.toMatchObject({ code: 'sos.notFound' });
    await service.own(caller.user.id);
    await service.inGroup(member.user.id, group);
    expect(toldGroups()).toEqual([]);
    await service.end(leader.user.id, id);
    expect(toldGroups()).toEqual(both);
    await service.end(caller.user.id, id);
    expect(toldGroups()).toEqual(both);
  });
});
