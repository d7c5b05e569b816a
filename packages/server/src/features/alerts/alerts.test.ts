import type { Alerts } from '@manasik/contract/alerts';
import type { RollCall } from '@manasik/contract/roll-call';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placeAt, sosRequests } from '../../testing/sos-requests.ts';
import { createTestApp, type Registered, register, type TestApp } from '../../testing/test-app.ts';
import { addTestPerson, createTestGroup, strangersOf } from '../../testing/seeded-groups.ts';

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
  leader = await register(test, { firstName: 'Yusuf', lastName: 'Karim' });
  member = await register(test);
  caller = await register(test, { firstName: 'Amina', lastName: 'Karim' });
  group = await createTestGroup(test, leader, [member, caller]);
});

const nothing: Alerts = { sos: [], rollCalls: [] };
const alertsOf = async ({ client }: Registered) => (await client.get<Alerts>('/api/alerts')).body;
const rollCallOf = (groupId: string) => `/api/hajj-groups/${groupId}/roll-call`;
const ask = async (groupId = group) => (await leader.client.post<RollCall>(rollCallOf(groupId))).body;

describe('a call for help', () => {
  it('is shown to every member with name, group and location, and not to its caller', async () => {
    expect(await alertsOf(member)).toEqual(nothing);
    const place = placeAt(test);
    const { body } = await sosRequests(caller).call(place);
    const alert = {
      id: body.id,
      callerId: caller.user.id,
      callerName: 'Amina Karim',
      calledAt: body.calledAt,
      place,
      groups: [{ id: group, name: 'Family Yusuf', emergencyContact: null }],
      comingCount: 0,
      isComing: false,
    };
    expect(await alertsOf(member)).toEqual({ sos: [alert], rollCalls: [] });
    expect(await alertsOf(leader)).toEqual({ sos: [alert], rollCalls: [] });
    expect(await alertsOf(caller)).toEqual(nothing);
  });

  it('is a single alert for a reader who shares two groups with the caller', async () => {
    const other = await createTestGroup(test, caller, [member]);
    await sosRequests(caller).call(null);
    const { sos } = await alertsOf(member);
    expect(sos).toHaveLength(1);
    expect(sos[0]?.groups.map(({ id }) => id).toSorted()).toEqual([group, other].toSorted());
    expect(sos[0]?.place).toBe(null);
  });

  it('shows who answered it', async () => {
    const { body } = await sosRequests(caller).call(null);
    await alertsOf(leader);
    await sosRequests(member).coming(body.id);
    expect((await alertsOf(member)).sos).toMatchObject([{ comingCount: 1, isComing: true }]);
    expect((await alertsOf(leader)).sos).toMatchObject([{ comingCount: 1, isComing: false }]);
  });

  it('disappears when it ends', async () => {
    const { body } = await sosRequests(caller).call(null);
    expect((await alertsOf(member)).sos).toHaveLength(1);
    await sosRequests(caller).end(body.id);
    expect(await alertsOf(member)).toEqual(nothing);
  });

  it('is hidden from strangers', async () => {
    const strangers = await strangersOf(test, group);
    await sosRequests(caller).call(placeAt(test));
    await ask();
    for (const [who, stranger] of strangers) {
      expect({ who, alerts: await alertsOf(stranger) }).toEqual({ who, alerts: nothing });
    }
    expect(await test.visitor().get('/api/alerts')).toMatchObject({
      status: 401,
      body: { code: 'auth.signInFirst' },
    });
  });

  it('is hidden from a removed member, and disappears when its caller leaves', async () => {
    await sosRequests(caller).call(null);
    expect((await alertsOf(member)).sos).toHaveLength(1);
    await leader.client.delete(`/api/hajj-groups/${group}/members/${member.user.id}`);
    expect(await alertsOf(member)).toEqual(nothing);
    expect((await alertsOf(leader)).sos).toHaveLength(1);
    await caller.client.post(`/api/hajj-groups/${group}/leave`);
    expect(await alertsOf(leader)).toEqual(nothing);
  });
});

describe('a roll-call', () => {
  it('is shown to every member until it ends, with the leader’s name and the number of answers', async () => {
    const person = await addTestPerson(test, group, 'Grandmother');
    const { id, startedAt } = await ask();
    const alert = {
      id,
      group: { id: group, name: 'Family Yusuf', emergencyContact: null },
      startedAt,
      startedByName: 'Yusuf Karim',
      hereCount: 0,
      askedCount: 4,
      isHere: false,
    };
    expect(await alertsOf(member)).toEqual({ sos: [], rollCalls: [alert] });
    const answer = (who: Registered, personId: string) =>
      who.client.put(`${rollCallOf(group)}/${id}`, { personId, isHere: true });
    await answer(member, member.user.id);
    await answer(leader, person);
    expect((await alertsOf(member)).rollCalls).toEqual([{ ...alert, hereCount: 2, isHere: true }]);
    expect((await alertsOf(caller)).rollCalls).toEqual([{ ...alert, hereCount: 2 }]);
    await leader.client.delete(`${rollCallOf(group)}/${id}`);
    expect(await alertsOf(member)).toEqual(nothing);
  });

  it('disappears when it ends by itself after twelve hours', async () => {
    await ask();
    expect((await alertsOf(member)).rollCalls).toHaveLength(1);
    test.clock.advance({ minutes: 12 * 60 });
    expect(await alertsOf(member)).toEqual(nothing);
  });
});

it('answers 304 while nothing changes', async () => {
  const { headers } = await member.client.get('/api/alerts');
  const etag = String(headers['etag']);
  const again = { headers: { 'if-none-match': etag } };
  expect((await member.client.get('/api/alerts', again)).status).toBe(304);
  await sosRequests(caller).call(null);
  expect((await member.client.get('/api/alerts', again)).status).toBe(200);
});
