import { routes } from '@manasik/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, register, type Registered, type TestApp } from './testing/test-app.ts';
import { createTestGroup } from './testing/seeded-groups.ts';
import { listen } from './testing/live-reader.ts';

let test: TestApp;
let origin: string;
beforeAll(async () => {
  test = await createTestApp();
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

const days = { query: { from: '2026-11-01', to: '2026-11-30' } };
const tooMany = { status: 429, body: { code: 'request.tooMany' } };

/** Counts for the given number of new dhikr. */
const counts = (from: number, length: number) => ({
  deviceId: 'phone',
  phrases: [],
  tallies: Array.from({ length }, (_, index) => ({
    date: '2026-11-20',
    dhikrId: `dhikr-${from + index}`,
    count: 1,
    revision: 1,
  })),
});

const mark = (changedAt: number) => ({ marks: [{ item: 'rite:sai', done: true, changedAt }] });

const place = (metres: number) => ({
  latitude: 21.4225 + metres / 111_000,
  longitude: 39.8262,
  accuracy: 5,
  capturedAt: new Date(test.clock.now().getTime() + metres).toISOString(),
});

async function callFor(caller: Registered): Promise<string> {
  const reply = await caller.client.post<{ id: string }>('/api/sos', {
    key: crypto.randomUUID(),
    place: place(0),
  });
  expect(reply.status).toBe(201);
  return reply.body.id;
}

describe('one account', () => {
  it('stores five thousand dhikr counts an hour, is told when to retry, and delays no one', async () => {
    const [counter, other] = [await register(test), await register(test)];
    for (let letter = 0; letter < 10; letter += 1) {
      const reply = await counter.client.put('/api/dhikr', counts(letter * 500, 500), days);
      expect(reply.status).toBe(200);
    }
    const refused = await counter.client.put('/api/dhikr', counts(5000, 1), days);
    expect(refused).toMatchObject(tooMany);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await other.client.put('/api/dhikr', counts(0, 500), days)).status).toBe(200);
    test.clock.advance({ minutes: 60 });
    expect((await counter.client.put('/api/dhikr', counts(5000, 1), days)).status).toBe(200);
  });

  it('may write as often as the contract says, and no more', async () => {
    const { limit } = routes.putGuideProgress;
    const [marker, other] = [await register(test), await register(test)];
    for (let time = 0; time < limit.most; time += 1) {
      expect((await marker.client.put('/api/guide/progress', mark(time))).status).toBe(200);
    }
    expect(await marker.client.put('/api/guide/progress', mark(0))).toMatchObject(tooMany);
    expect((await marker.client.get('/api/guide/progress')).status).toBe(200);
    expect((await other.client.put('/api/guide/progress', mark(0))).status).toBe(200);
    test.clock.advance({ minutes: 1 });
    expect((await marker.client.put('/api/guide/progress', mark(0))).status).toBe(200);
  });

  it('may share three hundred positions a minute, and stop sharing at any time', async () => {
    const walker = await register(test);
    await createTestGroup(test, walker);
    const share = (isSharing: boolean) =>
      walker.client.post('/api/location/update', { latitude: 21.4, longitude: 39.8, isSharing });
    const statuses: number[] = [];
    for (let time = 0; time < 301; time += 1) statuses.push((await share(true)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(300);
    expect(statuses.at(-1)).toBe(429);
    expect((await share(false)).status).toBe(200);
  });
});

describe('the location of a call for help', () => {
  it('is sent to a group once a second at most, always including the last one', async () => {
    const [caller, helper] = [await register(test), await register(test)];
    const groupId = await createTestGroup(test, caller, [helper]);
    const sosId = await callFor(caller);
    const reader = await listen(origin, groupId, helper.cookie);
    for (let metres = 1; metres <= 100; metres += 1) {
      expect((await caller.client.put(`/api/sos/${sosId}/place`, place(metres))).status).toBe(200);
    }
    await reader.next('changed');
    await reader.next('changed');
    expect(reader.events.filter(({ type }) => type === 'changed').length).toBeLessThan(15);
    const seen = await helper.client.get<{ place: { latitude: number } }[]>(
      `/api/hajj-groups/${groupId}/sos`,
    );
    expect(seen.body[0]?.place.latitude).toBe(place(100).latitude);
    reader.close();
  });

  it('is answered 429 when it arrives too often, and the call continues', async () => {
    const caller = await register(test);
    await createTestGroup(test, caller);
    const sosId = await callFor(caller);
    const statuses: number[] = [];
    for (let metres = 1; metres <= 121; metres += 1) {
      statuses.push((await caller.client.put(`/api/sos/${sosId}/place`, place(metres))).status);
    }
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([120, 429]);
    expect((await caller.client.get<{ call: { id: string } }>('/api/sos')).body.call.id).toBe(sosId);
    expect((await caller.client.delete(`/api/sos/${sosId}`)).status).toBe(204);
  });
});
