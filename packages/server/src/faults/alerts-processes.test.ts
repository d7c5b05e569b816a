import type { Alerts } from '@manasik/contract/alerts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listenAt, type LiveReader } from '../testing/live-reader.ts';
import { aFamily, type Family, type Relative } from './harness/families.ts';
import { sendRequest } from './harness/people.ts';
import { createPlace, onPostgres, type Place, redisUrl } from './harness/place.ts';
import { killServers, type ServerProcess, startServer } from './harness/server-process.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let place: Place;
let a: ServerProcess;
let b: ServerProcess;
let family: Family;
const open: LiveReader[] = [];

afterEach(() => {
  for (const each of open.splice(0)) each.close();
});
afterAll(async () => {
  await killServers();
  await place.remove();
});

const memberAt = (index: number): Relative => family.members[index] ?? family.leader;

async function readerOnB(index: number): Promise<LiveReader> {
  const made = await listenAt(`${b.url}/api/alerts/live`, memberAt(index).cookie);
  open.push(made);
  return made;
}
// The endpoint that the stream replaces.
const callsOf = async (live: LiveReader) => ((await live.next('alerts')).data as Alerts).sos;

async function callOnA(): Promise<string> {
  const body = { key: `a-call-of-mine-${Date.now()}`, place: null };
  const reply = await sendRequest(a.url, '/api/sos', { method: 'POST', cookie: family.leader.cookie, body });
  expect(reply.status).toBe(201);
  return String(reply.body?.['id']);
}

const endOnA = (sosId: string) =>
  sendRequest(a.url, `/api/sos/${sosId}`, { method: 'DELETE', cookie: family.leader.cookie });

function together(settings: Readonly<Record<string, string>>): void {
  beforeAll(async () => {
    place = await createPlace();
    const all = { ...place.settings, ...settings };
    [a, b] = await Promise.all([startServer(all), startServer(all)]);
    family = await aFamily(a.url, 4);
  });

  it('reach a stream of the other process, and disappear from it again', async () => {
    const live = await readerOnB(1);
    expect(await callsOf(live)).toEqual([]);
    const id = await callOnA();
    await expect.poll(() => callsOf(live), { timeout: 20_000 }).toMatchObject([{ id }]);
    expect((await endOnA(id)).status).toBe(204);
    await expect.poll(() => callsOf(live), { timeout: 20_000 }).toEqual([]);
  });

  it('disappear from the stream of a member who is removed on the other process', async () => {
    const gone = memberAt(3);
    const live = await readerOnB(3);
    await callsOf(live);
    const id = await callOnA();
    await expect.poll(() => callsOf(live), { timeout: 20_000 }).toMatchObject([{ id }]);
    const path = `/api/hajj-groups/${family.groupId}/members/${gone.id}`;
    const removed = await sendRequest(a.url, path, { method: 'DELETE', cookie: family.leader.cookie });
    expect(removed.status).toBe(204);
    await expect.poll(() => callsOf(live), { timeout: 20_000 }).toEqual([]);
    await endOnA(id);
  });
}

function alone(): void {
  beforeAll(async () => {
    place = await createPlace();
    a = await startServer(place.settings);
    b = a;
    family = await aFamily(a.url, 3);
  });

  it('return after kill -9', async () => {
    const live = await readerOnB(1);
    await callsOf(live);
    const id = await callOnA();
    await a.kill('SIGKILL');
    expect(await live.ended(1000)).toBe(true);
    a = await startServer(place.settings);
    b = a;
    expect(await callsOf(await readerOnB(1))).toMatchObject([{ id }]);
  });
}

/** A database server serves two processes; a directory only one. */
function several(): void {
  describe('that hear each other through the database alone', () => {
    together({});
  });
  if (redisUrl === undefined) return;
  const settings = { REDIS_URL: redisUrl };
  describe('that hear each other through Redis', () => {
    together(settings);
  });
}

describe('alerts of several processes', () => {
  (onPostgres ? several : alone)();
});
