import type { MemberPosition } from '@manasik/contract/positions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type Registered, register, type TestApp } from '../../testing/test-app.ts';
import { createTestGroup } from '../../testing/seeded-groups.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  // A timer erases what has expired; it runs while the server listens.
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

const mina = { latitude: 21.4133, longitude: 39.8933, isSharing: true };
const stopped = { latitude: 0, longitude: 0, isSharing: false };
const update = '/api/location/update';

const share = (who: Registered, more: Record<string, unknown> = {}) =>
  who.client.post<MemberPosition>(update, { ...mina, ...more });
const seen = async (who: Registered, groupId: string): Promise<MemberPosition[]> => {
  const reply = await who.client.get<MemberPosition[]>(`/api/location/group/${groupId}`);
  expect(reply.status).toBe(200);
  return reply.body;
};
const minutesFromNow = (minutes: number): string =>
  new Date(test.clock.now().getTime() + minutes * 60_000).toISOString();

async function family(size = 2): Promise<[Registered, Registered, string]> {
  const people = await Promise.all(Array.from({ length: size }, () => register(test)));
  const [one, ...others] = people;
  const [other] = others;
  if (!one || !other) throw new Error('a family has two at least');
  return [one, other, await createTestGroup(test, one, others)];
}

describe('a shared position', () => {
  it('is visible to the group with all its fields', async () => {
    const [one, other, groupId] = await family();
    const until = minutesFromNow(60);
    const reply = await share(one, {
      accuracy: 12.5,
      batteryPercent: 43,
      until,
      locationName: 'Mina, tent 7',
    });
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({
      userId: one.user.id,
      latitude: mina.latitude,
      longitude: mina.longitude,
      isSharing: true,
      accuracy: 12.5,
      batteryPercent: 43,
      locationName: 'Mina, tent 7',
      until,
    });
    expect(await seen(other, groupId)).toEqual([reply.body]);
    expect((await one.client.get('/api/location/own')).body).toEqual(reply.body);
  });

  it('moves, and remains one entry', async () => {
    const [one, other, groupId] = await family();
    await share(one);
    const before = await seen(other, groupId);
    await share(one, { latitude: 21.42 });
    const after = await seen(other, groupId);
    expect(after).toHaveLength(1);
    expect(after[0]).toMatchObject({ id: before[0]?.id, latitude: 21.42, accuracy: null });
  });

  it('accepts zero degrees as a real location', async () => {
    const [one, other, groupId] = await family();
    await share(one, { latitude: 0, longitude: 0 });
    expect(await seen(other, groupId)).toMatchObject([{ latitude: 0, longitude: 0 }]);
  });

  it('is measured now at the latest, whatever the phone’s clock says', async () => {
    const [one] = await family();
    const ahead = await share(one, { capturedAt: minutesFromNow(600) });
    expect(ahead.body.capturedAt).toBe(ahead.body.lastUpdated);
    const behind = minutesFromNow(-5);
    expect((await share(one, { capturedAt: behind })).body.capturedAt).toBe(behind);
  });

  it('is accepted from a clock outside the calendar, and so are the others in its batch', async () => {
    const [one, other] = await family();
    const [odd, well] = await Promise.all([share(one, { capturedAt: '0000-01-01T00:00:00Z' }), share(other)]);
    expect(odd).toMatchObject({ status: 200, body: { capturedAt: '1970-01-01T00:00:00.000Z' } });
    expect(well.status).toBe(200);
  });

  it('is refused without a group, after its end, and for more than a week', async () => {
    const alone = await register(test);
    expect(await share(alone)).toMatchObject({ status: 409, body: { code: 'location.noGroup' } });
    const [one, other, groupId] = await family();
    expect(await share(one, { until: minutesFromNow(-1) })).toMatchObject({
      status: 409,
      body: { code: 'location.sharingEnded' },
    });
    expect(await share(one, { until: minutesFromNow(8 * 24 * 60) })).toMatchObject({
      status: 400,
      body: { fields: { until: 'tooBig' } },
    });
    expect(await seen(other, groupId)).toEqual([]);
  });

  it('is erased when its owner signs out everywhere, because no session is left to stop it with', async () => {
    const [one, other, groupId] = await family();
    await share(one);
    expect(await seen(other, groupId)).toHaveLength(1);
    expect((await one.client.delete('/api/auth/sessions')).status).toBe(204);
    expect(await seen(other, groupId)).toEqual([]);
    const { rows } = await test.database.db.execute(
      sql`SELECT latitude FROM positions WHERE user_id = ${one.user.id} AND latitude IS NOT NULL`,
    );
    expect(rows).toEqual([]);
  });
});

const coordinatesOf = async ({ user }: Registered) => {
  const { rows } = await test.database.db.execute(
    sql`SELECT latitude, longitude, location_name, accuracy, captured_at, updated_at, until
        FROM positions WHERE user_id = ${user.id}`,
  );
  return rows;
};
const nothing = {
  latitude: null,
  longitude: null,
  location_name: null,
  accuracy: null,
  captured_at: null,
  updated_at: null,
  until: null,
};

describe('the end of sharing', () => {
  it('erases the coordinates when the user stops, and zeros do not count as a location', async () => {
    const [one, other, groupId] = await family();
    await share(one);
    expect(await seen(other, groupId)).toHaveLength(1);
    expect((await one.client.post(update, stopped)).body).toEqual({ isSharing: false });
    expect(await seen(other, groupId)).toEqual([]);
    expect(await coordinatesOf(one)).toEqual([nothing]);
    expect((await one.client.get('/api/location/own')).body).toEqual({ isSharing: false });
  });

  it('wins over an earlier position that is still looking for its groups', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one] = await family();
      // The session is cached, the groups are not: they are read while the end arrives.
      await one.client.get('/api/auth/user');
      await Promise.all([share(one), one.client.post(update, stopped)]);
      expect((await one.client.get('/api/location/own')).body).toEqual({ isSharing: false });
    }
  });

  it('succeeds when nothing was shared', async () => {
    const alone = await register(test);
    expect((await alone.client.post(update, stopped)).body).toEqual({ isSharing: false });
  });

  it('happens by itself: the position is hidden at once, and leaves the database', async () => {
    const [one, other, groupId] = await family();
    await share(one, { until: minutesFromNow(60) });
    test.clock.advance({ minutes: 59 });
    expect(await seen(other, groupId)).toHaveLength(1);
    test.clock.advance({ minutes: 2 });
    expect(await seen(other, groupId)).toEqual([]);
    await expect.poll(() => coordinatesOf(one), { timeout: 10_000 }).toEqual([nothing]);
  });

  it('happens when the account is deleted', async () => {
    const [one, other, groupId] = await family();
    await share(one);
    const { status } = await one.client.delete('/api/auth/user', { password: 'labbayk-allahumma-7' });
    expect(status).toBe(204);
    expect(await coordinatesOf(one)).toEqual([]);
    expect(await seen(other, groupId)).toEqual([]);
  });
});

describe('positions of a group', () => {
  it('are cheap to read when nothing is new', async () => {
    const [one, other, groupId] = await family();
    await share(one);
    const url = `/api/location/group/${groupId}`;
    const first = await other.client.get(url);
    const headers = { 'if-none-match': String(first.headers['etag']) };
    const again = await other.client.get(url, { headers });
    expect([again.status, again.text, again.headers['cache-control']]).toEqual([
      304,
      '',
      'private, no-cache',
    ]);
    await share(one, { latitude: 21.4 });
    expect((await other.client.get(url, { headers })).status).toBe(200);
  });

  it('are visible only to members: not to outsiders, people who wait for approval, or visitors', async () => {
    const [one, , groupId] = await family();
    await share(one);
    const outsider = await register(test);
    const unknown = await outsider.client.get('/api/location/group/00000000-0000-4000-8000-000000000000');
    for (const path of [`/api/location/group/${groupId}`, `/api/location/group/${groupId}/live`]) {
      const reply = await outsider.client.get(path);
      expect([reply.status, reply.body]).toEqual([404, unknown.body]);
      expect((await test.visitor().get(path)).status).toBe(401);
    }
    await test.database.db.execute(
      sql`INSERT INTO hajj_group_members (group_id, user_id, role, status, typed_code)
          VALUES (${groupId}, ${outsider.user.id}, 'member', 'pending', 'ABC234')`,
    );
    expect((await outsider.client.get(`/api/location/group/${groupId}`)).status).toBe(404);
    expect((await share(outsider)).status).toBe(409);
  });

  it('stay out of the logs', async () => {
    const [one, other, groupId] = await family();
    await share(one, { latitude: 21.41337, longitude: 39.89331 });
    await seen(other, groupId);
    await share(one, { latitude: 91, longitude: 39.89331 });
    expect(test.log.join('')).not.toMatch(/21\.4133|39\.8933/);
  });
});

describe('many updates at once', () => {
  it('are each answered with the stored position, and none is lost', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => register(test)));
    const [reader, ...others] = people;
    if (!reader) throw new Error('nobody was registered');
    const groupId = await createTestGroup(test, reader, others);
    const walks = people.map(async (one, index) => [
      await share(one, { latitude: index }),
      await share(one, { latitude: index + 0.5 }),
    ]);
    const replies = (await Promise.all(walks)).flat();
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
    const found = await seen(reader, groupId);
    const latitudes = found.map(({ latitude }) => latitude).toSorted((a, b) => a - b);
    expect(latitudes).toEqual(people.map((_, index) => index + 0.5));
  });
});
