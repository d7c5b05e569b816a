import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MemberPosition } from '@manasik/contract/positions';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listen, type LiveReader } from '../../testing/live-reader.ts';
import {
  createTestApp,
  goodPassword,
  type Registered,
  register,
  type TestApp,
} from '../../testing/test-app.ts';
import { createTestGroup } from '../../testing/seeded-groups.ts';

let test: TestApp;
let origin: string;
const open: LiveReader[] = [];
beforeAll(async () => {
  test = await createTestApp();
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});
afterAll(() => test.close());

const share = (who: Registered, latitude = 21.41) =>
  who.client.post<MemberPosition>('/api/location/update', { latitude, longitude: 39.89, isSharing: true });
const stop = (who: Registered) =>
  who.client.post('/api/location/update', { latitude: 0, longitude: 0, isSharing: false });

async function reader(who: Registered, groupId: string, lastEventId?: string): Promise<LiveReader> {
  const made = await listen(origin, groupId, who.cookie, lastEventId);
  open.push(made);
  return made;
}

const openStreams = async (): Promise<string | undefined> =>
  /^manasik_live_streams (\d+)$/m.exec((await test.visitor().get('/metrics')).text)?.[1];

async function family(): Promise<[Registered, Registered, string]> {
  const one = await register(test);
  const other = await register(test);
  return [one, other, await createTestGroup(test, one, [other])];
}

describe('the stream of a group', () => {
  it('starts with all positions, and sends each new one and each end', async () => {
    const [one, other, groupId] = await family();
    const { body: first } = await share(one);
    const live = await reader(other, groupId);
    expect((await live.next('snapshot')).data).toEqual([first]);
    const { body: second } = await share(one, 21.42);
    expect((await live.next('position')).data).toEqual(second);
    await stop(one);
    expect((await live.next('gone')).data).toEqual({ userId: one.user.id });
  });

  it('resumes after an interruption, without a snapshot and without loss', async () => {
    const [one, other, groupId] = await family();
    const live = await reader(other, groupId);
    await live.next('snapshot');
    await share(one, 21.1);
    const { id } = await live.next('position');
    live.close();
    await share(one, 21.2);
    await share(one, 21.3);
    const again = await reader(other, groupId, id);
    expect((await again.next('position')).data).toMatchObject({ latitude: 21.2 });
    expect((await again.next('position')).data).toMatchObject({ latitude: 21.3 });
    expect(again.events.map(({ type }) => type)).toEqual(['position', 'position']);
  });

  it('starts again with a snapshot if it cannot determine what was missed', async () => {
    const [one, other, groupId] = await family();
    await share(one);
    for (const lastEventId of ['of-another-process.7', 'nonsense', '.', '7']) {
      const live = await reader(other, groupId, lastEventId);
      expect((await live.next('snapshot')).data).toMatchObject([{ userId: one.user.id }]);
    }
  });

  it('is neither cached nor buffered by proxies', async () => {
    const [, other, groupId] = await family();
    const stopper = new AbortController();
    const reply = await fetch(`${origin}/api/location/group/${groupId}/live`, {
      headers: { cookie: other.cookie },
      signal: stopper.signal,
    });
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    stopper.abort();
  });

  it('sends nothing of one group to another', async () => {
    const [one, other, groupId] = await family();
    const [stranger, friend, elsewhere] = await family();
    const live = await reader(other, groupId);
    const away = await reader(friend, elsewhere);
    await live.next('snapshot');
    await share(one);
    await live.next('position');
    await share(stranger);
    await away.next('position');
    expect(JSON.stringify(away.events)).not.toContain(one.user.id);
    expect(JSON.stringify(live.events)).not.toContain(stranger.user.id);
  });
});

describe('a stream ends', () => {
  it('within a second of signing out everywhere', async () => {
    const [one, other, groupId] = await family();
    const live = await reader(other, groupId);
    const mine = await reader(one, groupId);
    await live.next('snapshot');
    expect((await other.client.delete('/api/auth/sessions')).status).toBe(204);
    expect(await live.ended(1000)).toBe(true);
    expect(await mine.ended(0)).toBe(false);
    expect((await listen(origin, groupId, other.cookie)).status).toBe(401);
  });

  it('within a second of deleting the account', async () => {
    const [, other, groupId] = await family();
    const live = await reader(other, groupId);
    await live.next('snapshot');
    expect((await other.client.delete('/api/auth/user', { password: goodPassword })).status).toBe(204);
    expect(await live.ended(1000)).toBe(true);
  });

  it('if it is the oldest of too many from one person, whose phone keeps reconnecting', async () => {
    const [, other, groupId] = await family();
    const first = await reader(other, groupId);
    for (let count = 0; count < 8; count += 1) await reader(other, groupId);
    expect(await first.ended(1000)).toBe(true);
    expect(await open.at(-1)?.ended(0)).toBe(false);
  });

  it('and is no longer counted, even when several were requested on one connection or the client left early', async () => {
    await expect.poll(openStreams).toBe('0');
    const [, other, groupId] = await family();
    const ask = `GET /api/location/group/${groupId}/live HTTP/1.1\r\nhost: x\r\ncookie: ${other.cookie}\r\n\r\n`;
    const address = new URL(origin);
    for (const asks of [ask, ask + ask + ask]) {
      const socket = connect(Number(address.port), address.hostname);
      socket.on('error', () => {});
      socket.write(asks);
      if (asks !== ask) await once(socket, 'data');
      else await once(socket, 'connect');
      await sleep(asks === ask ? 1 : 200);
      socket.destroy();
    }
    await sleep(300);
    await expect.poll(openStreams).toBe('0');
  });

  it('when the server closes, without delaying it', async () => {
    const second = await createTestApp({ database: test.database, clock: test.clock });
    const address = await second.app.listen({ port: 0, host: '127.0.0.1' });
    const [, other, groupId] = await family();
    const live = await listen(address, groupId, other.cookie);
    await live.next('snapshot');
    await second.close();
    expect(await live.ended(1000)).toBe(true);
  });
});

describe('an erased position', () => {
  it('is announced to listeners when its time expires', async () => {
    const [one, other, groupId] = await family();
    const until = new Date(test.clock.now().getTime() + 60_000).toISOString();
    const body = { latitude: 21.41, longitude: 39.89, isSharing: true, until };
    await one.client.post('/api/location/update', body);
    const live = await reader(other, groupId);
    await live.next('snapshot');
    test.clock.advance({ minutes: 2 });
    expect((await live.next('gone')).data).toEqual({ userId: one.user.id });
    test.clock.advance({ minutes: -2 });
    const { rows } = await test.database.db.execute(
      sql`SELECT latitude FROM positions WHERE user_id = ${one.user.id}`,
    );
    expect(rows).toEqual([{ latitude: null }]);
  });
});
