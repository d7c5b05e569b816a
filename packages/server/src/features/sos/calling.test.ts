import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placeAt, sosRequests } from '../../testing/sos-requests.ts';
import { createTestApp, type Registered, register, type TestApp } from '../../testing/test-app.ts';
import { createTestGroup } from '../../testing/seeded-groups.ts';
import { sosCalls } from './sos.table.ts';

let test: TestApp;
let leader: Registered;
let caller: Registered;
let group: string;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  leader = await register(test);
  caller = await register(test);
  group = await createTestGroup(test, leader, [caller]);
});

const rows = () => test.database.db.select().from(sosCalls).where(eq(sosCalls.userId, caller.user.id));
const MINUTE_MS = 60_000;

describe('a call for help', () => {
  it('reaches all groups of the caller, with the location', async () => {
    const otherLeader = await register(test);
    const other = await createTestGroup(test, otherLeader, [caller]);
    const place = placeAt(test);
    const reply = await sosRequests(caller).call(place);
    expect(reply).toMatchObject({
      status: 201,
      body: { userId: caller.user.id, place, comingUserIds: [] },
    });
    expect(await sosRequests(leader).inGroup(group)).toEqual([reply.body]);
    expect(await sosRequests(otherLeader).inGroup(other)).toEqual([reply.body]);
    expect(await sosRequests(caller).own()).toEqual(reply.body);
    expect(await sosRequests(leader).own()).toBeNull();
  });

  it('is announced without a location, which may follow', async () => {
    const { body } = await sosRequests(caller).call(null);
    expect(body.place).toBeNull();
    const place = placeAt(test);
    expect((await sosRequests(caller).move(body.id, place)).body).toEqual({ ...body, place });
    expect(await sosRequests(leader).inGroup(group)).toEqual([{ ...body, place }]);
  });

  it('requires a group', async () => {
    expect(await sosRequests(await register(test)).call(placeAt(test))).toMatchObject({
      status: 409,
      body: { code: 'location.noGroup' },
    });
  });

  it('is created once when one key is sent twice, or many times at once', async () => {
    const key = randomUUID();
    const place = placeAt(test);
    const replies = await Promise.all(Array.from({ length: 10 }, () => sosRequests(caller).call(place, key)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it('is one per caller, whatever the keys of their devices, even at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => sosRequests(caller).call(placeAt(test))),
    );
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await rows()).toHaveLength(1);
  });

  it('is not created again by a device that resends it after the end', async () => {
    const key = randomUUID();
    const { body } = await sosRequests(caller).call(placeAt(test), key);
    await sosRequests(caller).end(body.id);
    expect(await sosRequests(caller).call(placeAt(test), key)).toMatchObject({
      status: 404,
      body: { code: 'sos.notFound' },
    });
    expect(await sosRequests(caller).own()).toBeNull();
    expect((await rows())[0]).toMatchObject({ latitude: null, capturedAt: null });
    expect((await sosRequests(caller).call(placeAt(test))).body.id).not.toBe(body.id);
  });

  it('is limited to sixty new ones an hour, but an open one is never refused', async () => {
    const { call, end } = sosRequests(caller);
    for (let count = 0; count < 59; count += 1) await end((await call(placeAt(test))).body.id);
    const last = (await call(null)).body;
    // All requests of an account for calls are also limited per minute.
    test.clock.advance({ minutes: 2 });
    for (let count = 0; count < 15; count += 1) {
      expect(await call(placeAt(test))).toMatchObject({ status: 201, body: { id: last.id } });
    }
    await end(last.id);
    expect(await call(placeAt(test))).toMatchObject({ status: 429, body: { code: 'request.tooMany' } });
    test.clock.advance({ minutes: 61 });
    expect((await call(placeAt(test))).status).toBe(201);
  });

  it('accepts every valid location', async () => {
    const { call, move } = sosRequests(caller);
    const { id } = (await call(placeAt(test, { latitude: 5e-324, longitude: -180, accuracy: 5e-324 }))).body;
    const place = placeAt(test, { latitude: -90, longitude: 0, accuracy: 100_000 });
    expect((await move(id, place)).body.place).toEqual(place);
    expect((await move(id, { ...place, accuracy: null })).body.place?.accuracy).toBeNull();
  });

  it.each([
    [{ latitude: 91 }],
    [{ longitude: -180.1 }],
    [{ accuracy: -1 }],
    [{ capturedAt: 'now' }],
    [{ speed: 3 }],
  ])('is refused with %o', async (wrong) => {
    const { call, move } = sosRequests(caller);
    expect((await call({ ...placeAt(test), ...wrong })).status).toBe(400);
    expect(await rows()).toEqual([]);
    const { id } = (await call(null)).body;
    expect((await move(id, { ...placeAt(test), ...wrong })).status).toBe(400);
  });
});

const later = (minutes: number) => new Date(test.clock.now().getTime() + minutes * MINUTE_MS).toISOString();

describe('the location of a call', () => {
  it('comes from the repeated call while one is open, and is kept if that call has none', async () => {
    const { call } = sosRequests(caller);
    await call(placeAt(test));
    const place = placeAt(test, { latitude: 21.42 });
    expect((await call(place)).body.place).toEqual(place);
    expect((await call(null)).body.place).toEqual(place);
  });

  it('is not replaced by an older one that arrives late', async () => {
    const { call, move, own } = sosRequests(caller);
    const place = placeAt(test);
    const { id } = (await call(place)).body;
    const old = placeAt(test, { latitude: 21, capturedAt: later(-5) });
    expect(await move(id, old)).toMatchObject({ status: 200, body: { place } });
    expect((await call(old)).body.place).toEqual(place);
    expect((await own())?.place).toEqual(place);
  });

  it('counts as measured now when the device’s clock is fast, so that the next one replaces it', async () => {
    const { call, move } = sosRequests(caller);
    const ahead = await call(placeAt(test, { capturedAt: later(300) }));
    const capturedAt = Date.parse(ahead.body.place?.capturedAt ?? '');
    expect(Math.abs(capturedAt - test.clock.now().getTime())).toBeLessThan(MINUTE_MS);
    const next = await move(ahead.body.id, placeAt(test, { latitude: 21.43, capturedAt: later(301) }));
    expect(next.body.place?.latitude).toBe(21.43);
  });

  it('is erased from the database at the end, and nothing restores it', async () => {
    const { call, move, end } = sosRequests(caller);
    const { id } = (await call(placeAt(test))).body;
    expect((await end(id)).status).toBe(204);
    expect((await rows())[0]).toMatchObject({
      latitude: null,
      longitude: null,
      accuracy: null,
      capturedAt: null,
    });
    expect(await move(id, placeAt(test))).toMatchObject({ status: 404, body: { code: 'sos.notFound' } });
    expect((await rows())[0]?.latitude).toBeNull();
  });

  it('is erased even when it arrives at the moment of the end', async () => {
    const { call, move, end } = sosRequests(caller);
    const { id } = (await call(placeAt(test))).body;
    const moves = Array.from({ length: 10 }, (_, index) => move(id, placeAt(test, { accuracy: index })));
    await Promise.all([...moves.slice(0, 5), end(id), ...moves.slice(5)]);
    expect((await rows())[0]).toMatchObject({ latitude: null, longitude: null, capturedAt: null });
  });
});
