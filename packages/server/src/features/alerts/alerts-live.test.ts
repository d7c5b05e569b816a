import type { Alerts } from '@manasik/contract/alerts';
import type { RollCall } from '@manasik/contract/roll-call';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listenAt, type LiveReader } from '../../testing/live-reader.ts';
import { placeAt, sosRequests } from '../../testing/sos-requests.ts';
import { createTestApp, type Registered, register, type TestApp } from '../../testing/test-app.ts';
import { createTestGroup } from '../../testing/seeded-groups.ts';

let test: TestApp;
let origin: string;
let leader: Registered;
let member: Registered;
let caller: Registered;
let group: string;
const open: LiveReader[] = [];
beforeAll(async () => {
  test = await createTestApp();
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});
afterAll(() => test.close());
beforeEach(async () => {
  [leader, member, caller] = [await register(test), await register(test), await register(test)];
  group = await createTestGroup(test, leader, [member, caller]);
});

const nothing: Alerts = { sos: [], rollCalls: [] };

async function reader(who: Registered): Promise<LiveReader> {
  const made = await listenAt(`${origin}/api/alerts/live`, who.cookie);
  open.push(made);
  return made;
}
// The endpoint that the stream replaces.
const nextAlerts = async (live: LiveReader) => (await live.next('alerts')).data as Alerts;

describe('the stream of a user', () => {
  it('starts with what is open, and sends each call for help, answer and end', async () => {
    const live = await reader(member);
    expect(await nextAlerts(live)).toEqual(nothing);
    const { body } = await sosRequests(caller).call(placeAt(test));
    const alerts = await nextAlerts(live);
    expect(alerts.sos).toMatchObject([{ id: body.id, place: { latitude: body.place?.latitude } }]);
    expect(alerts).toEqual((await member.client.get('/api/alerts')).body);
    await sosRequests(leader).coming(body.id);
    expect((await nextAlerts(live)).sos).toMatchObject([{ comingCount: 1 }]);
    await sosRequests(caller).end(body.id);
    expect(await nextAlerts(live)).toEqual(nothing);
    const again = await reader(member);
    expect(await nextAlerts(again)).toEqual(nothing);
  });

  it('sends roll calls, and only the result of many simultaneous answers', async () => {
    const live = await reader(member);
    await nextAlerts(live);
    const path = `/api/hajj-groups/${group}/roll-call`;
    const { id } = (await leader.client.post<RollCall>(path)).body;
    await Promise.all(
      [leader, member, caller].map(({ client, user }) =>
        client.put(`${path}/${id}`, { personId: user.id, isHere: true }),
      ),
    );
    await expect
      .poll(async () => (await nextAlerts(live)).rollCalls, { timeout: 5000 })
      .toMatchObject([{ hereCount: 3, askedCount: 3, isHere: true }]);
    expect(live.events.length).toBeLessThan(5);
  });

  it('sends nothing from other groups', async () => {
    const stranger = await register(test);
    const theirs = await createTestGroup(test, stranger);
    const live = await reader(stranger);
    await nextAlerts(live);
    await sosRequests(caller).call(placeAt(test));
    await stranger.client.post(`/api/hajj-groups/${theirs}/roll-call`);
    expect((await nextAlerts(live)).sos).toEqual([]);
    expect(JSON.stringify(live.events)).not.toContain(caller.user.id);
  });

  it('withdraws an alert from a removed member, and from everyone when its caller leaves', async () => {
    await sosRequests(caller).call(placeAt(test));
    const live = await reader(member);
    const liveOfLeader = await reader(leader);
    expect((await nextAlerts(live)).sos).toHaveLength(1);
    expect((await nextAlerts(liveOfLeader)).sos).toHaveLength(1);
    await leader.client.delete(`/api/hajj-groups/${group}/members/${member.user.id}`);
    expect(await nextAlerts(live)).toEqual(nothing);
    await caller.client.post(`/api/hajj-groups/${group}/leave`);
    expect(await nextAlerts(liveOfLeader)).toEqual(nothing);
  });

  it('ends when its session ends', async () => {
    const live = await reader(member);
    await nextAlerts(live);
    await member.client.delete('/api/auth/sessions');
    expect(await live.ended(2000)).toBe(true);
  });

  it('is limited to eight per user: the oldest ends', async () => {
    const first = await reader(member);
    await nextAlerts(first);
    for (let count = 0; count < 8; count++) await nextAlerts(await reader(member));
    expect(await first.ended(2000)).toBe(true);
  });

  it('is refused to visitors', async () => {
    expect((await test.visitor().get('/api/alerts/live')).status).toBe(401);
  });
});
