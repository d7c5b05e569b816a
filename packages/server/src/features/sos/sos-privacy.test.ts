import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placeAt, sosRequests, sosOfGroup } from '../../testing/sos-requests.ts';
import { createTestApp, type Registered, register, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { createTestGroup, removeTestMember, strangersOf } from '../../testing/seeded-groups.ts';

let test: TestApp;
let leader: Registered;
let caller: Registered;
let group: string;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  [leader, caller] = [await register(test), await register(test)];
  group = await createTestGroup(test, leader, [caller]);
});

/** Every request with the id of a call. */
const asksOf = (client: TestClient, sosId: string) => [
  client.put(`/api/sos/${sosId}/place`, placeAt(test, { latitude: 0 })),
  client.put(`/api/sos/${sosId}/coming`, { isComing: true }),
  client.put(`/api/sos/${sosId}/coming`, { isComing: false }),
  client.delete(`/api/sos/${sosId}`),
];

describe('a call for help', () => {
  it('cannot be seen, answered, moved or ended by strangers', async () => {
    const strangers = await strangersOf(test, group);
    const { body } = await sosRequests(caller).call(placeAt(test));
    for (const [who, { client }] of strangers) {
      const unknown = await client.delete(`/api/sos/${randomUUID()}`);
      expect(unknown).toMatchObject({ status: 404, body: { code: 'sos.notFound' } });
      for (const reply of await Promise.all(asksOf(client, body.id))) {
        expect({ who, status: reply.status, body: reply.body }).toEqual({
          who,
          status: 404,
          body: unknown.body,
        });
      }
      const noGroup = await client.get(sosOfGroup(randomUUID()));
      const list = await client.get(sosOfGroup(group));
      expect({ who, status: list.status, body: list.body }).toEqual({ who, status: 404, body: noGroup.body });
      expect((await client.get('/api/sos')).body).toEqual({ call: null });
    }
    const visitor = test.visitor();
    for (const reply of await Promise.all([
      ...asksOf(visitor, body.id),
      visitor.get('/api/sos'),
      visitor.get(sosOfGroup(group)),
      visitor.post('/api/sos', { key: randomUUID(), place: null }),
    ])) {
      expect(reply).toMatchObject({ status: 401, body: { code: 'auth.signInFirst' } });
    }
    expect(await sosRequests(leader).inGroup(group)).toEqual([body]);
  });

  it('is moved only by the caller', async () => {
    const { body } = await sosRequests(caller).call(placeAt(test));
    expect(await sosRequests(leader).move(body.id, placeAt(test, { latitude: 0 }))).toMatchObject({
      status: 404,
      body: { code: 'sos.notFound' },
    });
    expect(await sosRequests(caller).own()).toEqual(body);
  });

  it('is hidden from a group that the caller has left, but not from the others', async () => {
    const other = await createTestGroup(test, leader, [caller]);
    const { body } = await sosRequests(caller).call(placeAt(test));
    await removeTestMember(test, group, caller);
    expect(await sosRequests(leader).inGroup(group)).toEqual([]);
    expect(await sosRequests(leader).inGroup(other)).toEqual([body]);
  });

  it('keeps the calls of two groups apart', async () => {
    const stranger = await register(test);
    const theirs = await createTestGroup(test, stranger);
    await sosRequests(stranger).call(placeAt(test));
    const { body } = await sosRequests(caller).call(placeAt(test));
    expect(await sosRequests(leader).inGroup(group)).toEqual([body]);
    expect(await sosRequests(stranger).inGroup(theirs)).toHaveLength(1);
    expect((await leader.client.get(sosOfGroup(theirs))).status).toBe(404);
  });
});

describe('the log', () => {
  it('contains no coordinates, even when the database refuses them', async () => {
    const place = placeAt(test, { latitude: 21.765_43, longitude: 39.123_98 });
    const { call, move, end } = sosRequests(caller);
    const { id } = (await call(place)).body;
    await move(id, place);
    await move(id, { ...place, accuracy: -1 });
    await sosRequests(leader).inGroup(group);
    await caller.client.get(`/api/sos?latitude=${place.latitude}&longitude=${place.longitude}`);
    const { db } = test.database;
    await db.execute(sql`ALTER TABLE sos_calls ADD CONSTRAINT planted CHECK (latitude IS NULL) NOT VALID`);
    const refused = await move(id, place);
    await end(id);
    const refusedToo = await call(place);
    await db.execute(sql`ALTER TABLE sos_calls DROP CONSTRAINT planted`);
    for (const reply of [refused, refusedToo]) {
      expect(reply).toMatchObject({ status: 500, body: { code: 'server.error' } });
      expect(reply.text).not.toMatch(/21\.76|39\.12/);
    }
    const log = test.log.join('\n');
    expect(log).toContain('"code":"23514"');
    expect(log).not.toMatch(/21\.76|39\.12/);
  });
});
