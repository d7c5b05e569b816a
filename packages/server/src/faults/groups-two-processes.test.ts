import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listen, type LiveReader } from '../testing/live-reader.ts';
import { aFamily, aPerson, type Family, join, latitudes, share, stopSharing } from './harness/families.ts';
import { sendRequest } from './harness/people.ts';
import { createPlace, endListening, onPostgres, type Place, redisUrl } from './harness/place.ts';
import { createProxy, type Proxy, through } from './harness/proxy.ts';
import { killServers, type ServerProcess, startServer } from './harness/server-process.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

const BACK_WITHIN_MS = 5000;
const REDIS_GONE_SECONDS = 30;

let place: Place;
let a: ServerProcess;
let b: ServerProcess;
let proxies: readonly Proxy[] = [];
let family: Family;
const open: LiveReader[] = [];

afterEach(() => {
  for (const each of open.splice(0)) each.close();
});
afterAll(async () => {
  await killServers();
  await place.remove();
});

async function reader(server: ServerProcess, index = 0, lastEventId = ''): Promise<LiveReader> {
  const made = await listen(server.url, family.groupId, family.members[index]?.cookie ?? '', lastEventId);
  open.push(made);
  return made;
}

/** The second member of the family, who moves. */
const walker = () => family.members[1] ?? family.leader;

function positionsAndEnds(): void {
  it('brings a position posted to one to a stream of the other, and each end too', async () => {
    const live = await reader(b);
    await live.next('snapshot');
    await share(a.url, walker(), 21.41);
    expect((await live.next('position')).data).toMatchObject({ userId: walker().id, latitude: 21.41 });
    await stopSharing(a.url, walker());
    expect((await live.next('gone')).data).toEqual({ userId: walker().id });
  });

  it('hides a position stopped on one process at the very next read of the other', async () => {
    for (let round = 0; round < 10; round += 1) {
      await share(a.url, walker(), 21.41);
      await stopSharing(a.url, walker());
      expect(await latitudes(b.url, family.leader, family.groupId)).toEqual(new Map());
    }
  });
}

function throughRedis(redis: URL): void {
  beforeAll(async () => {
    place = await createPlace();
    const target = [Number(redis.port || 6379), redis.hostname] as const;
    proxies = [await createProxy(...target), await createProxy(...target)];
    [a, b] = (await Promise.all(
      proxies.map((proxy) => startServer({ ...place.settings, REDIS_URL: through(redis.href, proxy) })),
    )) as [ServerProcess, ServerProcess];
    family = await aFamily(a.url, 5);
  });

  positionsAndEnds();

  it('delivers messages, roll calls and calls for help to the other process', async () => {
    const live = await reader(b);
    await live.next('snapshot');
    const { cookie } = family.leader;
    const path = `/api/hajj-groups/${family.groupId}`;
    const body = { key: 'a-key-of-mine', text: 'We are at the gate' };
    expect((await sendRequest(a.url, `${path}/messages`, { method: 'POST', cookie, body })).status).toBe(201);
    expect((await live.next('message')).data).toMatchObject({ text: 'We are at the gate' });
    expect((await sendRequest(a.url, `${path}/roll-call`, { method: 'POST', cookie })).status).toBe(201);
    expect((await live.next('changed')).data).toEqual({ part: 'rollCall' });
    const call = { key: 'a-call-of-mine', place: null };
    expect((await sendRequest(a.url, '/api/sos', { method: 'POST', cookie, body: call })).status).toBe(201);
    expect((await live.next('changed')).data).toEqual({ part: 'sos' });
  });

  it('ends the stream of a member removed on the other process within a second, and refuses them at once', async () => {
    const { groupId, leader, members } = family;
    const gone = members[4] ?? leader;
    await share(b.url, gone, 21.5);
    const live = await reader(b, 4);
    const staying = await reader(b, 2);
    await live.next('snapshot');
    await staying.next('snapshot');
    const path = `/api/hajj-groups/${groupId}/members/${gone.id}`;
    expect((await sendRequest(a.url, path, { method: 'DELETE', cookie: leader.cookie })).status).toBe(204);
    expect((await sendRequest(b.url, `/api/location/group/${groupId}`, { cookie: gone.cookie })).status).toBe(
      404,
    );
    expect(await live.ended(1000)).toBe(true);
    expect(await staying.ended(0)).toBe(false);
    expect((await latitudes(b.url, leader, groupId)).has(gone.id)).toBe(false);
    // Without a group, no position is stored.
    await expect
      .poll(async () => (await sendRequest(b.url, '/api/location/own', { cookie: gone.cookie })).body)
      .toEqual({ isSharing: false });
  });

  it('falls back to polling while Redis is away, and to streams when it is back', async () => {
    const live = await reader(b);
    await live.next('snapshot');
    await Promise.all(proxies.map((proxy) => proxy.cut()));
    expect(await live.ended(2000)).toBe(true);
    expect((await reader(b)).status).toBe(503);
    for (let second = 0; second < REDIS_GONE_SECONDS; second += 1) {
      const latitude = 21 + second / 1000;
      expect((await share(a.url, walker(), latitude)).status).toBe(200);
      expect((await latitudes(b.url, family.leader, family.groupId)).get(walker().id)).toBe(latitude);
      await sleep(1000);
    }
    await Promise.all(proxies.map((proxy) => proxy.restore()));
    // Both, because a process that is not connected yet sends nothing, and the other reads the group again instead.
    for (const process of [a, b]) {
      await expect.poll(async () => (await reader(process)).status, { timeout: BACK_WITHIN_MS }).toBe(200);
    }
    const back = await reader(b);
    await back.next('snapshot');
    await share(a.url, walker(), 21.6);
    expect((await back.next('position')).data).toMatchObject({ latitude: 21.6 });
  });

  it('takes over the readers of a killed process within five seconds, with nothing lost', async () => {
    const live = await reader(a);
    const { id } = await live.next('snapshot');
    await share(a.url, walker(), 21.7);
    await a.kill('SIGKILL');
    expect(await live.ended(1000)).toBe(true);
    const again = await reader(b, 0, id);
    expect((await again.next('snapshot')).data).toMatchObject([{ userId: walker().id, latitude: 21.7 }]);
    a = await startServer({ ...place.settings, REDIS_URL: redis.href });
  });
}

function withoutRedis(): void {
  beforeAll(async () => {
    place = await createPlace();
    [a, b] = await Promise.all([startServer(place.settings), startServer(place.settings)]);
    family = await aFamily(a.url, 3);
  });

  positionsAndEnds();

  it('lets somebody share who has just joined on the other', async () => {
    const newcomer = await aPerson(a.url);
    // B knows that they are in no group.
    expect(await share(b.url, newcomer, 21.4)).toMatchObject({
      status: 409,
      body: { code: 'location.noGroup' },
    });
    expect((await join(a.url, newcomer, family.groupCode)).status).toBe(200);
    expect((await share(b.url, newcomer, 21.4)).status).toBe(200);
  });

  it('shows no position that ended while nobody listened', async () => {
    for (let round = 0; round < 5; round += 1) {
      await share(a.url, walker(), 21.41);
      await latitudes(b.url, family.leader, family.groupId);
      expect(await endListening(place)).toBe(2);
      await stopSharing(a.url, walker());
      expect((await latitudes(b.url, family.leader, family.groupId)).has(walker().id)).toBe(false);
      // Both listen again.
      await expect.poll(async () => (await reader(a)).status).toBe(200);
      await expect.poll(async () => (await reader(b)).status).toBe(200);
    }
  });

  it('refuses at once who was removed while nobody listened', async () => {
    const { groupId, leader, members } = family;
    const gone = members[2] ?? leader;
    await latitudes(b.url, gone, groupId);
    expect(await endListening(place)).toBe(2);
    const path = `/api/hajj-groups/${groupId}/members/${gone.id}`;
    expect((await sendRequest(a.url, path, { method: 'DELETE', cookie: leader.cookie })).status).toBe(204);
    expect((await sendRequest(b.url, `/api/location/group/${groupId}`, { cookie: gone.cookie })).status).toBe(
      404,
    );
  });
}

function alone(): void {
  beforeAll(async () => {
    place = await createPlace();
    a = await startServer(place.settings);
    family = await aFamily(a.url, 3);
  });

  it('returns after kill -9 with all positions, and its readers reconnect', async () => {
    const live = await reader(a);
    const { id } = await live.next('snapshot');
    await share(a.url, walker(), 21.7);
    await live.next('position');
    await a.kill('SIGKILL');
    expect(await live.ended(1000)).toBe(true);
    a = await startServer(place.settings);
    const again = await reader(a, 0, id);
    expect((await again.next('snapshot')).data).toMatchObject([{ userId: walker().id, latitude: 21.7 }]);
    await share(a.url, walker(), 21.8);
    expect((await again.next('position')).data).toMatchObject({ latitude: 21.8 });
  });
}

/** A database server serves two processes; a directory only one. */
function several(): void {
  describe('that hear each other through the database alone', () => {
    withoutRedis();
  });
  if (redisUrl === undefined) return;
  const redis = new URL(redisUrl);
  describe('that hear each other through Redis', () => {
    throughRedis(redis);
  });
}

describe('processes that serve groups', () => {
  (onPostgres ? several : alone)();
});
