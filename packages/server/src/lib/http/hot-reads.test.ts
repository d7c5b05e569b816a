import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PrayerTimes } from '@manasik/contract/worship';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestApp, register, type TestApp } from '../../testing/test-app.ts';
import { HotReads } from './hot-reads.ts';
import { ReadyJson } from './ready-json.ts';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const hot = new ReadyJson({ way: 'hot' });

const fail = () => {
  throw new Error('no answer');
};

/** A server of hot reads alone; what they leave is answered `full`. */
async function serve(answer: () => ReadyJson | Promise<ReadyJson> | null, isOpen = true) {
  const reads = new HotReads(() => null, { 'x-own': '1' }, isOpen);
  reads.add('/hot', { isForUsers: false, answer });
  reads.add('/mine', { isForUsers: true, answer });
  const server = reads.serverFactory((_request, response) => response.end('full'), {});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const get = async (path: string, init?: RequestInit) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, init)).text();
  return { reads, get };
}

describe('a hot read', () => {
  it('is answered in front of the router, also when its answer is still to come', async () => {
    expect(await (await serve(() => hot)).get('/hot?a=1')).toBe(hot.text);
    expect(await (await serve(async () => hot)).get('/hot')).toBe(hot.text);
  });

  it('goes the full way when its answer is not known, or fails', async () => {
    expect(await (await serve(() => null)).get('/hot')).toBe('full');
    expect(await (await serve(fail)).get('/hot')).toBe('full');
    expect(await (await serve(() => Promise.reject(new Error('no answer')))).get('/hot')).toBe('full');
  });

  it('goes the full way for visitors of what is for users, other methods and other addresses', async () => {
    const { get } = await serve(() => hot);
    expect(await get('/mine')).toBe('full');
    expect(await get('/hot', { method: 'POST' })).toBe('full');
    expect(await get('/hot/2')).toBe('full');
    expect(await get('/constructor')).toBe('full');
  });

  it('goes the full way while requests are logged, and once the server drains', async () => {
    expect(await (await serve(() => hot, false)).get('/hot')).toBe('full');
    const { reads, get } = await serve(() => hot);
    reads.close();
    expect(await get('/hot')).toBe('full');
  });
});

async function listen(): Promise<{ test: TestApp; url: string }> {
  const test = await createTestApp();
  closers.push(() => test.close());
  return { test, url: await test.app.listen({ port: 0, host: '127.0.0.1' }) };
}

const asr = async (reply: Response) => PrayerTimes.parse(await reply.json()).asr ?? '';

const headAndBody = async (reply: Response) => {
  const head = Object.fromEntries(reply.headers);
  delete head['date'];
  return { status: reply.status, head, body: await reply.text() };
};

describe('in the whole app', () => {
  it('head and body are the same as on the full way', async () => {
    const { test, url } = await listen();
    const { cookie } = await register(test);
    const paths = ['/api/auth/user', '/api/prayer-times?lat=21.42&lon=39.83&timezone=Asia/Riyadh'];
    const read = (path: string) => fetch(url + path, { headers: { cookie } }).then(headAndBody);
    const first = await Promise.all(paths.map(read));
    const again = await Promise.all(paths.map(read));
    test.app.hotReads.close();
    const full = await Promise.all(paths.map(read));
    expect(again).toEqual(full);
    expect(first).toEqual(full);
    expect(full.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('a session that has ended, and settings that have changed, are seen at once', async () => {
    const { test, url } = await listen();
    const { cookie, client } = await register(test);
    const times = '/api/prayer-times?lat=51.5&lon=-0.12&date=2026-11-21';
    const read = (path: string) => fetch(url + path, { headers: { cookie } });
    await read(times);
    const before = await asr(await read(times));
    await client.put('/api/settings', { madhab: 'hanafi' });
    await read(times);
    const after = await asr(await read(times));
    expect(after > before).toBe(true);
    expect((await read('/api/auth/user')).status).toBe(200);
    await client.delete('/api/auth/sessions');
    expect((await read('/api/auth/user')).status).toBe(401);
  });

  it('input that was refused is refused again', async () => {
    const { url } = await listen();
    for (let time = 0; time < 2; time += 1) {
      const reply = await fetch(`${url}/api/prayer-times?lat=91&lon=0`);
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({ fields: { lat: 'tooBig' } });
      expect((await fetch(`${url}/api/auth/user?x=1`)).status).toBe(401);
    }
  });
});
